import { expect, test } from 'vitest';
import { findMissing } from '../../src/domain/auth-problem.ts';

test('findMissing reports a name or an email that consists of spaces, but accepts a password of spaces', () => {
  const form = { fullName: ' ', email: ' ', password: ' ', confirmPassword: ' ' };
  expect(findMissing(form, 'fullName', 'email', 'password', 'confirmPassword')).toEqual([
    { code: 'fullNameMissing' },
    { code: 'emailMissing' },
  ]);
});
