import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { authModalMachine } from '../../machines/auth-modal.ts';
import type { AuthForm, AuthMode, AuthOutcome } from '../../machines/auth-modal.ts';
import { controlledPromise, getPersistedText } from './helpers.ts';

const PASSWORD = 'sesame-street-6';
const form: AuthForm = {
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

function start() {
  const logIn = controlledPromise<AuthOutcome, Pick<AuthForm, 'email' | 'password'>>();
  const signUp = controlledPromise<
    AuthOutcome,
    Pick<AuthForm, 'email' | 'password' | 'fullName'>
  >();
  const requestPasswordReset = controlledPromise<AuthOutcome, Pick<AuthForm, 'email'>>();
  const dismissed = vi.fn<() => void>();
  const machine = authModalMachine.provide({
    actors: {
      logIn: logIn.logic,
      signUp: signUp.logic,
      requestPasswordReset: requestPasswordReset.logic,
    },
    actions: { announceDismissal: () => dismissed() },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    dismissed,
    logIn,
    signUp,
    requestPasswordReset,
    machine,
    form: () => actor.getSnapshot().value.form,
    password: () => actor.getSnapshot().value.password,
    problems: () => actor.getSnapshot().context.problems,
    submit: (changes: Partial<AuthForm> = {}) =>
      actor.send({ type: 'auth.submitted', form: { ...form, ...changes } }),
  };
}

function startOpen(mode: AuthMode) {
  const started = start();
  started.actor.send({ type: 'auth.opened', mode });
  return started;
}

describe('the initial dialog', () => {
  test('the dialog is closed at first, and its password is hidden', () => {
    const { actor } = start();
    expect(actor.getSnapshot().value).toEqual({ form: 'closed', password: 'hidden' });
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    expect(actor.getSnapshot().context).toEqual({ problems: [] });
  });

  test('the closed dialog ignores submitting, toggling and closing', () => {
    const { actor, form: state, logIn, signUp, submit } = start();
    submit();
    actor.send({ type: 'auth.modeToggled' });
    actor.send({ type: 'auth.closed' });
    expect(state()).toBe('closed');
    expect([...logIn.inputs, ...signUp.inputs]).toEqual([]);
  });
});

describe('the mode of the dialog', () => {
  test.each<AuthMode>(['login', 'signup'])(
    'the mode %s cannot be left while its form is being submitted',
    (mode) => {
      const { actor, form: state, submit } = startOpen(mode);
      submit();
      actor.send({ type: 'auth.modeToggled' });
      expect(state()).toEqual({ [mode]: 'submitting' });
    },
  );

  test.each<AuthMode>(['login', 'signup'])(
    'the dialog in the mode %s closes, and opens again without an error',
    (mode) => {
      const { actor, problems, form: state, submit } = startOpen(mode);
      submit({ email: '' });
      actor.send({ type: 'auth.closed' });
      expect(state()).toBe('closed');
      expect(actor.getSnapshot().hasTag('open')).toBe(false);
      actor.send({ type: 'auth.opened', mode });
      expect(state()).toEqual({ [mode]: 'editing' });
      expect(problems()).toEqual([]);
    },
  );
});

describe('signing in', () => {
  test.each([
    ['no email address', { email: '' }, ['emailMissing']],
    ['a blank email address', { email: '  ' }, ['emailMissing']],
    ['no password', { password: '' }, ['passwordMissing']],
    ['no email and no password', { email: '', password: '' }, ['emailMissing', 'passwordMissing']],
  ])('a sign-in form with %s is incomplete, and nothing is submitted', (_, changes, codes) => {
    const { problems, form: state, logIn, submit } = startOpen('login');
    submit(changes);
    expect(state()).toEqual({ login: 'editing' });
    expect(problems()).toEqual(codes.map((code) => ({ code })));
    expect(logIn.inputs).toEqual([]);
  });

  test.each([
    'asha',
    '@example.com',
    'asha@',
    'asha@example',
    'asha@.com',
    'a sha@example.com',
    'a@b@c.in',
    'a@b.in@c',
    'a@b.in or so',
  ])('“%s” is not an email, so it is not submitted', (email) => {
    const { problems, form: state, logIn, submit } = startOpen('login');
    submit({ email });
    expect(state()).toEqual({ login: 'editing' });
    expect(problems()).toEqual([{ code: 'emailMalformed' }]);
    expect(logIn.inputs).toEqual([]);
  });

  test.each(['a@b.in', ' asha.rao+dinner@mail.example.co.in '])(
    '“%s” is an email, so it is submitted',
    (email) => {
      const { form: state, logIn, submit } = startOpen('login');
      submit({ email });
      expect(state()).toEqual({ login: 'submitting' });
      expect(logIn.inputs).toHaveLength(1);
    },
  );

  test('only the trimmed email and the password as typed are submitted', () => {
    const { actor, form: state, logIn, signUp, submit } = startOpen('login');
    submit({ email: ' asha@example.com ', password: ' p ', confirmPassword: '', fullName: '' });
    expect(state()).toEqual({ login: 'submitting' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(logIn.inputs).toEqual([{ email: 'asha@example.com', password: ' p ' }]);
    expect(signUp.inputs).toEqual([]);
  });
});

describe('signing up', () => {
  test.each([
    ['no full name', { fullName: '' }, 'fullNameMissing'],
    ['a blank full name', { fullName: '  ' }, 'fullNameMissing'],
    ['no email address', { email: ' ' }, 'emailMissing'],
    ['no password', { password: '' }, 'passwordMissing'],
    ['half an email address', { email: 'asha@', password: 'abc' }, 'emailMalformed'],
    ['a different confirmation', { confirmPassword: 'sesame-street-7' }, 'passwordsDiffer'],
    [
      'a confirmation in capital letters',
      { confirmPassword: PASSWORD.toUpperCase() },
      'passwordsDiffer',
    ],
    ['no confirmation', { confirmPassword: '' }, 'passwordsDiffer'],
    [
      'a short password with a different confirmation',
      { password: 'abc', confirmPassword: 'abd' },
      'passwordsDiffer',
    ],
    [
      'a password of five characters',
      { password: 'abcde', confirmPassword: 'abcde' },
      'passwordTooShort',
    ],
  ])('a sign-up form with %s is refused', (_, changes, code) => {
    const { problems, form: state, signUp, submit } = startOpen('signup');
    submit(changes);
    expect(state()).toEqual({ signup: 'editing' });
    expect(problems()).toEqual([{ code }]);
    expect(signUp.inputs).toEqual([]);
  });

  test('every empty field of the sign-up form is reported at once', () => {
    const { problems, submit } = startOpen('signup');
    submit({ fullName: '', email: '', password: '', confirmPassword: '' });
    const codes = ['fullNameMissing', 'emailMissing', 'passwordMissing', 'confirmationMissing'];
    expect(problems()).toEqual(codes.map((code) => ({ code })));
  });

  test('a password of six characters is long enough @5.2 @9.10', () => {
    const { form: state, signUp, submit } = startOpen('signup');
    submit({ password: 'abcdef', confirmPassword: 'abcdef' });
    expect(state()).toEqual({ signup: 'submitting' });
    expect(signUp.inputs).toHaveLength(1);
  });

  test('the name and the email are trimmed, and the password is submitted as typed', () => {
    const { actor, logIn, signUp, submit } = startOpen('signup');
    submit({
      fullName: ' Asha Rao ',
      email: ' asha@example.com ',
      password: ' 12345',
      confirmPassword: ' 12345',
    });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(signUp.inputs).toEqual([
      { fullName: 'Asha Rao', email: 'asha@example.com', password: ' 12345' },
    ]);
    expect(logIn.inputs).toEqual([]);
  });
});

describe.each([
  { mode: 'login', actorName: 'logIn' },
  { mode: 'signup', actorName: 'signUp' },
] as const)('submitting $mode', ({ mode, actorName }) => {
  test('a thrown value that is not an error is shown as text', async () => {
    const started = startOpen(mode);
    started.submit();
    await started[actorName].reject('odd');
    expect(started.form()).toEqual({ [mode]: 'editing' });
    expect(started.problems()).toEqual([{ code: 'unknown', message: 'odd' }]);
  });

  test('a second submission is ignored while the form is being submitted @2.61 @4.43', () => {
    const started = startOpen(mode);
    started.submit();
    started.submit({ email: '' });
    started.submit();
    expect(started[actorName].inputs).toHaveLength(1);
    expect(started.problems()).toEqual([]);
  });

  test('closing the dialog while the form is being submitted aborts the submission', async () => {
    const started = startOpen(mode);
    started.submit();
    started.actor.send({ type: 'auth.closed' });
    expect(started.form()).toBe('closed');
    expect(started[actorName].call().signal.aborted).toBe(true);

    await started[actorName].resolve({ kind: 'failed', problem: { code: 'busy' } });
    expect(started.form()).toBe('closed');
    expect(started.problems()).toEqual([]);
  });

  test('the result of an aborted submission does not affect the next submission', async () => {
    const started = startOpen(mode);
    started.submit();
    started.actor.send({ type: 'auth.closed' });
    started.actor.send({ type: 'auth.opened', mode });
    started.submit();
    await started[actorName].resolve({ kind: 'succeeded' }, 0);
    expect(started.form()).toEqual({ [mode]: 'submitting' });
    await started[actorName].resolve({ kind: 'succeeded' }, 1);
    expect(started.form()).toBe('closed');
  });

  test('the password is never in the context, and is stored nowhere once the submission has ended', async () => {
    const started = startOpen(mode);
    started.submit();
    expect(JSON.stringify(started.actor.getSnapshot().context)).not.toContain(PASSWORD);

    await started[actorName].resolve({ kind: 'failed', problem: { code: 'emailTaken' } });
    expect(getPersistedText(started.actor)).toContain('emailTaken');
    expect(getPersistedText(started.actor)).not.toContain(PASSWORD);

    started.submit();
    await started[actorName].resolve({ kind: 'succeeded' });
    expect(getPersistedText(started.actor)).not.toContain(PASSWORD);
  });
});

function startReset() {
  const started = startOpen('login');
  started.actor.send({ type: 'auth.passwordForgotten' });
  return started;
}

describe('the password reset', () => {
  test('resetting a password starts from the sign-in form, clears its error and returns to that form', () => {
    const { actor, problems, form: state, submit } = startOpen('login');
    submit({ email: '' });
    actor.send({ type: 'auth.passwordForgotten' });
    expect(state()).toEqual({ passwordReset: 'editing' });
    expect(problems()).toEqual([]);
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    actor.send({ type: 'auth.signInResumed' });
    expect(state()).toEqual({ login: 'editing' });
  });

  test('resetting a password is available neither in the sign-up form nor while a sign-in is being submitted', () => {
    const signingUp = startOpen('signup');
    signingUp.actor.send({ type: 'auth.passwordForgotten' });
    expect(signingUp.form()).toEqual({ signup: 'editing' });
    const signingIn = startOpen('login');
    signingIn.submit();
    signingIn.actor.send({ type: 'auth.passwordForgotten' });
    expect(signingIn.form()).toEqual({ login: 'submitting' });
  });

  test.each([
    ['no email address', '', 'emailMissing'],
    ['a blank email address', '  ', 'emailMissing'],
    ['half an email address', 'asha@', 'emailMalformed'],
  ])('a reset form with %s is refused without asking the service', (_, email, code) => {
    const { problems, form: state, requestPasswordReset, submit } = startReset();
    submit({ email });
    expect(state()).toEqual({ passwordReset: 'editing' });
    expect(problems()).toEqual([{ code }]);
    expect(requestPasswordReset.inputs).toEqual([]);
  });

  test('only the trimmed email is submitted', () => {
    const { actor, problems, form: state, logIn, requestPasswordReset, submit } = startReset();
    submit({ email: '' });
    submit({ email: ' asha@example.com ', password: '' });
    expect(state()).toEqual({ passwordReset: 'submitting' });
    expect(problems()).toEqual([]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(requestPasswordReset.inputs).toEqual([{ email: 'asha@example.com' }]);
    expect(logIn.inputs).toEqual([]);
  });

  test('submitting again, going back and editing are ignored while the email is being requested', () => {
    const { actor, form: state, requestPasswordReset, submit } = startReset();
    submit();
    submit();
    actor.send({ type: 'auth.signInResumed' });
    actor.send({ type: 'auth.emailEdited' });
    expect(state()).toEqual({ passwordReset: 'submitting' });
    expect(requestPasswordReset.inputs).toHaveLength(1);
  });

  test('a refusal or an error is reported, and the reset email can be requested again', async () => {
    const { problems, form: state, requestPasswordReset, submit } = startReset();
    submit();
    await requestPasswordReset.resolve({ kind: 'failed', problem: { code: 'tooManyAttempts' } });
    expect(state()).toEqual({ passwordReset: 'editing' });
    expect(problems()).toEqual([{ code: 'tooManyAttempts' }]);
    submit();
    expect(problems()).toEqual([]);
    await requestPasswordReset.reject(new Error('The line is dead.'));
    expect(state()).toEqual({ passwordReset: 'editing' });
    expect(problems()).toEqual([{ code: 'unknown', message: 'The line is dead.' }]);
    submit();
    await requestPasswordReset.reject('odd');
    expect(problems()).toEqual([{ code: 'unknown', message: 'odd' }]);
  });

  test('the dialog to reset a password can be closed while the email is requested', async () => {
    const { actor, form: state, requestPasswordReset, submit } = startReset();
    submit();
    actor.send({ type: 'auth.closed' });
    expect(state()).toBe('closed');
    await requestPasswordReset.resolve({ kind: 'succeeded' });
    expect(state()).toBe('closed');
  });
});

describe('the end of the dialog', () => {
  test.each<AuthMode>(['login', 'signup'])(
    'announceDismissal is called once when the customer closes the dialog in the mode %s',
    (mode) => {
      const { actor, dismissed } = startOpen(mode);
      actor.send({ type: 'auth.closed' });
      expect(dismissed).toHaveBeenCalledTimes(1);
      actor.send({ type: 'auth.closed' });
      expect(dismissed).toHaveBeenCalledTimes(1);
    },
  );

  test('announceDismissal is called when the customer closes the dialog while resetting a password', () => {
    const { actor, dismissed } = startOpen('login');
    actor.send({ type: 'auth.passwordForgotten' });
    actor.send({ type: 'auth.closed' });
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  test('announceDismissal is not called after the customer has signed in @18.3', async () => {
    const { dismissed, form: state, logIn, submit } = startOpen('login');
    submit();
    await logIn.resolve({ kind: 'succeeded' });
    expect(state()).toBe('closed');
    expect(dismissed).not.toHaveBeenCalled();
  });
});
