/**
 * Test doubles of the identity service and the remembered user. Tests decide who is signed in and how
 * each call ends.
 */
import type { AuthOutcome } from '../../machines/auth-modal.ts';
import type { User } from '../../src/domain/entities.ts';

type Remembered = User | null | undefined;
type UserObserver = {
  report: (user: User | null, isRemembered: boolean) => void;
  fail: () => void;
};

function controlledCall<Output, Input = void>() {
  const calls: {
    input: Input;
    resolve: (output: Output) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const open = () => {
    const call = calls.pop();
    if (!call) throw new Error('Nobody has called.');
    return call;
  };
  return {
    call: (input: Input) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({ input, resolve, reject });
      }),
    /** The input of the last pending call. */
    input: () => calls.at(-1)?.input,
    answer: (output: Output) => open().resolve(output),
    fail: (error: unknown) => open().reject(error),
    /** The number of calls that wait for an answer. */
    count: () => calls.length,
    forget: () => calls.splice(0),
  };
}

const observers = new Set<(user: Remembered) => void>();
const connections = new Set<UserObserver>();
/** The remembered user, if a test has set it. */
let memory: { user: Remembered } | undefined;
let fault: Error | undefined;

type Credentials = { email: string; password: string };

export const logIn = controlledCall<AuthOutcome, Credentials>();
export const signUp = controlledCall<AuthOutcome, Credentials & { fullName: string }>();
export const requestPasswordReset = controlledCall<AuthOutcome, Pick<Credentials, 'email'>>();
export const logOut = controlledCall<void>();

/** Changes the remembered user, as if another tab had signed someone in or out. */
export function changeRememberedUser(user: Remembered): void {
  memory = { user };
  for (const observe of observers) observe(user);
}

/** Lets a test act as the identity service. */
export const firebase = {
  /** The number of connections that the app has opened and not closed. */
  count: () => connections.size,
  report: (user: User | null, isRemembered = true) => {
    for (const { report } of connections) report(user, isRemembered);
  },
  fail: () => {
    for (const { fail } of connections) fail();
  },
};

/** Makes the remembered user fail to load on the next page. */
export function failToStart(error: Error): void {
  fault = error;
}

/** Removes the identity service from pages that load after this call. */
export function removeIdentityService(): void {
  identityService.isConfigured = false;
}

/** Signs a customer in through the identity service of this tab, which stores the user. */
export function signInHere(user: User): void {
  // The app connects to the identity service if it can't read the remembered user.
  if (firebase.count() === 0) changeRememberedUser(undefined);
  memory = { user };
  firebase.report(user);
}

/** Resets everything to the state of a fresh page, on which no calls are pending and the user is unknown. */
export function resetIdentity(): void {
  observers.clear();
  connections.clear();
  memory = undefined;
  fault = undefined;
  identityService.isConfigured = true;
  for (const call of [logIn, signUp, requestPasswordReset, logOut]) call.forget();
}

/** Replaces `src/services/identity.ts`. */
export const identityService = {
  isConfigured: true,
  connect: (observer: UserObserver) => {
    connections.add(observer);
    return () => connections.delete(observer);
  },
  logIn: logIn.call,
  signUp: signUp.call,
  requestPasswordReset: requestPasswordReset.call,
  logOut: () => logOut.call(),
};

/** Replaces `src/services/remembered-user.ts`. */
export const rememberedUser = {
  watchRememberedUser: (observe: (user: Remembered) => void) => {
    if (fault) throw fault;
    observers.add(observe);
    if (memory) observe(memory.user);
    return () => observers.delete(observe);
  },
  rememberUser: (user: User | null) => {
    try {
      localStorage.setItem('signed_in', JSON.stringify(user));
      return true;
    } catch {
      return false;
    }
  },
};
