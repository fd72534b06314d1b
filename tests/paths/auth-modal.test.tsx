/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { AuthForm, AuthMode } from '../../machines/auth-modal.ts';
import { authModalMachine } from '../../machines/index.ts';
import {
  asha,
  customer,
  fillInField,
  meanwhile,
  openApp,
  openFreshBrowser,
} from '../components/app.tsx';
import { logIn, signUp } from '../components/identity.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const credentials = { email: asha.email ?? '', password: 'sesame-6' };
const form: AuthForm = { fullName: 'Asha Rao', ...credentials, confirmPassword: 'sesame-6' };

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
    // oxlint-disable-next-line no-await-in-loop -- one field after the other, as people do
    if (input) await fillInField(input, values[field as keyof AuthForm]);
  }
}

const moves = {
  'auth.opened': {
    samples: {
      'Sign In is chosen': { mode: 'login' },
      'Sign Up is chosen': { mode: 'signup' },
    },
    when: (snapshot) => !snapshot.hasTag('open'),
    run: async ({ mode }: { mode: AuthMode }) => {
      const name = mode === 'login' ? 'Sign In' : 'Sign Up';
      await customer.click(screen.getByRole('button', { name }));
    },
  },
  'auth.closed': {
    samples: { 'the dialog is closed': {} },
    run: () => customer.click(dialog().getByRole('button', { name: 'Close' })),
  },
  'auth.modeToggled': {
    samples: { 'the other form is chosen': {} },
    run: () => customer.click(dialog().getByRole('button', { name: /account\? Sign (in|up)$/ })),
  },
  'auth.passwordVisibilityToggled': {
    samples: { 'the eye beside the password is pressed': {} },
    when: (snapshot) => snapshot.hasTag('open'),
    run: () => customer.click(dialog().getByRole('button', { name: /^(Show|Hide) password$/ })),
  },
  'auth.submitted': {
    samples: {
      'the filled-in form is sent': { form },
      'the form is sent without a name': { form: { ...form, fullName: '' } },
      'the form is sent without a password': { form: { ...form, password: '' } },
      'the form is sent with two different passwords': {
        form: { ...form, confirmPassword: 'sesame-7' },
      },
      'the form is sent with a short password': {
        form: { ...form, password: 'open', confirmPassword: 'open' },
      },
    },
    run: async ({ form: values }) => {
      await fillIn(values);
      await customer.click(dialog().getByRole('button', { name: /^(Sign In|Create Account)$/ }));
    },
  },
  'xstate.done.actor.logIn': {
    samples: {
      'the account is known': { kind: 'succeeded' },
      'no account matches': { kind: 'failed', message: 'No account matches.' },
    },
    run: (outcome) => {
      expect(logIn.input()).toEqual(credentials);
      return meanwhile(() => logIn.answer(outcome));
    },
  },
  'xstate.error.actor.logIn': {
    samples: { 'signing in breaks down': new Error('The line is dead.') },
    run: (error) => meanwhile(() => logIn.fail(error)),
  },
  'xstate.done.actor.signUp': {
    samples: {
      'the account is made': { kind: 'succeeded' },
      'the address has an account already': { kind: 'failed', message: 'You are here already.' },
    },
    run: (outcome) => {
      expect(signUp.input()).toEqual({ fullName: form.fullName, ...credentials });
      return meanwhile(() => signUp.answer(outcome));
    },
  },
  'xstate.error.actor.signUp': {
    samples: { 'making the account breaks down': new Error('The line is dead.') },
    run: (error) => meanwhile(() => signUp.fail(error)),
  },
} satisfies Moves<typeof authModalMachine>;

function expectError(error: string | null): void {
  const alerts = dialog().queryAllByRole('alert');
  expect(alerts.map((alert) => alert.textContent)).toEqual(error === null ? [] : [error]);
}

function expectBusy(): void {
  expect(dialog().getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  expectError(null);
}

const states = {
  'form.closed': () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  'form.login': () => {
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Welcome Back');
    expect(dialog().queryByLabelText(/^Full Name/)).not.toBeInTheDocument();
    expect(dialog().queryByLabelText(/^Confirm Password/)).not.toBeInTheDocument();
  },
  'form.login.editing': ({ context }) => {
    expect(dialog().getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expectError(context.error);
  },
  'form.login.submitting': expectBusy,
  'form.signup': () => {
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Create Account');
    expect(dialog().getByLabelText(/^Full Name/)).toBeRequired();
    expect(dialog().getByLabelText(/^Confirm Password/)).toBeRequired();
  },
  'form.signup.editing': ({ context }) => {
    expect(dialog().getByRole('button', { name: 'Create Account' })).toBeEnabled();
    expectError(context.error);
  },
  'form.signup.submitting': expectBusy,
  'password.hidden': (snapshot) => {
    if (!snapshot.hasTag('open')) return;
    expect(dialog().getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
    expect(dialog().getByRole('button', { name: 'Show password' })).toBeInTheDocument();
  },
  'password.visible': (snapshot) => {
    if (!snapshot.hasTag('open')) return;
    expect(dialog().getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
    expect(dialog().getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  },
} satisfies States<typeof authModalMachine>;

beforeEach(openFreshBrowser);

walkPaths(authModalMachine, {
  starts: [
    { name: 'signed out, on a page', mount: () => openApp({ address: '/nowhere', user: null }) },
  ],
  moves,
  states,
  memory: ({ error }) => error,
  journeys: [
    {
      name: 'a customer mistypes the password, corrects it and is in',
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
      name: 'a visitor without an account makes one, and the password they looked at is hidden again',
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
      end: () => expect(dialog().getByLabelText(/^Password/)).toHaveValue(''),
    },
    {
      name: 'an answer that comes after the dialog was closed opens nothing again',
      steps: [
        ['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],
        ['the filled-in form is sent', { form: { login: 'submitting' }, password: 'hidden' }],
        ['the dialog is closed', { form: 'closed', password: 'hidden' }],
        ['no account matches', { form: 'closed', password: 'hidden' }],
      ],
    },
  ],
});
