/** The identity service as the tests play it: they say who is there and how each call ends. */
import type { AuthOutcome } from '../../machines/auth-modal.ts';
import type { User } from '../../src/domain/entities.ts';

type Observer = (user: User | null) => void;

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
    /** What the last call that waits was given. */
    input: () => calls.at(-1)?.input,
    answer: (output: Output) => open().resolve(output),
    fail: (error: unknown) => open().reject(error),
    /** How many calls wait for an answer. */
    count: () => calls.length,
    forget: () => calls.splice(0),
  };
}

const observers = new Set<Observer>();
let user: User | null | undefined;
let fault: Error | undefined;

type Credentials = { email: string; password: string };

export const logIn = controlledCall<AuthOutcome, Credentials>();
export const signUp = controlledCall<AuthOutcome, Credentials & { fullName: string }>();
export const requestPasswordReset = controlledCall<AuthOutcome, Pick<Credentials, 'email'>>();
export const logOut = controlledCall<void>();

/** Says who is there from now on; to those who ask later too. */
export function say(someone: User | null): void {
  user = someone;
  for (const observer of observers) observer(someone);
}

/** From the next who asks on, the service does not even start. */
export function failToStart(error: Error): void {
  fault = error;
}

/** As on a fresh page: nobody has asked, and who is there is not known. */
export function forgetEverything(): void {
  observers.clear();
  user = undefined;
  fault = undefined;
  for (const call of [logIn, signUp, requestPasswordReset, logOut]) call.forget();
}

/** What stands in for `src/services/identity.ts`. */
export const identityService = {
  observeUser: (observer: Observer) => {
    if (fault) throw fault;
    observers.add(observer);
    if (user !== undefined) observer(user);
    return () => observers.delete(observer);
  },
  logIn: logIn.call,
  signUp: signUp.call,
  requestPasswordReset: requestPasswordReset.call,
  logOut: () => logOut.call(),
};
