import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useHasTypedCard } from '../../src/features/notices/use-typed-card.ts';

afterEach(() => document.body.replaceChildren());

test('useHasTypedCard reports when a card number is typed or filled in, and when its field is emptied', () => {
  const field = document.createElement('input');
  field.autocomplete = 'cc-number';
  document.body.append(field);
  const { result } = renderHook(() => useHasTypedCard());
  const become = (value: string, event: string) =>
    act(() => {
      field.value = value;
      field.dispatchEvent(new Event(event, { bubbles: true }));
    });
  expect(result.current).toBe(false);
  become('4111', 'input');
  expect(result.current).toBe(true);
  become('', 'input');
  expect(result.current).toBe(false);
  become('4111111111111111', 'change');
  expect(result.current).toBe(true);
});

test('useHasTypedCard reports no card once its field is removed and another field gets the focus', () => {
  const card = document.createElement('input');
  card.autocomplete = 'cc-number';
  card.value = '4111';
  const other = document.createElement('input');
  document.body.append(card, other);
  const { result } = renderHook(() => useHasTypedCard());
  expect(result.current).toBe(true);
  card.remove();
  act(() => other.focus());
  expect(result.current).toBe(false);
});
