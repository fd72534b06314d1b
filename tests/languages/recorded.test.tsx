import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recorded } from './recorded.ts';
import { collectTexts, findEnglishInHindi, findUntranslated } from './shown-texts.ts';

const english = {
  title: 'Your lamp',
  lit: (name: string, count: number) => `${name} is lit ${count} times`,
  names: { kitchen: 'The kitchen lamp' },
};
const hindi: typeof english = {
  title: 'आपका लैंप',
  lit: (name, count) => `${name} ${count} बार जला है`,
  names: { kitchen: 'रसोई का लैंप' },
};

async function show(...texts: string[]) {
  collectTexts();
  render(texts.map((text) => <p key={text}>{text}</p>));
  await screen.findByText(texts.at(-1) ?? '');
}

describe('the record of messages', () => {
  test('accepts translated messages, even as arguments of other messages or joined by “·” @25.2', async () => {
    const messages = recorded(english, hindi);
    const { kitchen } = messages.names;
    await show(messages.lit(kitchen, 3), `${messages.title} · ${kitchen}`);
    expect(findUntranslated()).toEqual([]);
    expect(findEnglishInHindi()).toEqual([]);
  });

  test('finds a text that does not come from a message @25.2 @P.40', async () => {
    await show('Switch the lamp off');
    expect(findUntranslated()).toEqual(['Switch the lamp off']);
  });

  test('finds a translation with an English word @25.2', async () => {
    const messages = recorded({ on: 'Switch it on now' }, { on: 'अभी on करें' });
    await show(messages.on);
    expect(findEnglishInHindi()).toEqual(['अभी on करें']);
  });
});
