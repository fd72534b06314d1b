import type { Journey } from 'chartwalk/vitest';
import type { SnapshotFrom } from 'xstate';
import type { authModalModel } from '../models/auth-modal.ts';

type Value = SnapshotFrom<typeof authModalModel.machine>['value'];

/** Returns the machine's value, by default with a hidden password. */
function at(form: Value['form'], password: Value['password'] = 'hidden'): Value {
  return { form, password };
}

export const authModalJourneys: readonly Journey<typeof authModalModel>[] = [
  {
    name: 'the sign-up form explains each mistake and each failure',
    steps: [
      ['Sign Up is chosen', at({ signup: 'editing' })],
      ['the form is sent without a name', at({ signup: 'editing' }), 'an error asks for the name'],
      [
        'the form is sent without a password',
        at({ signup: 'editing' }),
        'an error asks for the password',
      ],
      [
        'the form is sent without an email address',
        at({ signup: 'editing' }),
        'an error asks for the email address',
      ],
      [
        'the form is sent with half an email address',
        at({ signup: 'editing' }),
        'an error asks to check the email address',
      ],
      [
        'the form is sent with two different passwords',
        at({ signup: 'editing' }),
        'an error says that the passwords differ',
      ],
      [
        'the form is sent with a short password',
        at({ signup: 'editing' }),
        'an error asks for a longer password',
      ],
      ['the filled-in form is sent', at({ signup: 'submitting' })],
      [
        'the email address already has an account',
        at({ signup: 'editing' }),
        'an error says that the account exists',
      ],
      ['the filled-in form is sent', at({ signup: 'submitting' })],
      [
        'creating the account fails unexpectedly',
        at({ signup: 'editing' }),
        'the unexpected error is shown',
      ],
      ['the other form is chosen', at({ login: 'editing' })],
    ],
  },
  {
    name: 'the sign-in form explains mistakes and an unexpected error, and can be closed',
    steps: [
      ['Sign In is chosen', at({ login: 'editing' })],
      [
        'the form is sent without a password',
        at({ login: 'editing' }),
        'an error asks for the password',
      ],
      [
        'the form is sent with half an email address',
        at({ login: 'editing' }),
        'an error asks to check the email address',
      ],
      ['the filled-in form is sent', at({ login: 'submitting' })],
      ['signing in fails unexpectedly', at({ login: 'editing' }), 'the unexpected error is shown'],
      ['the dialog is closed', at('closed')],
    ],
  },
  {
    name: 'a visitor shows and hides the password, and closes the sign-up form',
    steps: [
      ['Sign Up is chosen', at({ signup: 'editing' })],
      ['the password is shown or hidden', at({ signup: 'editing' }, 'visible')],
      ['the password is shown or hidden', at({ signup: 'editing' })],
      ['the dialog is closed', at('closed')],
      ['Sign In is chosen', at({ login: 'editing' })],
    ],
  },
  {
    name: 'a customer signs in after leaving out the password and entering a wrong password',
    steps: [
      ['Sign In is chosen', at({ login: 'editing' })],
      ['the form is sent without a password', at({ login: 'editing' })],
      ['the filled-in form is sent', at({ login: 'submitting' })],
      ['no account matches', at({ login: 'editing' })],
      ['the filled-in form is sent', at({ login: 'submitting' })],
      ['the service signs the customer in', at('closed')],
    ],
  },
  {
    name: 'a visitor creates an account, and the form is empty and hides the password when it opens again @4.44',
    steps: [
      ['Sign In is chosen', at({ login: 'editing' })],
      ['the other form is chosen', at({ signup: 'editing' })],
      ['the password is shown or hidden', at({ signup: 'editing' }, 'visible')],
      ['the form is sent with a short password', at({ signup: 'editing' }, 'visible')],
      ['the filled-in form is sent', at({ signup: 'submitting' }, 'visible')],
      ['the account is created', at('closed', 'visible')],
      ['Sign Up is chosen', at({ signup: 'editing' })],
    ],
    end: 'every field is empty',
  },
  {
    name: 'a customer requests a password reset twice, and returns to the sign-in form with the email filled in @18.5',
    steps: [
      ['Sign In is chosen', at({ login: 'editing' })],
      ['Forgot password is chosen', at({ passwordReset: 'editing' })],
      [
        'the form is sent without an email address',
        at({ passwordReset: 'editing' }),
        'an error asks for the email address',
      ],
      [
        'the form is sent with half an email address',
        at({ passwordReset: 'editing' }),
        'an error asks to check the email address',
      ],
      ['the filled-in form is sent', at({ passwordReset: 'submitting' })],
      ['the reset link is sent', at({ passwordReset: 'sent' })],
      ['the filled-in form is sent', at({ passwordReset: 'submitting' })],
      ['the reset link is sent', at({ passwordReset: 'sent' })],
      ['the customer returns to the sign-in form', at({ login: 'editing' })],
    ],
    end: 'the email is filled in, and the password field has the focus',
  },
  {
    name: 'a customer reads why no reset link was sent, and can change the email after a link was sent @18.7 @18.8',
    steps: [
      ['Sign In is chosen', at({ login: 'editing' })],
      ['Forgot password is chosen', at({ passwordReset: 'editing' })],
      ['the filled-in form is sent', at({ passwordReset: 'submitting' })],
      [
        'too many reset links were requested',
        at({ passwordReset: 'editing' }),
        'an error asks to wait',
      ],
      ['the filled-in form is sent', at({ passwordReset: 'submitting' })],
      [
        'requesting the reset link fails unexpectedly',
        at({ passwordReset: 'editing' }),
        'the unexpected error is shown',
      ],
      ['the customer returns to the sign-in form', at({ login: 'editing' }), 'no error is shown'],
      [
        'Forgot password is chosen',
        at({ passwordReset: 'editing' }),
        'the email field has the focus',
      ],
      ['the filled-in form is sent', at({ passwordReset: 'submitting' })],
      ['the reset link is sent', at({ passwordReset: 'sent' })],
      ['the email address is changed', at({ passwordReset: 'editing' })],
      ['the dialog is closed', at('closed')],
    ],
  },
  {
    name: 'the errors of one form are not shown in the next form',
    steps: [
      ['Sign In is chosen', at({ login: 'editing' })],
      ['the form is sent without an email address', at({ login: 'editing' })],
      ['the other form is chosen', at({ signup: 'editing' })],
      ['the form is sent without a name', at({ signup: 'editing' })],
      ['the other form is chosen', at({ login: 'editing' })],
      ['the form is sent without an email address', at({ login: 'editing' })],
      ['Forgot password is chosen', at({ passwordReset: 'editing' })],
    ],
  },
];
