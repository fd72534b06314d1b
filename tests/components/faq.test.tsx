import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { questions } from '../../src/data/questions.ts';
import { Faq } from '../../src/features/services-page/Faq.tsx';

const [first, second] = questions;
const press = (question: string) => userEvent.click(screen.getByRole('button', { name: question }));
const open = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('at first, only the first answer is open, and opening another answer closes it @2.34 @4.49', async () => {
  render(<Faq />);
  expect(open()).toEqual([first.question]);
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(questions.length - 1);
  await press(second.question);
  expect(open()).toEqual([second.question]);
});

test('clicking a question closes its open answer, and clicking it again opens the answer', async () => {
  render(<Faq />);
  await press(first.question);
  expect(open()).toEqual([]);
  await press(first.question);
  expect(open()).toEqual([first.question]);
});
