import type { Journey } from 'chartwalk/vitest';
import type { authModalModel } from '../models/auth-modal.ts';

export const authModalJourneys: readonly Journey<typeof authModalModel>[] = [
  {
    name: 'the sign-up form explains each mistake and each failure',
    steps: [
      ['Sign Up is chosen', { form: { signup: 'editing' }, password: 'hidden' }],
      [
        'the form is sent without a name',
        { form: { signup: 'editing' }, password: 'hidden' },
        'an error asks for the name',
      ],
      [
        'the form is sent without a password',
        { form: { signup: 'editing' }, password: 'hidden' },
        'an error asks for the password',
      ],
      [
        'the form is sent with half an email address',
        { form: { signup: 'editing' }, password: 'hidden' },
        'an error asks to check the email address',
      ],
      [
        'the form is sent with two different passwords',
        { form: { signup: 'editing' }, password: 'hidden' },
        'an error says that the passwords differ',
      ],
      [
        'the form is sent with a short password',
        { form: { signup: 'editing' }, password: 'hidden' },
        'an error asks for a longer password',
      ],
      ['the filled-in form is sent', { form: { signup: 'submitting' }, password: 'hidden' }],
      [
        'the address has an account already',
        { form: { signup: 'editing' }, password: 'hidden' },
        'an error says that the account exists',
      ],
      ['the filled-in form is sent', { form: { signup: 'submitting' }, password: 'hidden' }],
      [
        'making the account breaks down',
        { form: { signup: 'editing' }, password: 'hidden' },
        'the unexpected error is shown',
      ],
      ['the other form is chosen', { form: { login: 'editing' }, password: 'hidden' }],
    ],
  },
  {
    name: 'the sign-in form explains mistakes and an unexpected error, and can be closed',
    steps: [
      ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
      [
        'the form is sent without a password',
        { form: { login: 'editing' }, password: 'hidden' },
        'an error asks for the password',
      ],
      [
        'the form is sent with half an email address',
        { form: { login: 'editing' }, password: 'hidden' },
        'an error asks to check the email address',
      ],
      ['the filled-in form is sent', { form: { login: 'submitting' }, password: 'hidden' }],
      [
        'signing in breaks down',
        { form: { login: 'editing' }, password: 'hidden' },
        'the unexpected error is shown',
      ],
      ['the dialog is closed', { form: 'closed', password: 'hidden' }],
    ],
  },
  {
    name: 'a visitor shows and hides the password, and closes the sign-up form',
    steps: [
      ['Sign Up is chosen', { form: { signup: 'editing' }, password: 'hidden' }],
      [
        'the eye beside the password is pressed',
        { form: { signup: 'editing' }, password: 'visible' },
      ],
      [
        'the eye beside the password is pressed',
        { form: { signup: 'editing' }, password: 'hidden' },
      ],
      ['the dialog is closed', { form: 'closed', password: 'hidden' }],
      ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
    ],
  },
  {
    name: 'a customer signs in after a missing and a wrong password',
    steps: [
      ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
      ['the form is sent without a password', { form: { login: 'editing' }, password: 'hidden' }],
      ['the filled-in form is sent', { form: { login: 'submitting' }, password: 'hidden' }],
      ['no account matches', { form: { login: 'editing' }, password: 'hidden' }],
      ['the filled-in form is sent', { form: { login: 'submitting' }, password: 'hidden' }],
      ['the account is known', { form: 'closed', password: 'hidden' }],
    ],
  },
  {
    name: 'a visitor creates an account, and the form is empty and hides the password when it opens again @4.44',
    steps: [
      ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
      ['the other form is chosen', { form: { signup: 'editing' }, password: 'hidden' }],
      [
        'the eye beside the password is pressed',
        { form: { signup: 'editing' }, password: 'visible' },
      ],
      [
        'the form is sent with a short password',
        { form: { signup: 'editing' }, password: 'visible' },
      ],
      ['the filled-in form is sent', { form: { signup: 'submitting' }, password: 'visible' }],
      ['the account is made', { form: 'closed', password: 'visible' }],
      ['Sign Up is chosen', { form: { signup: 'editing' }, password: 'hidden' }],
    ],
    end: 'every field is empty',
  },
  {
    name: 'a customer requests a password reset twice, and returns to the sign-in form with the email filled in @18.5',
    steps: [
      ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
      ['the password is forgotten', { form: { passwordReset: 'editing' }, password: 'hidden' }],
      [
        'the form is sent without an email address',
        { form: { passwordReset: 'editing' }, password: 'hidden' },
        'an error asks for the email address',
      ],
      [
        'the form is sent with half an email address',
        { form: { passwordReset: 'editing' }, password: 'hidden' },
        'an error asks to check the email address',
      ],
      ['the filled-in form is sent', { form: { passwordReset: 'submitting' }, password: 'hidden' }],
      ['the link is on its way', { form: { passwordReset: 'sent' }, password: 'hidden' }],
      ['the filled-in form is sent', { form: { passwordReset: 'submitting' }, password: 'hidden' }],
      ['the link is on its way', { form: { passwordReset: 'sent' }, password: 'hidden' }],
      ['the customer goes back to signing in', { form: { login: 'editing' }, password: 'hidden' }],
    ],
    end: 'the email is filled in, and the password field has the focus',
  },
  {
    name: 'a customer reads why a reset link was not sent, and can change the email after one was sent @18.7',
    steps: [
      ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
      ['the password is forgotten', { form: { passwordReset: 'editing' }, password: 'hidden' }],
      ['the filled-in form is sent', { form: { passwordReset: 'submitting' }, password: 'hidden' }],
      [
        'too many links were asked for',
        { form: { passwordReset: 'editing' }, password: 'hidden' },
        'an error asks to wait',
      ],
      ['the filled-in form is sent', { form: { passwordReset: 'submitting' }, password: 'hidden' }],
      [
        'asking for the link breaks down',
        { form: { passwordReset: 'editing' }, password: 'hidden' },
        'the unexpected error is shown',
      ],
      [
        'the customer goes back to signing in',
        { form: { login: 'editing' }, password: 'hidden' },
        'no error is shown',
      ],
      [
        'the password is forgotten',
        { form: { passwordReset: 'editing' }, password: 'hidden' },
        'the email field has the focus',
      ],
      ['the filled-in form is sent', { form: { passwordReset: 'submitting' }, password: 'hidden' }],
      ['the link is on its way', { form: { passwordReset: 'sent' }, password: 'hidden' }],
      ['the address is changed', { form: { passwordReset: 'editing' }, password: 'hidden' }],
      ['the dialog is closed', { form: 'closed', password: 'hidden' }],
    ],
  },
];
