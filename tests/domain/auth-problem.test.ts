import { expect, test } from 'vitest';
import { findMissing } from '../../src/domain/auth-problem.ts';

test('findMissing reports a name and an email of spaces, but spaces are text in passwords', () => {
  const form = { fullName: ' ', email: ' ', password: ' ', confirmPassword: ' ' };
  expect(findMissing(form, 'fullName', 'email', 'password', 'confirmPassword')).toEqual([
    { code: 'fullNameMissing' },
    { code: 'emailMissing' },
  ]);
});
