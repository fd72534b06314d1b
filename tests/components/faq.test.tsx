import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { questions } from '../../src/data/questions.ts';
import { Faq } from '../../src/features/services-page/Faq.tsx';

const [first, second] = questions;
const press = (question: string) => userEvent.click(screen.getByRole('button', { name: question }));
const open = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('only the first answer is open at first, and opening an answer closes the open one @2.34 @4.49', async () => {
  render(<Faq />);
  expect(open()).toEqual([first.question]);
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(questions.length - 1);
  await press(second.question);
  expect(open()).toEqual([second.question]);
});

test('a question closes its open answer and opens it again', async () => {
  render(<Faq />);
  await press(first.question);
  expect(open()).toEqual([]);
  await press(first.question);
  expect(open()).toEqual([first.question]);
});
