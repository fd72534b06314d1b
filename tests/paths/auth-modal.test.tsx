import { screen, within } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import type { AuthForm } from '../../machines/auth-modal.ts';
import type { AuthProblem } from '../../src/domain/auth-problem.ts';
import { problemSentence } from '../../src/features/auth/problem-sentences.ts';
import {
  customer,
  fillInField,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
} from '../components/app.tsx';
import { logIn, requestPasswordReset, signUp } from '../components/identity.ts';
import { authModalJourneys } from '../journeys/auth-modal.ts';
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

const openLabels = { login: 'Sign In', signup: 'Sign Up' } as const;
const submitLabels = /^(Sign In|Create Account|Send Reset Link|Send Again)$/;

const runs = {
  'auth.opened': {
    'in the header': ({ mode }) =>
      customer.click(screen.getByRole('button', { name: openLabels[mode] })),
    'in the menu': async ({ mode }) => {
      await press('Menu');
      await customer.click(dialog().getByRole('button', { name: openLabels[mode] }));
    },
  },
  'auth.closed': {
    'with its button': () => customer.click(dialog().getByRole('button', { name: 'Close' })),
    'with Escape': () => customer.keyboard('{Escape}'),
  },
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
    return actOutsideApp(() => logIn.answer(outcome));
  },
  'xstate.error.actor.logIn': (error) => actOutsideApp(() => logIn.fail(error)),
  'xstate.done.actor.signUp': (outcome) => {
    expect(signUp.input()).toEqual({ fullName, ...credentials });
    return actOutsideApp(() => signUp.answer(outcome));
  },
  'xstate.error.actor.signUp': (error) => actOutsideApp(() => signUp.fail(error)),
  'xstate.done.actor.requestPasswordReset': (outcome) => {
    expect(requestPasswordReset.input()).toEqual({ email });
    return actOutsideApp(() => requestPasswordReset.answer(outcome));
  },
  'xstate.error.actor.requestPasswordReset': (error) =>
    actOutsideApp(() => requestPasswordReset.fail(error)),
} satisfies Runs<typeof authModalModel>;

function expectErrors(...errors: readonly string[]): void {
  const alerts = dialog().queryAllByRole('alert');
  expect(alerts.map((alert) => alert.textContent)).toEqual(errors);
}

function expectProblems(problems: readonly AuthProblem[]): void {
  expectErrors(...problems.map(problemSentence));
}

function expectBusy(): void {
  expect(dialog().getByRole('button', { name: 'Please wait...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expectErrors();
}

/** Checks the fields that are in both forms. */
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
    expectProblems(context.problems);
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
    expectProblems(context.problems);
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
    expectProblems(context.problems);
  },
  'form.passwordReset.submitting': expectBusy,
  'form.passwordReset.sent': () => {
    expect(dialog().getByRole('status')).toHaveTextContent(
      'If this address has an account, we’ve emailed you a link.',
    );
    expect(dialog().getByRole('button', { name: 'Send Again' })).toBeEnabled();
    expectErrors();
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
  proves: '@2.58 @2.59 @2.60 @2.61 @4.42 @4.43 @4.44 @4.45 @5.1 @5.3 @5.4 @8.2 @8.3 @8.4',
  mounts: {
    'signed out, on a page': () => openApp({ url: '/nowhere', user: null }),
  },
  runs,
  states,
  journeys: [
    ...authModalJourneys,
    {
      name: 'a closed sign-in dialog stays closed when a late answer arrives',
      steps: [
        ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
        ['the filled-in form is sent', { form: { login: 'submitting' }, password: 'hidden' }],
        ['the dialog is closed', { form: 'closed', password: 'hidden' }],
        // The machine ignores this event.
        ['no account matches', { form: 'closed', password: 'hidden' }],
      ],
      end: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
    },
  ],
  shows: {
    'an error asks for the name': () => expectErrors('Please enter your full name.'),
    'an error asks for the password': () => expectErrors('Please enter your password.'),
    'an error asks to check the email address': () =>
      expectErrors('That email address doesn’t look right. Please check it.'),
    'an error says that the passwords differ': () => expectErrors('Passwords do not match'),
    'an error asks for a longer password': () =>
      expectErrors('Password must be at least 6 characters'),
    'an error says that the account exists': () =>
      expectErrors('An account with that email already exists. Try signing in instead.'),
    'the unexpected error is shown': () => expectErrors('The line is dead.'),
    'every field is empty': () => {
      for (const label of Object.values(labels)) {
        expect(dialog().getByLabelText(new RegExp(`^${label}`))).toHaveValue('');
      }
    },
    'an error asks for the email address': () => expectErrors('Please enter your email address.'),
    'the email is filled in, and the password field has the focus': () => {
      expect(dialog().getByLabelText(/^Email Address/)).toHaveValue(email);
      expect(dialog().getByLabelText(/^Password/)).toHaveFocus();
    },
    'an error asks to wait': () =>
      expectErrors('You’ve tried too many times. Please wait a few minutes and try again.'),
    'no error is shown': () => expectErrors(),
    'the email field has the focus': () =>
      expect(dialog().getByLabelText(/^Email Address/)).toHaveFocus(),
  },
});
