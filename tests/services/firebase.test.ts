import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../eventually.ts';

type FirebaseUser = { uid: string; displayName: string | null; email: string | null };

/** The parts of the SDK that `firebase.ts` uses. */
const sdk = vi.hoisted(() => ({
  auth: { name: 'the customer’s' },
  signUpAuth: { name: 'of a sign-up' },
  persistence: {
    indexedDBLocalPersistence: 'indexedDB',
    browserLocalPersistence: 'local storage',
    inMemoryPersistence: 'memory',
  },
  initializeApp:
    vi.fn<(options: object, name?: string) => { options: object; name?: string | undefined }>(),
  initializeAuth: vi.fn<(app: object, options: object) => object>(),
  connectAuthEmulator: vi.fn<(auth: object, url: string, options: object) => void>(),
  onAuthStateChanged:
    vi.fn<(auth: object, listener: (user: FirebaseUser | null) => void) => () => void>(),
  createUserWithEmailAndPassword:
    vi.fn<
      (auth: object, email: string, password: string) => Promise<{ user: FirebaseUser | null }>
    >(),
  deleteApp: vi.fn<(app: object) => Promise<void>>(),
  updateCurrentUser: vi.fn<(auth: object, user: FirebaseUser) => Promise<void>>(),
  updateProfile: vi.fn<(user: FirebaseUser, profile: object) => Promise<void>>(),
  signInWithEmailAndPassword: vi.fn<() => Promise<{ user: FirebaseUser | null }>>(),
  sendPasswordResetEmail: vi.fn<(auth: object, email: string) => Promise<void>>(),
  signOut: vi.fn<(auth: object) => Promise<void>>(),
  getDatabase: vi.fn<(app: object) => void>(),
  getStorage: vi.fn<(app: object) => void>(),
}));

vi.mock('firebase/app', () => ({ initializeApp: sdk.initializeApp, deleteApp: sdk.deleteApp }));
vi.mock('firebase/auth', () => ({ ...sdk, ...sdk.persistence }));
vi.mock('firebase/database', () => ({ getDatabase: sdk.getDatabase }));
vi.mock('firebase/storage', () => ({ getStorage: sdk.getStorage }));

/** A user as the SDK represents it, with a field that the app must not receive. */
const account = {
  uid: 'asha',
  displayName: 'Asha Rao',
  email: 'asha@example.com',
  refreshToken: 'secret',
};

/** The account before it has its display name. */
const unnamed = { ...account, displayName: null };

async function load() {
  vi.resetModules();
  return import('../../src/services/firebase.ts');
}

beforeEach(() => {
  sdk.initializeApp.mockImplementation((options, name) => ({ options, name }));
  sdk.initializeAuth.mockReturnValueOnce(sdk.auth).mockReturnValue(sdk.signUpAuth);
  sdk.updateProfile.mockResolvedValue();
  sdk.createUserWithEmailAndPassword.mockResolvedValue({ user: unnamed });
  sdk.signInWithEmailAndPassword.mockResolvedValue({ user: unnamed });
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', undefined);
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'project-key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'fooddash');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the configuration', () => {
  test('a production build connects to its own project', async () => {
    vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'auth.example.com');
    vi.stubEnv('VITE_FIREBASE_APP_ID', 'app');
    vi.stubEnv('VITE_FIREBASE_DATABASE_URL', 'https://database.example.com');
    vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', 'bucket');
    await load();
    expect(sdk.initializeApp).toHaveBeenCalledExactlyOnceWith({
      apiKey: 'project-key',
      authDomain: 'auth.example.com',
      projectId: 'fooddash',
      appId: 'app',
      databaseURL: 'https://database.example.com',
      storageBucket: 'bucket',
    });
    expect(sdk.connectAuthEmulator).not.toHaveBeenCalled();
  });

  test('a build with an emulator connects to nothing else', async () => {
    vi.stubEnv('VITE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099');
    await load();
    expect(sdk.initializeApp).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ apiKey: 'demo-key', projectId: 'demo-fooddash' }),
    );
    expect(sdk.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(
      sdk.auth,
      'http://127.0.0.1:9099',
      { disableWarnings: true },
    );
  });

  test('the session uses the longest-lasting persistence that the browser supports', async () => {
    await load();
    expect(sdk.initializeAuth).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      persistence: ['indexedDB', 'local storage', 'memory'],
    });
  });

  test('only the clients that the project configures are initialised @7.7', async () => {
    vi.stubEnv('VITE_FIREBASE_DATABASE_URL', 'https://fooddash.example.com');
    vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', undefined);
    const { firebaseApp } = await load();
    const { initializeClients } = await import('../../src/services/firebase-clients.ts');
    initializeClients();
    expect(sdk.getDatabase).toHaveBeenCalledExactlyOnceWith(firebaseApp);
    expect(sdk.getStorage).not.toHaveBeenCalled();
  });

  test('the database and storage clients are both initialised under the emulator', async () => {
    vi.stubEnv('VITE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099');
    const { firebaseApp } = await load();
    const { initializeClients } = await import('../../src/services/firebase-clients.ts');
    initializeClients();
    expect(sdk.getDatabase).toHaveBeenCalledExactlyOnceWith(firebaseApp);
    expect(sdk.getStorage).toHaveBeenCalledExactlyOnceWith(firebaseApp);
  });
});

describe('onUserChanged', () => {
  test('reports only the ID, the name and the email of an account @3.17', async () => {
    const end = vi.fn<() => void>();
    sdk.onAuthStateChanged.mockReturnValue(end);
    const { onUserChanged } = await load();
    const report = vi.fn<(user: unknown) => void>();
    expect(onUserChanged(report)).toBe(end);
    sdk.onAuthStateChanged.mock.calls[0]?.[1](account);
    sdk.onAuthStateChanged.mock.calls[0]?.[1](null);
    expect(report.mock.calls).toEqual([
      [{ uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' }],
      [null],
    ]);
  });
});

async function createAccount() {
  const firebase = await load();
  return firebase.createAccount('asha@example.com', 'sesame-6', 'Asha Rao');
}

describe('createAccount', () => {
  test('a new account is created first and then given its display name @7.2', async () => {
    await createAccount();
    expect(sdk.createUserWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith(
      sdk.signUpAuth,
      'asha@example.com',
      'sesame-6',
    );
    expect(sdk.updateProfile).toHaveBeenCalledExactlyOnceWith(unnamed, { displayName: 'Asha Rao' });
  });

  test('a new account is neither signed in nor persisted before it has its name @7.5', async () => {
    const names: (() => void)[] = [];
    sdk.updateProfile.mockReturnValueOnce(new Promise((resolve) => names.push(resolve)));
    const made = createAccount();
    await eventually(() => expect(sdk.updateProfile).toHaveBeenCalledOnce());
    expect(sdk.initializeAuth).toHaveBeenLastCalledWith(expect.anything(), {
      persistence: ['memory'],
    });
    expect(sdk.updateCurrentUser).not.toHaveBeenCalled();
    for (const give of names) give();
    await made;
    expect(sdk.updateCurrentUser).toHaveBeenCalledExactlyOnceWith(sdk.auth, unnamed);
  });

  test('a new account gets its display name at the second attempt if the first attempt fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    sdk.updateProfile.mockRejectedValueOnce(new Error('no connection'));
    await createAccount();
    expect(sdk.updateProfile.mock.calls[1]).toEqual([unnamed, { displayName: 'Asha Rao' }]);
    expect(log).not.toHaveBeenCalled();
  });

  test('a new account is signed in even if its display name can’t be stored', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('no connection');
    sdk.updateProfile.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    await createAccount();
    expect(sdk.updateCurrentUser).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The account was made, but its display name was not stored.',
      failure,
    );
  });

  test('a new account that is refused gets no display name and signs no one in', async () => {
    const refusal = new Error('taken');
    sdk.createUserWithEmailAndPassword.mockRejectedValueOnce(refusal);
    await expect(createAccount()).rejects.toBe(refusal);
    expect(sdk.updateProfile).not.toHaveBeenCalled();
    expect(sdk.updateCurrentUser).not.toHaveBeenCalled();
  });

  test('a sign-up deletes its Firebase app, whether the account is created or refused', async () => {
    await createAccount();
    sdk.createUserWithEmailAndPassword.mockRejectedValueOnce(new Error('taken'));
    await expect(createAccount()).rejects.toThrow('taken');
    const opened = sdk.initializeApp.mock.results.filter(({ value }) => value.name !== undefined);
    expect(sdk.deleteApp.mock.calls).toEqual(opened.map(({ value }) => [value]));
    expect(opened).toHaveLength(2);
  });

  test('two new accounts are created in different Firebase apps', async () => {
    await createAccount();
    await createAccount();
    const signUps = sdk.initializeApp.mock.calls.flatMap(([, name]) => name ?? []);
    expect(new Set(signUps).size).toBe(2);
  });
});

test('signing in and signing out call the service @1.6 @7.3', async () => {
  const { signInWithPassword, signOutUser } = await load();
  await signInWithPassword('asha@example.com', 'sesame-6');
  expect(sdk.signInWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith(
    sdk.auth,
    'asha@example.com',
    'sesame-6',
  );
  await signOutUser();
  expect(sdk.signOut).toHaveBeenCalledExactlyOnceWith(sdk.auth);
});

test('signing in and signing out report the service’s refusals', async () => {
  const { signInWithPassword, signOutUser } = await load();
  const refusal = new Error('refused');
  sdk.signInWithEmailAndPassword.mockRejectedValueOnce(refusal);
  await expect(signInWithPassword('asha@example.com', 'sesame-6')).rejects.toBe(refusal);
  sdk.signOut.mockRejectedValueOnce(refusal);
  await expect(signOutUser()).rejects.toBe(refusal);
});

const refusal = (code: string) => Object.assign(new Error('refused'), { code });

describe('requestPasswordResetEmail', () => {
  test('asks the service to send the email', async () => {
    const { requestPasswordResetEmail } = await load();
    await requestPasswordResetEmail('asha@example.com');
    expect(sdk.sendPasswordResetEmail).toHaveBeenCalledExactlyOnceWith(
      sdk.auth,
      'asha@example.com',
    );
  });

  test.each(['auth/user-not-found', 'auth/user-disabled'])(
    'resolves as usual on %s, so no one learns whether the account exists @18.6',
    async (code) => {
      const { requestPasswordResetEmail } = await load();
      sdk.sendPasswordResetEmail.mockRejectedValueOnce(refusal(code));
      await expect(requestPasswordResetEmail('nobody@example.com')).resolves.toBeUndefined();
    },
  );

  test.each([refusal('auth/too-many-requests'), new Error('odd'), null])(
    'rejects with every other error, such as %s',
    async (trouble) => {
      const { requestPasswordResetEmail } = await load();
      sdk.sendPasswordResetEmail.mockRejectedValueOnce(trouble);
      await expect(requestPasswordResetEmail('asha@example.com')).rejects.toBe(trouble);
    },
  );
});
