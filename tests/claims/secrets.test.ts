import { redact } from 'chartwalk/inspect';
import { expect, test } from 'vitest';
import { checkoutForm, order } from '../fixtures.ts';
import { authForm } from '../models/auth-modal.ts';

const MASK = '•••';

test('the app’s forms and orders are redacted before they leave a tab', () => {
  expect(redact({ type: 'auth.submitted', form: authForm })).toEqual({
    type: 'auth.submitted',
    form: { fullName: 'Asha Rao', email: MASK, password: MASK, confirmPassword: MASK },
  });
  expect(redact(checkoutForm)).toEqual({
    street: '12 Lodhi Road',
    city: 'New Delhi',
    zipCode: '110003',
    instructions: '',
    cardNumber: MASK,
    expiryDate: MASK,
    cvv: MASK,
    nameOnCard: MASK,
  });
  expect(redact({ orders: [order()] })).toMatchObject({
    orders: [{ id: 'FD1234561234', paymentMethod: MASK, total: 24.57 }],
  });
});
