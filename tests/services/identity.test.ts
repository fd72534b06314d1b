// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../src/domain/entities.ts';
import { eventually } from '../eventually.ts';
import { reportShownAgain, reportStorageEvent } from './helpers.ts';

type Report = (user: User | null) => void;

const asha: User = { uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' };
const login = { email: 'asha@example.com', password: 'sesame-6' };
const signup = { ...login, fullName: 'Asha Rao' };
const NOT_SET_UP =
  'Signing in is not set up on this copy of FoodDash. You can still browse restaurants and track orders.';

/** The identity service as this file sees it: each test decides what it answers. */
const service = vi.hoisted(() => ({
  load: vi.fn<() => void>(),
  onUserChanged: vi.fn<(report: Report) => () => void>(),
  endListening: vi.fn<() => void>(),
  createAccount: vi.fn<(email: string, password: string, name: string) => Promise<void>>(),
  signInWithPassword: vi.fn<(email: string, password: string) => Promise<void>>(),
  requestPasswordResetEmail: vi.fn<(email: string) => Promise<void>>(),
  signOutUser: vi.fn<() => Promise<void>>(),
  loadClients: vi.fn<() => void>(),
  initializeClients: vi.fn<() => void>(),
}));

/** What the service says on its own: who is signed in now. */
function report(user: User | null): void {
  for (const [listener] of service.onUserChanged.mock.calls) listener(user);
}

/** Somebody was signed in when this browser last knew. */
function rememberSomebody(): void {
  localStorage.setItem('signed_in', JSON.stringify(asha));
}

const isRemembered = () => localStorage.getItem('signed_in') !== null;

function refusal(code: string): Error {
  return Object.assign(new Error('Firebase: Error.'), { code });
}

/** What ends the observing of this test. */
let endings: (() => void)[] = [];

/** The module as it is when the page has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('../../src/services/identity.ts');
}

/** A page that observes the user. What is loaded at once is there. */
async function observe() {
  const identity = await openPage();
  const observer = vi.fn<Report>();
  const needed: (() => void)[] = [];
  const end = identity.observeUser(observer, (connect) => {
    needed.push(connect);
    return () => needed.splice(0);
  });
  endings.push(end);
  await vi.dynamicImportSettled();
  return {
    identity,
    observer,
    end,
    /** Somebody opens the sign-in dialog. */
    need: async () => {
      for (const connect of needed) connect();
      await vi.dynamicImportSettled();
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099');
  vi.stubEnv('VITE_FIREBASE_API_KEY', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.doMock('../../src/services/firebase.ts', () => {
    service.load();
    return service;
  });
  vi.doMock('../../src/services/firebase-clients.ts', () => {
    service.loadClients();
    return service;
  });
  service.onUserChanged.mockReturnValue(service.endListening);
});

afterEach(() => {
  for (const end of endings) end();
  endings = [];
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

  test('reports at once that nobody is signed in, and loads nothing', async () => {
    rememberSomebody();
    const { end, need, observer } = await observe();
    await need();
    expect(observer.mock.calls).toEqual([[null]]);
    expect(service.load).not.toHaveBeenCalled();
    end();
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

describe('a customer who was signed in before', () => {
  beforeEach(rememberSomebody);

  test('is reported at once, and as the service knows them', async () => {
    const { observer } = await observe();
    expect(observer.mock.calls).toEqual([[asha]]);
    expect(service.load).toHaveBeenCalledTimes(1);
    const renamed = { ...asha, displayName: 'Asha Menon' };
    report(renamed);
    expect(observer.mock.calls).toEqual([[asha], [renamed]]);
    expect(localStorage.getItem('signed_in')).toBe(JSON.stringify(renamed));
  });

  test('is reported by the service only where the browser does not say who it was', async () => {
    localStorage.setItem('signed_in', '1');
    const { observer } = await observe();
    expect(service.load).toHaveBeenCalledTimes(1);
    expect(observer).not.toHaveBeenCalled();
    report(asha);
    expect(observer.mock.calls).toEqual([[asha]]);
    expect(localStorage.getItem('signed_in')).toBe(JSON.stringify(asha));
  });

  test('whose session has ended is remembered no longer', async () => {
    const { observer } = await observe();
    report(null);
    expect(observer.mock.calls).toEqual([[asha], [null]]);
    expect(isRemembered()).toBe(false);
  });

  test('who signed out in another tab meanwhile is signed out here too', async () => {
    const { observer } = await observe();
    localStorage.removeItem('signed_in');
    report(asha);
    expect(service.signOutUser).toHaveBeenCalledTimes(1);
    expect(isRemembered()).toBe(false);
    report(null);
    expect(observer.mock.calls).toEqual([[asha], [null]]);

    // Whoever signs in after that stays.
    report(asha);
    expect(observer.mock.calls).toEqual([[asha], [null], [asha]]);
    expect(service.signOutUser).toHaveBeenCalledTimes(1);
  });

  test('who signed out while the browser kept the page is nobody when it is shown again', async () => {
    const { observer } = await observe();
    report(asha);
    reportShownAgain();
    expect(observer.mock.calls).toEqual([[asha], [asha]]);
    localStorage.setItem('orders', '{}');
    localStorage.removeItem('signed_in');
    reportShownAgain();
    expect(observer.mock.calls).toEqual([[asha], [asha], [null]]);
  });

  test('stays signed in if another tab clears all that is stored', async () => {
    const { observer } = await observe();
    report(asha);
    localStorage.clear();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(observer.mock.calls).toEqual([[asha], [asha]]);
  });

  test('stays where the browser remembers nobody and the page is shown again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    localStorage.removeItem('signed_in');
    const { observer, need } = await observe();
    await need();
    report(asha);
    reportShownAgain();
    expect(observer.mock.calls).toEqual([[null], [asha]]);
  });

  test('stays where the service does not load, and is confirmed when the connection is back', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    service.load.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    const { observer } = await observe();
    expect(observer.mock.calls).toEqual([[asha]]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(isRemembered()).toBe(true);

    dispatchEvent(new Event('online'));
    await vi.dynamicImportSettled();
    report(null);
    expect(observer.mock.calls).toEqual([[asha], [null]]);
  });

  test('is nobody where neither the browser nor the service says who it is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('signed_in', '1');
    service.load.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    const { observer } = await observe();
    expect(observer.mock.calls).toEqual([[null]]);

    dispatchEvent(new Event('online'));
    await vi.dynamicImportSettled();
    report(asha);
    expect(observer.mock.calls).toEqual([[null], [asha]]);
  });

  test('is there before the service is asked, which waits until the page works', async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
    const { observer } = await observe();
    expect(observer.mock.calls).toEqual([[asha]]);
    expect(service.load).not.toHaveBeenCalled();
    for (const run of waiting) run();
    await vi.dynamicImportSettled();
    expect(service.load).toHaveBeenCalledTimes(1);
  });
});

describe('a visitor', () => {
  test('is reported at once, and the service is not loaded', async () => {
    const { observer } = await observe();
    dispatchEvent(new Event('online'));
    await vi.dynamicImportSettled();
    expect(observer.mock.calls).toEqual([[null]]);
    expect(service.load).not.toHaveBeenCalled();
  });

  test('who opens the sign-in dialog loads it, once, and is reported when signed in', async () => {
    const { need, observer } = await observe();
    await need();
    await need();
    expect(service.onUserChanged).toHaveBeenCalledTimes(1);
    report(asha);
    expect(observer.mock.calls).toEqual([[null], [asha]]);
    expect(isRemembered()).toBe(true);
  });

  test('who signs in in another tab is reported here at once, and by the service', async () => {
    const { observer } = await observe();
    rememberSomebody();
    reportStorageEvent('signed_in');
    expect(observer.mock.calls).toEqual([[null], [asha]]);
    await vi.dynamicImportSettled();
    report(asha);
    expect(observer.mock.calls).toEqual([[null], [asha], [asha]]);
  });

  test('does not load it when another tab signs out', async () => {
    await observe();
    reportStorageEvent('signed_in');
    await vi.dynamicImportSettled();
    expect(service.load).not.toHaveBeenCalled();
  });

  test('for whom it did not load can open the dialog again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.load.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    const { need, observer } = await observe();
    await need();
    await need();
    report(asha);
    expect(observer.mock.calls).toEqual([[null], [null], [asha]]);
  });
});

describe('observing', () => {
  beforeEach(rememberSomebody);

  test('every change is told, in order', async () => {
    const { observer } = await observe();
    report(null);
    report(asha);
    report(null);
    expect(observer.mock.calls).toEqual([[asha], [null], [asha], [null]]);
  });

  test('ends with the listening', async () => {
    const { end } = await observe();
    expect(service.endListening).not.toHaveBeenCalled();
    end();
    expect(service.endListening).toHaveBeenCalledTimes(1);
    reportStorageEvent('signed_in');
    await vi.dynamicImportSettled();
    expect(service.onUserChanged).toHaveBeenCalledTimes(1);
  });

  test('that ends before the service is loaded does not listen to it', async () => {
    const { observeUser } = await openPage();
    observeUser(vi.fn<Report>(), () => () => {})();
    await vi.dynamicImportSettled();
    expect(service.onUserChanged).not.toHaveBeenCalled();
  });

  test('works where the browser refuses to remember', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    localStorage.clear();
    const { need, observer } = await observe();
    await need();
    report(asha);
    expect(observer.mock.calls).toEqual([[null], [asha]]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('the other clients', () => {
  beforeEach(rememberSomebody);

  test('follow when the browser is idle', async () => {
    const waiting: (() => void)[] = [];
    const letBrowserIdle = async () => {
      for (const run of waiting.splice(0)) run();
      await vi.dynamicImportSettled();
    };
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
    await observe();
    await letBrowserIdle();
    await eventually(() => expect(service.onUserChanged).toHaveBeenCalledTimes(1));
    expect(service.initializeClients).not.toHaveBeenCalled();
    await eventually(() => expect(waiting).toHaveLength(1));
    await letBrowserIdle();
    await eventually(() => expect(service.initializeClients).toHaveBeenCalledTimes(1));
  });

  test('follow in a browser that does not tell when it is idle, too', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await observe();
    await vi.advanceTimersByTimeAsync(200);
    await vi.dynamicImportSettled();
    await eventually(() => expect(service.onUserChanged).toHaveBeenCalledTimes(1));
    expect(service.initializeClients).not.toHaveBeenCalled();
    // Waiting lets the stopped clock go on, so the timer need not be there yet.
    await eventually(() => expect(service.initializeClients).toHaveBeenCalledTimes(1));
  });

  test('that do not load are no obstacle', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    service.loadClients.mockImplementation(() => {
      throw new Error('not there');
    });
    const { observer } = await observe();
    await eventually(() => expect(warn).toHaveBeenCalledTimes(1));
    report(asha);
    expect(observer.mock.calls).toEqual([[asha], [asha]]);
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

  test('for which the service does not load fails, and can be repeated', async () => {
    service.load.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    const { logIn } = await openPage();
    expect((await logIn(login)).kind).toBe('failed');
    expect(await logIn(login)).toEqual({ kind: 'succeeded' });
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

  test('a refusal is a sentence for the customer', async () => {
    service.createAccount.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    const { signUp } = await openPage();
    expect(await signUp(signup)).toEqual({
      kind: 'failed',
      message: 'An account with that e-mail already exists. Try signing in instead.',
    });
  });
});

describe('the link to a new password', () => {
  test('is asked of the service for the address alone', async () => {
    const { requestPasswordReset } = await openPage();
    expect(await requestPasswordReset({ email: login.email })).toEqual({ kind: 'succeeded' });
    expect(service.requestPasswordResetEmail.mock.calls).toEqual([['asha@example.com']]);
  });

  test.each([
    ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
    [
      'auth/network-request-failed',
      'We can’t reach the sign-in service right now. Please try again in a moment.',
    ],
  ])('%s is a sentence for the customer', async (code, message) => {
    service.requestPasswordResetEmail.mockRejectedValueOnce(refusal(code));
    const { requestPasswordReset } = await openPage();
    expect(await requestPasswordReset({ email: login.email })).toEqual({ kind: 'failed', message });
  });
});

describe('signing out', () => {
  test('the service is asked', async () => {
    const { logOut } = await openPage();
    await logOut();
    expect(service.signOutUser).toHaveBeenCalledTimes(1);
  });

  test('a refusal is passed on', async () => {
    const { logOut } = await openPage();
    const failure = refusal('auth/internal-error');
    service.signOutUser.mockRejectedValueOnce(failure);
    await expect(logOut()).rejects.toBe(failure);
  });
});
