// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../src/domain/entities.ts';
import { eventually } from '../eventually.ts';

type Report = (user: User | null) => void;

const asha: User = { uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' };
const login = { email: 'asha@example.com', password: 'sesame-6' };
const signup = { ...login, fullName: 'Asha Rao' };
const notConfigured = { kind: 'failed', problem: { code: 'notConfigured' } };

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

/** Reports the signed-in user, as the service does by itself. */
function report(user: User | null): void {
  for (const [listener] of service.onUserChanged.mock.calls) listener(user);
}

function refusal(code: string): Error {
  return Object.assign(new Error('Firebase: Error.'), { code });
}

/** Ends the connection of this test. */
let endings: (() => void)[] = [];

/** The module as it is when the page has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('../../src/services/identity.ts');
}

/** A page that is connected to the service, unless that does not load. */
async function openConnected() {
  const { connect } = await openPage();
  const observer = {
    report: vi.fn<(user: User | null, isRemembered: boolean) => void>(),
    fail: vi.fn<() => void>(),
  };
  const end = connect(observer);
  endings.push(end);
  await vi.dynamicImportSettled();
  return { ...observer, end };
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

  test('signing in and signing up say plainly what is not set up @7.6', async () => {
    const { isConfigured, logIn, signUp } = await openPage();
    expect(isConfigured).toBe(false);
    expect(await logIn(login)).toEqual(notConfigured);
    expect(await signUp(signup)).toEqual(notConfigured);
    expect(service.load).not.toHaveBeenCalled();
  });

  test('an API key sets it up', async () => {
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
    const { isConfigured, logIn } = await openPage();
    expect(isConfigured).toBe(true);
    expect(await logIn(login)).toEqual({ kind: 'succeeded' });
  });
});

describe('the connection to the service', () => {
  test('reports every change, and whether the browser remembers anybody then @7.4', async () => {
    const { report: heard } = await openConnected();
    expect(service.load).toHaveBeenCalledTimes(1);
    report(asha);
    localStorage.setItem('signed_in', JSON.stringify(asha));
    report(asha);
    localStorage.setItem('signed_in', '1');
    report(null);
    expect(heard.mock.calls).toEqual([
      [asha, false],
      [asha, true],
      [null, true],
    ]);
  });

  test('stores nothing itself', async () => {
    await openConnected();
    report(asha);
    expect(localStorage).toHaveLength(0);
  });

  test('ends with the listening', async () => {
    const { end } = await openConnected();
    expect(service.endListening).not.toHaveBeenCalled();
    end();
    expect(service.endListening).toHaveBeenCalledTimes(1);
  });

  test('that ends before the service is loaded does not listen to it', async () => {
    const { connect } = await openPage();
    connect({ report: vi.fn<Report>(), fail: vi.fn<() => void>() })();
    await vi.dynamicImportSettled();
    expect(service.onUserChanged).not.toHaveBeenCalled();
  });

  test('fails if the service does not load, which is logged, and can be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('no connection');
    service.load.mockImplementationOnce(() => {
      throw failure;
    });
    const { connect } = await openPage();
    const observer = { report: vi.fn<Report>(), fail: vi.fn<() => void>() };
    endings.push(connect(observer));
    await vi.dynamicImportSettled();
    await eventually(() => expect(observer.fail).toHaveBeenCalledTimes(1));
    expect(log.mock.calls).toEqual([['The identity service did not load.', expect.any(Error)]]);
    endings.push(connect(observer));
    await vi.dynamicImportSettled();
    await eventually(() => expect(service.onUserChanged).toHaveBeenCalledTimes(1));
    expect(observer.fail).toHaveBeenCalledTimes(1);
  });
});

describe('the other clients', () => {
  test('follow when the browser is idle @7.7', async () => {
    const waiting: (() => void)[] = [];
    const letBrowserIdle = async () => {
      for (const run of waiting.splice(0)) run();
      await vi.dynamicImportSettled();
    };
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
    await openConnected();
    await eventually(() => expect(service.onUserChanged).toHaveBeenCalledTimes(1));
    expect(service.initializeClients).not.toHaveBeenCalled();
    await eventually(() => expect(waiting).toHaveLength(1));
    await letBrowserIdle();
    await eventually(() => expect(service.initializeClients).toHaveBeenCalledTimes(1));
  });

  test('follow 200 ms later in a browser that does not tell when it is idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await openConnected();
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
    const { report: heard } = await openConnected();
    await eventually(() => expect(warn).toHaveBeenCalledTimes(1));
    report(asha);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('signing in', () => {
  test('address and password go to the service @3.18', async () => {
    const { logIn } = await openPage();
    expect(await logIn(login)).toEqual({ kind: 'succeeded' });
    expect(service.signInWithPassword.mock.calls).toEqual([['asha@example.com', 'sesame-6']]);
  });

  test('reports why the service refused', async () => {
    service.signInWithPassword.mockRejectedValueOnce(refusal('auth/invalid-credential'));
    const { logIn } = await openPage();
    expect(await logIn(login)).toEqual({
      kind: 'failed',
      problem: { code: 'credentialsWrong' },
    });
  });

  test('without a connection it says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    service.signInWithPassword.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    const { logIn } = await openPage();
    expect(await logIn(login)).toEqual({
      kind: 'failed',
      problem: { code: 'offline' },
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
  test('address, password and name go to the service @3.18', async () => {
    const { signUp } = await openPage();
    expect(await signUp(signup)).toEqual({ kind: 'succeeded' });
    expect(service.createAccount.mock.calls).toEqual([
      ['asha@example.com', 'sesame-6', 'Asha Rao'],
    ]);
  });

  test('reports why the service refused', async () => {
    service.createAccount.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    const { signUp } = await openPage();
    expect(await signUp(signup)).toEqual({
      kind: 'failed',
      problem: { code: 'emailTaken' },
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
    ['auth/too-many-requests', 'tooManyAttempts'],
    ['auth/network-request-failed', 'unreachable'],
  ])('%s is the problem %s', async (firebaseCode, code) => {
    service.requestPasswordResetEmail.mockRejectedValueOnce(refusal(firebaseCode));
    const { requestPasswordReset } = await openPage();
    expect(await requestPasswordReset({ email: login.email })).toEqual({
      kind: 'failed',
      problem: { code },
    });
  });
});

describe('signing out', () => {
  test('the service is asked @3.18', async () => {
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
