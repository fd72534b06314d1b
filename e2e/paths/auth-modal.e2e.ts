/** Walks the sign-in dialog in Chromium, against the identity service's emulator. */
import type { Locator, Page, Route } from '@playwright/test';
import type { AuthForm } from '../../machines/auth-modal.ts';
import type { AuthProblem } from '../../src/domain/auth-problem.ts';
import { problemSentence } from '../../src/features/auth/problem-sentences.ts';
import { authForm, authModalModel } from '../../tests/models/auth-modal.ts';
import {
  authField,
  authModal,
  inventAccount,
  openAuthModal,
  register,
  signOut,
} from '../support/accounts.ts';
import type { Account } from '../support/accounts.ts';
import { expect } from '../support/test.ts';
import { walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';

type Stage = World & {
  /** Requests to the identity service that have no answer yet. */
  asked: Route[];
  /** The customer whose details were filled in last. `fillIn` invents a new customer each time. */
  account: Account;
  isSignedIn: boolean;
};

const labels: Readonly<Record<keyof AuthForm, string>> = {
  fullName: 'Full Name',
  email: 'Email Address',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};

async function fillIn(stage: Stage, form: AuthForm): Promise<void> {
  stage.account = { ...inventAccount(), password: form.password };
  const { fullName, email } = stage.account;
  const typed = {
    ...form,
    fullName: form.fullName && fullName,
    email: form.email === authForm.email ? email : form.email,
  };
  for (const [field, label] of Object.entries(labels)) {
    /* oxlint-disable no-await-in-loop -- a customer fills in one field at a time */
    const input = authField(stage.page, label);
    if ((await input.count()) > 0) await input.fill(typed[field as keyof AuthForm]);
    /* oxlint-enable no-await-in-loop */
  }
}

const question = /accounts:(signInWithPassword|signUp|sendOobCode)/;

/** Lets the identity service answer the last request. */
async function letAnswer({ asked }: Stage): Promise<void> {
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await asked.pop()?.continue();
}

/** Answers the last request as if there had been too many attempts. */
async function refuse({ asked }: Stage): Promise<void> {
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await asked.pop()?.fulfill({
    status: 400,
    json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
  });
}

/** Makes `navigator.onLine` throw an error the next time that the app reads it. */
async function breakLine(page: Page): Promise<void> {
  // Wait for the notices, because their code also reads `navigator.onLine` when it loads.
  await expect(page.getByRole('status', { includeHidden: true })).not.toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get() {
        Reflect.deleteProperty(navigator, 'onLine');
        throw new Error('The line is dead.');
      },
    });
  });
}

const submitLabels = /^(Sign In|Create Account|Send Reset Link|Send Again|Please wait\.\.\.)$/;

const submit = (page: Page): Locator => authModal(page).getByRole('button', { name: submitLabels });

async function expectProblems(page: Page, problems: readonly AuthProblem[]): Promise<void> {
  await expect(authModal(page).getByRole('alert')).toHaveText(problems.map(problemSentence));
}

/** Returns whether the dialog resets a password and therefore has no password field. */
const isReset = async (page: Page): Promise<boolean> =>
  authModal(page).getByRole('heading', { name: 'Reset Password' }).isVisible();

async function expectBusy({ page }: Stage): Promise<void> {
  await expect(submit(page)).toHaveText('Please wait...');
  await expect(submit(page)).toBeDisabled();
  await expectProblems(page, []);
}

async function prepare(world: World): Promise<Stage> {
  const stage: Stage = { ...world, asked: [], account: inventAccount(), isSignedIn: false };
  await world.page.route(question, (route) => void stage.asked.push(route));
  return stage;
}

walkInBrowser(authModalModel, {
  prepare,
  mounts: {
    'signed out, on a page': async ({ page }) => {
      await page.goto('/about?inspect');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    },
  },
  runs: {
    'auth.opened': async ({ mode }, stage) => {
      if (stage.isSignedIn) await signOut(stage.page, stage.account);
      stage.isSignedIn = false;
      await openAuthModal(stage.page, mode === 'login' ? 'Sign In' : 'Sign Up');
    },
    'auth.closed': (_, { page }) => authModal(page).getByRole('button', { name: 'Close' }).click(),
    'auth.modeToggled': (_, { page }) =>
      authModal(page)
        .getByRole('button', { name: /account\? Sign (in|up)$/ })
        .click(),
    'auth.passwordForgotten': (_, { page }) =>
      authModal(page).getByRole('button', { name: 'Forgot password?' }).click(),
    'auth.signInResumed': (_, { page }) =>
      authModal(page).getByRole('button', { name: 'Back to sign in' }).click(),
    'auth.emailEdited': (_, { page }) => authField(page, 'Email Address').pressSequentially('n'),
    'auth.passwordVisibilityToggled': (_, { page }) =>
      authModal(page)
        .getByRole('button', { name: /^(Show|Hide) password$/ })
        .click(),
    'auth.submitted': async ({ form }, stage) => {
      const isAgain = (await submit(stage.page).textContent()) === 'Send Again';
      if (!isAgain) await fillIn(stage, form);
      await submit(stage.page).click();
    },
    'xstate.done.actor.logIn': async ({ kind }, stage) => {
      if (kind === 'succeeded') await register(stage.request, stage.account);
      stage.isSignedIn = kind === 'succeeded';
      await letAnswer(stage);
    },
    'xstate.error.actor.logIn': async (_, stage) => {
      await breakLine(stage.page);
      await letAnswer(stage);
    },
    'xstate.done.actor.signUp': async ({ kind }, stage) => {
      if (kind === 'failed') await register(stage.request, stage.account);
      stage.isSignedIn = kind === 'succeeded';
      await letAnswer(stage);
    },
    'xstate.done.actor.requestPasswordReset': async ({ kind }, stage) => {
      if (kind === 'succeeded') await letAnswer(stage);
      else await refuse(stage);
    },
    'xstate.error.actor.requestPasswordReset': async (_, stage) => {
      await breakLine(stage.page);
      await refuse(stage);
    },
    'xstate.error.actor.signUp': async (_, stage) => {
      await register(stage.request, stage.account);
      await breakLine(stage.page);
      await letAnswer(stage);
    },
  },
  states: {
    'form.passwordReset': async ({ page }) => {
      await expect(authModal(page)).toHaveAccessibleName('Reset Password');
      await expect(authField(page, 'Password')).toBeHidden();
    },
    'form.passwordReset.editing': async ({ page }, { context }) => {
      await expect(submit(page)).toHaveText('Send Reset Link');
      await expect(submit(page)).toBeEnabled();
      await expect(authModal(page).getByRole('status')).toBeEmpty();
      await expectProblems(page, context.problems);
    },
    'form.passwordReset.submitting': expectBusy,
    'form.passwordReset.sent': async ({ page }) => {
      await expect(authModal(page).getByRole('status')).toContainText(
        'If this address has an account, we’ve emailed you a link.',
      );
      await expect(submit(page)).toHaveText('Send Again');
    },
    'form.closed': ({ page }) => expect(page.getByRole('dialog')).toBeHidden(),
    'form.login': async ({ page }) => {
      await expect(authModal(page)).toHaveAccessibleName('Welcome Back');
      await expect(authField(page, 'Full Name')).toBeHidden();
      await expect(authField(page, 'Confirm Password')).toBeHidden();
    },
    'form.login.editing': async ({ page }, { context }) => {
      await expect(submit(page)).toHaveText('Sign In');
      await expect(submit(page)).toBeEnabled();
      await expectProblems(page, context.problems);
    },
    'form.login.submitting': expectBusy,
    'form.signup': async ({ page }) => {
      await expect(authModal(page)).toHaveAccessibleName('Create Account');
      await expect(authField(page, 'Full Name')).toBeVisible();
      await expect(authField(page, 'Confirm Password')).toBeVisible();
    },
    'form.signup.editing': async ({ page }, { context }) => {
      await expect(submit(page)).toHaveText('Create Account');
      await expect(submit(page)).toBeEnabled();
      await expectProblems(page, context.problems);
    },
    'form.signup.submitting': expectBusy,
    'password.hidden': async ({ page }, { tags }) => {
      if (!tags.includes('open') || (await isReset(page))) return;
      await expect(authField(page, 'Password')).toHaveAttribute('type', 'password');
      await expect(authModal(page).getByRole('button', { name: 'Show password' })).toBeVisible();
    },
    'password.visible': async ({ page }, { tags }) => {
      if (!tags.includes('open') || (await isReset(page))) return;
      await expect(authField(page, 'Password')).toHaveAttribute('type', 'text');
      await expect(authModal(page).getByRole('button', { name: 'Hide password' })).toBeVisible();
    },
  },
  aliases: ({ account }) => ({ [account.fullName]: authForm.fullName }),
  // The browser itself logs every failed response of the identity service.
  pageErrors: [/Failed to load resource/],
});
