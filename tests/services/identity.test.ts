// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../machines/entities.ts';

type Report = (user: User | null) => void;

const asha: User = { uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' };
const nameless: User = { ...asha, displayName: null };
const login = { email: 'asha@example.com', password: 'sesame-6' };
const signup = { ...login, fullName: 'Asha Rao' };
const NOT_SET_UP =
  'Signing in is not set up on this copy of FoodDash. You can still browse restaurants and track orders.';

/** The identity service as this file sees it: each test decides what it answers. */
const service = vi.hoisted(() => ({
  load: vi.fn<() => void>(),
  onUserChanged: vi.fn<(report: Report) => void>(),
  currentUser: vi.fn<() => User | null>(),
  createAccount: vi.fn<(email: string, password: string, name: string) => Promise<void>>(),
  signInWithPassword: vi.fn<(email: string, password: string) => Promise<void>>(),
  signOutUser: vi.fn<() => Promise<void>>(),
  initializeClients: vi.fn<() => void>(),
}));

/** Whether the browser remembers that somebody was signed in. */
const isSessionRemembered = vi.hoisted(() => vi.fn<() => Promise<boolean>>());

/** What the service says on its own: who is signed in now. */
function report(user: User | null): void {
  for (const [listener] of service.onUserChanged.mock.calls) listener(user);
}

/** Lets the browser come to rest, so that what waits for it is loaded. */
async function comeToRest(): Promise<void> {
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
}

function observer() {
  return vi.fn<Report>();
}

function refusal(code: string): Error {
  return Object.assign(new Error('Firebase: Error.'), { code });
}

/** The service reports the new account before its display name is set. */
function makeAccounts(): void {
  service.createAccount.mockImplementation(async () => {
    service.currentUser.mockReturnValue(nameless);
    report(nameless);
    await Promise.resolve();
    service.currentUser.mockReturnValue(asha);
  });
}

/** The module as it is when the page has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('../../src/services/identity.ts');
}

/** With an observer, and the service loaded for it (or not: then the observer has heard so). */
async function openPageWithObserver() {
  const identity = await openPage();
  const observe = observer();
  const end = identity.observeUser(observe);
  await comeToRest();
  await vi.waitFor(() => {
    expect(service.onUserChanged.mock.calls.length + observe.mock.calls.length).toBe(1);
  });
  return { identity, observe, end };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099');
  vi.stubEnv('VITE_FIREBASE_API_KEY', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.doMock('../../src/services/firebase.ts', () => {
    service.load();
    return service;
  });
  vi.doMock('../../src/services/firebase-clients.ts', () => service);
  vi.doMock('../../src/services/remembered-session.ts', () => ({ isSessionRemembered }));
  isSessionRemembered.mockReset().mockResolvedValue(true);
  for (const answer of [service.createAccount, service.signInWithPassword, service.signOutUser]) {
    answer.mockResolvedValue();
  }
  service.currentUser.mockReturnValue(null);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const double of Object.values(service)) double.mockReset();
});

describe('a build without an identity service', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_AUTH_EMULATOR_URL', undefined);
  });

  test('observers hear at once that nobody is signed in', async () => {
    const { observeUser } = await openPage();
    const observe = observer();
    observeUser(observe);
    expect(observe.mock.calls).toEqual([[null]]);
    await comeToRest();
    expect(service.load).not.toHaveBeenCalled();
    expect(observe).toHaveBeenCalledTimes(1);
  });

  test('signing in and signing up say plainly what is not set up', async () => {
    const { logIn, signUp } = await openPage();
    expect(await logIn(login)).toEqual({ kind: 'failed', message: NOT_SET_UP });
    expect(await signUp(signup)).toEqual({ kind: 'failed', message: NOT_SET_UP });
    expect(service.load).not.toHaveBeenCalled();
  });

  test('an API key sets it up', async () => {
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
    const { logIn } = await openPage();
    expect(await logIn(login)).toEqual({ kind: 'succeeded' });
  });
});

describe('loading', () => {
  test('nothing is loaded before the browser is at rest', async () => {
    const { observeUser } = await openPage();
    const observe = observer();
    observeUser(observe);
    await vi.advanceTimersByTimeAsync(199);
    await vi.dynamicImportSettled();
    expect(service.load).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(service.load).toHaveBeenCalledTimes(1));
    expect(observe).not.toHaveBeenCalled();
  });

  test('a browser that tells when it is at rest is asked, for a second at most', async () => {
    const requestIdleCallback = vi.fn<(run: () => void, options: object) => void>();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const { observeUser } = await openPage();
    observeUser(observer());
    await comeToRest();
    expect(service.load).not.toHaveBeenCalled();
    expect(requestIdleCallback.mock.calls).toEqual([[expect.any(Function), { timeout: 1000 }]]);

    requestIdleCallback.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(service.load).toHaveBeenCalledTimes(1));
  });

  test('several observers and a sign-in load the service once and listen once', async () => {
    const { logIn, observeUser } = await openPage();
    observeUser(observer());
    observeUser(observer());
    await logIn(login);
    await comeToRest();
    expect(service.load).toHaveBeenCalledTimes(1);
    expect(service.onUserChanged).toHaveBeenCalledTimes(1);
  });

  test('the other clients follow when the browser is at rest again', async () => {
    const { logIn } = await openPage();
    await logIn(login);
    expect(service.initializeClients).not.toHaveBeenCalled();
    await comeToRest();
    await vi.waitFor(() => expect(service.initializeClients).toHaveBeenCalledTimes(1));
  });

  test('other clients that do not load are no obstacle', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.doMock('../../src/services/firebase-clients.ts', () => {
      throw new Error('not there');
    });
    const { observe } = await openPageWithObserver();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    report(asha);
    expect(observe.mock.calls).toEqual([[asha]]);
  });

  test('a service that does not load means nobody is signed in, and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    service.load.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    const { observe } = await openPageWithObserver();
    expect(observe.mock.calls).toEqual([[null]]);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('a service that did not load is tried again at the next sign-in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.load.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    const { identity, observe } = await openPageWithObserver();
    expect(await identity.logIn(login)).toEqual({ kind: 'succeeded' });
    expect(service.load).toHaveBeenCalledTimes(2);
    report(asha);
    expect(observe.mock.calls).toEqual([[null], [asha]]);
  });

  test('a sign-in for which the service does not load fails, and can be repeated', async () => {
    service.load.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    const { logIn } = await openPage();
    expect((await logIn(login)).kind).toBe('failed');
    expect(await logIn(login)).toEqual({ kind: 'succeeded' });
  });
});

describe('a browser that remembers nobody', () => {
  beforeEach(() => {
    isSessionRemembered.mockResolvedValue(false);
  });

  test('observers hear so without the service, which comes when the page has settled', async () => {
    const { observeUser } = await openPage();
    const observe = observer();
    observeUser(observe);
    await vi.advanceTimersByTimeAsync(200);
    await vi.dynamicImportSettled();
    expect(observe.mock.calls).toEqual([[null]]);
    expect(service.load).not.toHaveBeenCalled();

    dispatchEvent(new Event('pointermove'));
    await vi.waitFor(() => expect(service.onUserChanged).toHaveBeenCalledTimes(1));
    report(asha);
    expect(observe.mock.calls).toEqual([[null], [asha]]);
  });

  test('who has signed in meanwhile stays signed in', async () => {
    const answers: ((isRemembered: boolean) => void)[] = [];
    isSessionRemembered.mockReturnValue(new Promise((resolve) => answers.push(resolve)));
    const { logIn, observeUser } = await openPage();
    const observe = observer();
    observeUser(observe);
    await logIn(login);
    report(asha);
    await vi.advanceTimersByTimeAsync(200);
    answers[0]?.(false);
    await comeToRest();
    expect(observe.mock.calls).toEqual([[asha]]);
  });
});

describe('observing', () => {
  test('every change is told, in order', async () => {
    const { observe } = await openPageWithObserver();
    report(null);
    report(asha);
    report(null);
    expect(observe.mock.calls).toEqual([[null], [asha], [null]]);
  });

  test('every observer is told', async () => {
    const { identity, observe } = await openPageWithObserver();
    const second = observer();
    identity.observeUser(second);
    report(asha);
    expect(observe.mock.calls).toEqual([[asha]]);
    expect(second.mock.calls).toEqual([[asha]]);
  });

  test('who comes late hears at once who is signed in', async () => {
    const { identity } = await openPageWithObserver();
    report(asha);
    const late = observer();
    identity.observeUser(late);
    expect(late.mock.calls).toEqual([[asha]]);
  });

  test('who comes late hears at once that nobody is signed in', async () => {
    const { identity } = await openPageWithObserver();
    report(null);
    const late = observer();
    identity.observeUser(late);
    expect(late.mock.calls).toEqual([[null]]);
  });

  test('who has left is told nothing, the others still are', async () => {
    const { end, identity, observe } = await openPageWithObserver();
    const second = observer();
    identity.observeUser(second);
    end();
    report(asha);
    expect(observe).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[asha]]);
  });

  test('who leaves before the service is loaded is told nothing', async () => {
    const { observeUser } = await openPage();
    const observe = observer();
    observeUser(observe)();
    await comeToRest();
    await vi.waitFor(() => expect(service.onUserChanged).toHaveBeenCalledTimes(1));
    report(asha);
    expect(observe).not.toHaveBeenCalled();
  });

  test('who leaves and comes back is told once', async () => {
    const { observeUser } = await openPage();
    const observe = observer();
    observeUser(observe)();
    observeUser(observe);
    await comeToRest();
    await vi.waitFor(() => expect(service.onUserChanged).toHaveBeenCalledTimes(1));
    report(asha);
    expect(observe.mock.calls).toEqual([[asha]]);
  });
});

describe('signing in', () => {
  test('address and password go to the service', async () => {
    const { logIn } = await openPage();
    expect(await logIn(login)).toEqual({ kind: 'succeeded' });
    expect(service.signInWithPassword.mock.calls).toEqual([['asha@example.com', 'sesame-6']]);
  });

  test('a refusal is a sentence for the customer', async () => {
    service.signInWithPassword.mockRejectedValueOnce(refusal('auth/invalid-credential'));
    const { logIn } = await openPage();
    expect(await logIn(login)).toEqual({
      kind: 'failed',
      message: 'No account matches that e-mail and password.',
    });
  });

  test('without a connection it says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    service.signInWithPassword.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    const { logIn } = await openPage();
    expect(await logIn(login)).toEqual({
      kind: 'failed',
      message: 'You seem to be offline. Check your connection and try again.',
    });
  });
});

describe('signing up', () => {
  test('address, password and name go to the service', async () => {
    const { signUp } = await openPage();
    expect(await signUp(signup)).toEqual({ kind: 'succeeded' });
    expect(service.createAccount.mock.calls).toEqual([
      ['asha@example.com', 'sesame-6', 'Asha Rao'],
    ]);
  });

  test('the new user is told of once, and only with the name', async () => {
    const { identity, observe } = await openPageWithObserver();
    report(null);
    makeAccounts();
    expect(await identity.signUp(signup)).toEqual({ kind: 'succeeded' });
    expect(observe.mock.calls).toEqual([[null], [asha]]);
  });

  test('who comes while the account is made does not see it without its name', async () => {
    const { identity } = await openPageWithObserver();
    report(null);
    const late = observer();
    service.createAccount.mockImplementation(async () => {
      report(nameless);
      identity.observeUser(late);
      await Promise.resolve();
      service.currentUser.mockReturnValue(asha);
    });
    await identity.signUp(signup);
    expect(late.mock.calls).toEqual([[null], [asha]]);
  });

  test('an account whose name could not be stored is told of without it', async () => {
    const { identity, observe } = await openPageWithObserver();
    service.createAccount.mockImplementation(async () => {
      report(nameless);
      service.currentUser.mockReturnValue(nameless);
      await Promise.resolve();
    });
    expect(await identity.signUp(signup)).toEqual({ kind: 'succeeded' });
    expect(observe.mock.calls).toEqual([[nameless]]);
  });

  test('a refusal is a sentence for the customer, and later changes are told again', async () => {
    const { identity, observe } = await openPageWithObserver();
    report(null);
    service.createAccount.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    expect(await identity.signUp(signup)).toEqual({
      kind: 'failed',
      message: 'An account with that e-mail already exists. Try signing in instead.',
    });
    report(asha);
    expect(observe).toHaveBeenLastCalledWith(asha);
    expect(observe.mock.calls.slice(0, -1).every(([user]) => user === null)).toBe(true);
  });
});

describe('signing out', () => {
  test('the service is asked, and what it reports is told', async () => {
    const { identity, observe } = await openPageWithObserver();
    report(asha);
    await identity.logOut();
    expect(service.signOutUser).toHaveBeenCalledTimes(1);
    report(null);
    expect(observe.mock.calls).toEqual([[asha], [null]]);
  });

  test('a refusal is passed on', async () => {
    const { identity } = await openPageWithObserver();
    const failure = refusal('auth/internal-error');
    service.signOutUser.mockRejectedValueOnce(failure);
    await expect(identity.logOut()).rejects.toBe(failure);
  });
});
