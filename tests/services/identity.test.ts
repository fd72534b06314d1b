// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../src/domain/entities.ts';
import { eventually } from '../eventually.ts';

type Report = (user: User | null) => void;

const asha: User = { uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' };
const login = { email: 'asha@example.com', password: 'sesame-6' };
const signup = { ...login, fullName: 'Asha Rao' };
const notConfigured = { kind: 'failed', problem: { code: 'notConfigured' } };

/** A test double of the identity service. Each test decides its answers. */
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

/** Reports the signed-in user, as the service does at each change. */
function report(user: User | null): void {
  for (const [listener] of service.onUserChanged.mock.calls) listener(user);
}

function refusal(code: string): Error {
  return Object.assign(new Error('Firebase: Error.'), { code });
}

/** Functions that end the connections of the current test. */
let endings: (() => void)[] = [];

/** Imports a fresh module, as when the page has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('../../src/services/identity.ts');
}

/** Opens a page and connects it to the service if the service loads. */
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

describe('the configuration of the identity service', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_AUTH_EMULATOR_URL', undefined);
  });

  test('a build without an identity service returns the problem notConfigured for a sign-in and for a sign-up @7.6', async () => {
    const { isConfigured, logIn, signUp } = await openPage();
    expect(isConfigured).toBe(false);
    expect(await logIn(login)).toEqual(notConfigured);
    expect(await signUp(signup)).toEqual(notConfigured);
    expect(service.load).not.toHaveBeenCalled();
  });

  test('a build with an API key has an identity service', async () => {
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
    const { isConfigured, logIn } = await openPage();
    expect(isConfigured).toBe(true);
    expect(await logIn(login)).toEqual({ kind: 'succeeded' });
  });
});

describe('connect', () => {
  test('the connection reports every change, and whether the customer is remembered @7.4', async () => {
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

  test('the connection stores nothing itself', async () => {
    await openConnected();
    report(asha);
    expect(localStorage).toHaveLength(0);
  });

  test('ending the connection stops its listener', async () => {
    const { end } = await openConnected();
    expect(service.endListening).not.toHaveBeenCalled();
    end();
    expect(service.endListening).toHaveBeenCalledTimes(1);
  });

  test('the connection starts no listener if it ends before the service is loaded', async () => {
    const { connect } = await openPage();
    connect({ report: vi.fn<Report>(), fail: vi.fn<() => void>() })();
    await vi.dynamicImportSettled();
    expect(service.onUserChanged).not.toHaveBeenCalled();
  });

  test('the connection fails if the service does not load, logs the failure, and can be tried again', async () => {
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

describe('the database and storage clients', () => {
  test('the database and storage clients load when the browser is idle @7.7', async () => {
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

  test('the database and storage clients load after 200 ms in a browser that does not report when it is idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await openConnected();
    await eventually(() => expect(service.onUserChanged).toHaveBeenCalledTimes(1));
    expect(service.initializeClients).not.toHaveBeenCalled();
    // `eventually` advances the mocked clock, so the wait ends even if the timer of 200 ms starts during the
    // wait.
    await eventually(() => expect(service.initializeClients).toHaveBeenCalledTimes(1));
  });

  test('users are still reported if the database and storage clients do not load', async () => {
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

describe('logIn', () => {
  test('passes the email and the password to the service @3.18', async () => {
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

  test('reports that the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    service.signInWithPassword.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    const { logIn } = await openPage();
    expect(await logIn(login)).toEqual({
      kind: 'failed',
      problem: { code: 'offline' },
    });
  });

  test('fails if Firebase does not load, and can be tried again', async () => {
    service.load.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    const { logIn } = await openPage();
    expect((await logIn(login)).kind).toBe('failed');
    expect(await logIn(login)).toEqual({ kind: 'succeeded' });
  });
});

describe('signUp', () => {
  test('passes the email, the password and the name to the service @3.18', async () => {
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

describe('requestPasswordReset', () => {
  test('passes only the email to the service', async () => {
    const { requestPasswordReset } = await openPage();
    expect(await requestPasswordReset({ email: login.email })).toEqual({ kind: 'succeeded' });
    expect(service.requestPasswordResetEmail.mock.calls).toEqual([['asha@example.com']]);
  });

  test.each([
    ['auth/too-many-requests', 'tooManyAttempts'],
    ['auth/network-request-failed', 'unreachable'],
  ])('reports the error %s as the problem %s', async (firebaseCode, code) => {
    service.requestPasswordResetEmail.mockRejectedValueOnce(refusal(firebaseCode));
    const { requestPasswordReset } = await openPage();
    expect(await requestPasswordReset({ email: login.email })).toEqual({
      kind: 'failed',
      problem: { code },
    });
  });
});

describe('logOut', () => {
  test('calls the service @3.18', async () => {
    const { logOut } = await openPage();
    await logOut();
    expect(service.signOutUser).toHaveBeenCalledTimes(1);
  });

  test('rejects with the service’s refusal', async () => {
    const { logOut } = await openPage();
    const failure = refusal('auth/internal-error');
    service.signOutUser.mockRejectedValueOnce(failure);
    await expect(logOut()).rejects.toBe(failure);
  });
});
