import { screen, within } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import type { AuthForm } from '../../machines/auth-modal.ts';
import type { AuthProblem } from '../../src/domain/auth-problem.ts';
import { problemSentence } from '../../src/features/auth/problem-sentences.ts';
import { customer, fillInField, meanwhile, openApp, openFreshBrowser } from '../components/app.tsx';
import { logIn, requestPasswordReset, signUp } from '../components/identity.ts';
import { authForm, authModalModel } from '../models/auth-modal.ts';
import { walkPaths } from './walk.ts';

const { fullName, email, password } = authForm;
const credentials = { email, password };

const dialog = () => within(screen.getByRole('dialog'));
const labels: Readonly<Record<keyof AuthForm, string>> = {
  fullName: 'Full Name',
  email: 'Email Address',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};

async function fillIn(values: AuthForm): Promise<void> {
  for (const [field, label] of Object.entries(labels)) {
    const input = dialog().queryByLabelText(new RegExp(`^${label}`));
    if (input && (input as HTMLInputElement).value !== values[field as keyof AuthForm]) {
      // oxlint-disable-next-line no-await-in-loop -- a customer fills in one field at a time
      await fillInField(input, values[field as keyof AuthForm]);
    }
  }
}

const submitLabels = /^(Sign In|Create Account|Send Reset Link|Send Again)$/;

const runs = {
  'auth.opened': async ({ mode }) => {
    const name = mode === 'login' ? 'Sign In' : 'Sign Up';
    await customer.click(screen.getByRole('button', { name }));
  },
  'auth.closed': () => customer.click(dialog().getByRole('button', { name: 'Close' })),
  'auth.modeToggled': () =>
    customer.click(dialog().getByRole('button', { name: /account\? Sign (in|up)$/ })),
  'auth.passwordForgotten': () =>
    customer.click(dialog().getByRole('button', { name: 'Forgot password?' })),
  'auth.signInResumed': () =>
    customer.click(dialog().getByRole('button', { name: 'Back to sign in' })),
  'auth.emailEdited': () => customer.type(dialog().getByLabelText(/^Email Address/), 'n'),
  'auth.passwordVisibilityToggled': () =>
    customer.click(dialog().getByRole('button', { name: /^(Show|Hide) password$/ })),
  'auth.submitted': async ({ form: values }) => {
    await fillIn(values);
    await customer.click(dialog().getByRole('button', { name: submitLabels }));
  },
  'xstate.done.actor.logIn': (outcome) => {
    expect(logIn.input()).toEqual(credentials);
    return meanwhile(() => logIn.answer(outcome));
  },
  'xstate.error.actor.logIn': (error) => meanwhile(() => logIn.fail(error)),
  'xstate.done.actor.signUp': (outcome) => {
    expect(signUp.input()).toEqual({ fullName, ...credentials });
    return meanwhile(() => signUp.answer(outcome));
  },
  'xstate.error.actor.signUp': (error) => meanwhile(() => signUp.fail(error)),
  'xstate.done.actor.requestPasswordReset': (outcome) => {
    expect(requestPasswordReset.input()).toEqual({ email });
    return meanwhile(() => requestPasswordReset.answer(outcome));
  },
  'xstate.error.actor.requestPasswordReset': (error) =>
    meanwhile(() => requestPasswordReset.fail(error)),
} satisfies Runs<typeof authModalModel>;

function expectError(error: string | null): void {
  const alerts = dialog().queryAllByRole('alert');
  expect(alerts.map((alert) => alert.textContent)).toEqual(error === null ? [] : [error]);
}

function expectProblem(problem: AuthProblem | null): void {
  expectError(problem && problemSentence(problem));
}

function expectBusy(): void {
  expect(dialog().getByRole('button', { name: 'Please wait...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expectError(null);
}

/** Checks the fields that both forms have. */
function expectCredentials(): void {
  expect(dialog().getByLabelText(/^Email Address/)).toHaveAttribute('type', 'email');
  expect(dialog().getByLabelText(/^Email Address/)).toBeRequired();
  expect(dialog().getByLabelText(/^Password/)).toBeRequired();
}

/** Checks that no dialog covers the page and no password field is left. */
function expectNoDialog(): void {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
}

function expectPassword(type: 'password' | 'text', eye: string): void {
  expect(dialog().getByLabelText(/^Password/)).toHaveAttribute('type', type);
  expect(dialog().getByRole('button', { name: eye })).toBeInTheDocument();
}

/** Checks that the dialog to reset a password asks for no password. */
function expectNoPassword(): void {
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Reset Password');
  expect(dialog().queryByRole('button', { name: / password$/ })).not.toBeInTheDocument();
}

const states = {
  'form.closed': expectNoDialog,
  'form.login': () => {
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Welcome Back');
    expect(dialog().getByRole('button', { name: "Don't have an account? Sign up" })).toBeVisible();
    expectCredentials();
    expect(dialog().queryByLabelText(/^Full Name/)).not.toBeInTheDocument();
    expect(dialog().queryByLabelText(/^Confirm Password/)).not.toBeInTheDocument();
  },
  'form.login.editing': ({ context }) => {
    expect(dialog().getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expectProblem(context.problem);
  },
  'form.login.submitting': expectBusy,
  'form.signup': () => {
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Create Account');
    expect(
      dialog().getByRole('button', { name: 'Already have an account? Sign in' }),
    ).toBeVisible();
    expectCredentials();
    expect(dialog().getByLabelText(/^Full Name/)).toBeRequired();
    expect(dialog().getByLabelText(/^Confirm Password/)).toBeRequired();
  },
  'form.signup.editing': ({ context }) => {
    expect(dialog().getByRole('button', { name: 'Create Account' })).toBeEnabled();
    expectProblem(context.problem);
  },
  'form.signup.submitting': expectBusy,
  'form.passwordReset': () => {
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Reset Password');
    expect(dialog().getByLabelText(/^Email Address/)).toBeRequired();
    expect(dialog().queryByLabelText(/^Password/)).not.toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Back to sign in' })).toBeVisible();
  },
  'form.passwordReset.editing': ({ context }) => {
    expect(dialog().getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
    expect(dialog().getByRole('status')).toBeEmptyDOMElement();
    expectProblem(context.problem);
  },
  'form.passwordReset.submitting': expectBusy,
  'form.passwordReset.sent': () => {
    expect(dialog().getByRole('status')).toHaveTextContent(
      'If there’s an account for this address, we’ve sent it an email.',
    );
    expect(dialog().getByRole('button', { name: 'Send Again' })).toBeEnabled();
    expectError(null);
  },
  'password.hidden': (snapshot) => {
    if (snapshot.matches({ form: 'passwordReset' })) expectNoPassword();
    else if (snapshot.hasTag('open')) expectPassword('password', 'Show password');
    else expectNoDialog();
  },
  'password.visible': (snapshot) => {
    if (snapshot.matches({ form: 'passwordReset' })) expectNoPassword();
    else if (snapshot.hasTag('open')) expectPassword('text', 'Hide password');
    else expectNoDialog();
  },
} satisfies States<typeof authModalModel>;

beforeEach(openFreshBrowser);

walkPaths(authModalModel, {
  proves: '@2.58 @2.59 @2.60 @2.61 @4.42 @4.43 @4.44 @4.45 @5.1 @5.3 @8.2 @8.4',
  mounts: {
    'signed out, on a page': () => openApp({ address: '/nowhere', user: null }),
  },
  runs,
  states,
  journeys: [
    {
      name: 'the sign-up form explains each mistake and each failure',
      steps: [
        ['Sign Up is chosen', { form: { signup: 'editing' }, password: 'hidden' }],
        [
          'the form is sent without a name',
          { form: { signup: 'editing' }, password: 'hidden' },
          () => expectError('Please enter your full name.'),
        ],
        [
          'the form is sent without a password',
          { form: { signup: 'editing' }, password: 'hidden' },
          () => expectError('Please enter your email address and password.'),
        ],
        [
          'the form is sent with half an email address',
          { form: { signup: 'editing' }, password: 'hidden' },
          () => expectError('That email address doesn’t look right. Please check it.'),
        ],
        [
          'the form is sent with two different passwords',
          { form: { signup: 'editing' }, password: 'hidden' },
          () => expectError('Passwords do not match'),
        ],
        [
          'the form is sent with a short password',
          { form: { signup: 'editing' }, password: 'hidden' },
          () => expectError('Password must be at least 6 characters'),
        ],
        ['the filled-in form is sent', { form: { signup: 'submitting' }, password: 'hidden' }],
        [
          'the address has an account already',
          { form: { signup: 'editing' }, password: 'hidden' },
          () => expectError('An account with that email already exists. Try signing in instead.'),
        ],
        ['the filled-in form is sent', { form: { signup: 'submitting' }, password: 'hidden' }],
        [
          'making the account breaks down',
          { form: { signup: 'editing' }, password: 'hidden' },
          () => expectError('The line is dead.'),
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
          () => expectError('Please enter your email address and password.'),
        ],
        [
          'the form is sent with half an email address',
          { form: { login: 'editing' }, password: 'hidden' },
          () => expectError('That email address doesn’t look right. Please check it.'),
        ],
        ['the filled-in form is sent', { form: { login: 'submitting' }, password: 'hidden' }],
        [
          'signing in breaks down',
          { form: { login: 'editing' }, password: 'hidden' },
          () => expectError('The line is dead.'),
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
      end: () => {
        for (const label of Object.values(labels)) {
          expect(dialog().getByLabelText(new RegExp(`^${label}`))).toHaveValue('');
        }
      },
    },
    {
      name: 'a customer requests a password reset twice, and returns to the sign-in form with the email filled in @18.5',
      steps: [
        ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
        ['the password is forgotten', { form: { passwordReset: 'editing' }, password: 'hidden' }],
        [
          'the form is sent without an email address',
          { form: { passwordReset: 'editing' }, password: 'hidden' },
          () => expectError('Please enter your email address.'),
        ],
        [
          'the form is sent with half an email address',
          { form: { passwordReset: 'editing' }, password: 'hidden' },
          () => expectError('That email address doesn’t look right. Please check it.'),
        ],
        [
          'the filled-in form is sent',
          { form: { passwordReset: 'submitting' }, password: 'hidden' },
        ],
        ['the link is on its way', { form: { passwordReset: 'sent' }, password: 'hidden' }],
        [
          'the filled-in form is sent',
          { form: { passwordReset: 'submitting' }, password: 'hidden' },
        ],
        ['the link is on its way', { form: { passwordReset: 'sent' }, password: 'hidden' }],
        [
          'the customer goes back to signing in',
          { form: { login: 'editing' }, password: 'hidden' },
        ],
      ],
      end: () => {
        expect(dialog().getByLabelText(/^Email Address/)).toHaveValue(email);
        expect(dialog().getByLabelText(/^Password/)).toHaveFocus();
      },
    },
    {
      name: 'a customer reads why a reset link was not sent, and can change the email after one was sent @18.7',
      steps: [
        ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
        ['the password is forgotten', { form: { passwordReset: 'editing' }, password: 'hidden' }],
        [
          'the filled-in form is sent',
          { form: { passwordReset: 'submitting' }, password: 'hidden' },
        ],
        [
          'too many links were asked for',
          { form: { passwordReset: 'editing' }, password: 'hidden' },
          () =>
            expectError('You’ve tried too many times. Please wait a few minutes and try again.'),
        ],
        [
          'the filled-in form is sent',
          { form: { passwordReset: 'submitting' }, password: 'hidden' },
        ],
        [
          'asking for the link breaks down',
          { form: { passwordReset: 'editing' }, password: 'hidden' },
          () => expectError('The line is dead.'),
        ],
        [
          'the customer goes back to signing in',
          { form: { login: 'editing' }, password: 'hidden' },
          () => expectError(null),
        ],
        [
          'the password is forgotten',
          { form: { passwordReset: 'editing' }, password: 'hidden' },
          () => expect(dialog().getByLabelText(/^Email Address/)).toHaveFocus(),
        ],
        [
          'the filled-in form is sent',
          { form: { passwordReset: 'submitting' }, password: 'hidden' },
        ],
        ['the link is on its way', { form: { passwordReset: 'sent' }, password: 'hidden' }],
        ['the address is changed', { form: { passwordReset: 'editing' }, password: 'hidden' }],
        ['the dialog is closed', { form: 'closed', password: 'hidden' }],
      ],
    },
    {
      name: 'a closed sign-in dialog stays closed when a late answer arrives',
      steps: [
        ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
        ['the filled-in form is sent', { form: { login: 'submitting' }, password: 'hidden' }],
        ['the dialog is closed', { form: 'closed', password: 'hidden' }],
        ['no account matches', { form: 'closed', password: 'hidden' }],
      ],
      end: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
    },
  ],
});
