import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { authModalMachine } from '../../machines/auth-modal.ts';
import type { AuthForm } from '../../machines/auth-modal.ts';
import { asha } from '../fixtures.ts';

/** A complete form. Signing in uses only the email and the password. */
export const authForm: AuthForm = {
  fullName: 'Asha Rao',
  email: asha.email ?? '',
  password: 'sesame-6',
  confirmPassword: 'sesame-6',
};

/** Returns the name of the form that is shown, or `closed`. */
const formOf = ({ value: { form } }: SnapshotFrom<typeof authModalMachine>) =>
  typeof form === 'string' ? form : Object.keys(form)[0];

export const authModalModel = defineModel({
  machine: authModalMachine,
  starts: { 'signed out, on a page': {} },
  moves: {
    'auth.opened': {
      samples: {
        'Sign In is chosen': { mode: 'login' },
        'Sign Up is chosen': { mode: 'signup' },
      },
      when: (snapshot) => !snapshot.hasTag('open'),
    },
    'auth.closed': { samples: { 'the dialog is closed': {} } },
    'auth.modeToggled': { samples: { 'the other form is chosen': {} } },
    'auth.passwordForgotten': { samples: { 'Forgot password is chosen': {} } },
    'auth.signInResumed': { samples: { 'the customer returns to the sign-in form': {} } },
    'auth.emailEdited': { samples: { 'the email address is changed': {} } },
    'auth.passwordVisibilityToggled': {
      samples: { 'the password is shown or hidden': {} },
      when: (snapshot) => snapshot.hasTag('open') && !snapshot.matches({ form: 'passwordReset' }),
    },
    'auth.submitted': {
      samples: {
        'the filled-in form is sent': { form: authForm },
        'the form is sent without a name': { form: { ...authForm, fullName: '' } },
        'the form is sent without an email address': { form: { ...authForm, email: '' } },
        'the form is sent without a password': { form: { ...authForm, password: '' } },
        'the form is sent with half an email address': { form: { ...authForm, email: 'asha@' } },
        'the form is sent with two different passwords': {
          form: { ...authForm, confirmPassword: 'sesame-7' },
        },
        'the form is sent with a short password': {
          form: { ...authForm, password: 'open', confirmPassword: 'open' },
        },
      },
      // After the reset email is sent, the form still contains the complete address, so the form can't be sent
      // incomplete.
      when: (snapshot, { form }) =>
        !snapshot.matches({ form: { passwordReset: 'sent' } }) || form === authForm,
      // A form sends only the texts of its own fields.
      sends: ({ form }, before) => {
        const { email, password } = form;
        if (before.matches({ form: 'signup' })) return { form };
        return { form: before.matches({ form: 'login' }) ? { email, password } : { email } };
      },
    },
    'xstate.done.actor.logIn': {
      samples: {
        'the service signs the customer in': { kind: 'succeeded' },
        'no account matches': { kind: 'failed', problem: { code: 'credentialsWrong' } },
      },
    },
    'xstate.error.actor.logIn': {
      samples: { 'signing in fails unexpectedly': new Error('The line is dead.') },
    },
    'xstate.done.actor.signUp': {
      samples: {
        'the account is created': { kind: 'succeeded' },
        'the email address already has an account': {
          kind: 'failed',
          problem: { code: 'emailTaken' },
        },
      },
    },
    'xstate.error.actor.signUp': {
      samples: { 'creating the account fails unexpectedly': new Error('The line is dead.') },
    },
    'xstate.done.actor.requestPasswordReset': {
      samples: {
        'the reset link is sent': { kind: 'succeeded' },
        'too many reset links were requested': {
          kind: 'failed',
          problem: { code: 'tooManyAttempts' },
        },
      },
    },
    'xstate.error.actor.requestPasswordReset': {
      samples: { 'requesting the reset link fails unexpectedly': new Error('The line is dead.') },
    },
  },
  memory: ({ problems }) => problems,
  invariants: {
    never: {
      'a password is in the context': ({ context }) => {
        const kept = JSON.stringify(context);
        return kept.includes(authForm.password) || kept.includes(authForm.confirmPassword);
      },
      'an error of one form is shown in the next form': (snapshot, before) =>
        before !== undefined &&
        snapshot.hasTag('open') &&
        formOf(before) !== formOf(snapshot) &&
        snapshot.context.problems.length > 0,
      'an error is shown while a form is being sent': (snapshot) =>
        snapshot.hasTag('busy') && snapshot.context.problems.length > 0,
    },
    eventually: { 'the dialog is closed': (snapshot) => !snapshot.hasTag('open') },
  },
});
