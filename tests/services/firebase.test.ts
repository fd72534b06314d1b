import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type FirebaseUser = { uid: string; displayName: string | null; email: string | null };

/** The SDK as this file sees it. */
const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as FirebaseUser | null },
  persistence: {
    indexedDBLocalPersistence: 'indexedDB',
    browserLocalPersistence: 'local storage',
    inMemoryPersistence: 'memory',
  },
  initializeApp: vi.fn<(options: object) => { options: object }>(),
  initializeAuth: vi.fn<(app: object, options: object) => object>(),
  connectAuthEmulator: vi.fn<(auth: object, url: string, options: object) => void>(),
  onAuthStateChanged:
    vi.fn<(auth: object, listener: (user: FirebaseUser | null) => void) => void>(),
  createUserWithEmailAndPassword:
    vi.fn<
      (auth: object, email: string, password: string) => Promise<{ user: FirebaseUser | null }>
    >(),
  setPersistence: vi.fn<(auth: object, persistence: string) => Promise<void>>(),
  updateProfile: vi.fn<(user: FirebaseUser, profile: object) => Promise<void>>(),
  signInWithEmailAndPassword: vi.fn<() => Promise<{ user: FirebaseUser | null }>>(),
  signOut: vi.fn<(auth: object) => Promise<void>>(),
  getDatabase: vi.fn<(app: object) => void>(),
  getStorage: vi.fn<(app: object) => void>(),
}));

vi.mock('firebase/app', () => ({ initializeApp: sdk.initializeApp }));
vi.mock('firebase/auth', () => ({ ...sdk, ...sdk.persistence }));
vi.mock('firebase/database', () => ({ getDatabase: sdk.getDatabase }));
vi.mock('firebase/storage', () => ({ getStorage: sdk.getStorage }));

/** As the SDK has it: more than the app may know of. */
const account = {
  uid: 'asha',
  displayName: 'Asha Rao',
  email: 'asha@example.com',
  refreshToken: 'secret',
};

/** As it is made. */
const unnamed = { ...account, displayName: null };

async function load() {
  vi.resetModules();
  return import('../../src/services/firebase.ts');
}

beforeEach(() => {
  sdk.auth.currentUser = null;
  sdk.initializeApp.mockImplementation((options) => ({ options }));
  sdk.initializeAuth.mockReturnValue(sdk.auth);
  sdk.updateProfile.mockResolvedValue();
  sdk.setPersistence.mockResolvedValue();
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
  test('a production build talks to its own project', async () => {
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

  test('with an emulator it talks to nothing else', async () => {
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

  test('customers stay signed in as long as the browser can remember them', async () => {
    await load();
    expect(sdk.initializeAuth).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      persistence: ['indexedDB', 'local storage', 'memory'],
    });
  });

  test('the database and storage clients start where the project has them', async () => {
    vi.stubEnv('VITE_FIREBASE_DATABASE_URL', 'https://fooddash.example.com');
    vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', undefined);
    const { firebaseApp } = await load();
    const { initializeClients } = await import('../../src/services/firebase-clients.ts');
    initializeClients();
    expect(sdk.getDatabase).toHaveBeenCalledExactlyOnceWith(firebaseApp);
    expect(sdk.getStorage).not.toHaveBeenCalled();
  });

  test('both clients start under the emulator', async () => {
    vi.stubEnv('VITE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099');
    const { firebaseApp } = await load();
    const { initializeClients } = await import('../../src/services/firebase-clients.ts');
    initializeClients();
    expect(sdk.getDatabase).toHaveBeenCalledExactlyOnceWith(firebaseApp);
    expect(sdk.getStorage).toHaveBeenCalledExactlyOnceWith(firebaseApp);
  });
});

describe('the user', () => {
  test('of an account the app knows id, name and e-mail address only', async () => {
    const { currentUser, onUserChanged } = await load();
    const report = vi.fn<(user: unknown) => void>();
    onUserChanged(report);
    sdk.onAuthStateChanged.mock.calls[0]?.[1](account);
    sdk.onAuthStateChanged.mock.calls[0]?.[1](null);
    expect(report.mock.calls).toEqual([
      [{ uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' }],
      [null],
    ]);

    expect(currentUser()).toBeNull();
    sdk.auth.currentUser = account;
    expect(currentUser()).toEqual({
      uid: 'asha',
      displayName: 'Asha Rao',
      email: 'asha@example.com',
    });
  });
});

describe('an account', () => {
  test('is made first and given its display name then', async () => {
    const { createAccount } = await load();
    await createAccount('asha@example.com', 'sesame-6', 'Asha Rao');
    expect(sdk.createUserWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith(
      sdk.auth,
      'asha@example.com',
      'sesame-6',
    );
    expect(sdk.updateProfile).toHaveBeenCalledExactlyOnceWith(unnamed, { displayName: 'Asha Rao' });
  });

  test('stands even where its display name can not be stored', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('no connection');
    sdk.updateProfile.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    const { createAccount } = await load();
    vi.useFakeTimers();
    const made = createAccount('asha@example.com', 'sesame-6', 'Asha Rao');
    await vi.advanceTimersByTimeAsync(1000);
    await made;
    expect(sdk.updateProfile).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
  });

  test('gets its display name a second later where that was not stored at once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    sdk.updateProfile.mockRejectedValueOnce(new Error('no connection'));
    const { createAccount } = await load();
    vi.useFakeTimers();
    const made = createAccount('asha@example.com', 'sesame-6', 'Asha Rao');
    await vi.advanceTimersByTimeAsync(999);
    expect(sdk.updateProfile).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await made;
    expect(sdk.updateProfile.mock.calls[1]).toEqual([unnamed, { displayName: 'Asha Rao' }]);
    expect(log).not.toHaveBeenCalled();
  });

  test('that is refused is given no display name', async () => {
    const refusal = new Error('taken');
    sdk.createUserWithEmailAndPassword.mockRejectedValueOnce(refusal);
    const { createAccount } = await load();
    await expect(createAccount('asha@example.com', 'sesame-6', 'Asha Rao')).rejects.toBe(refusal);
    expect(sdk.updateProfile).not.toHaveBeenCalled();
    expect(sdk.setPersistence).toHaveBeenLastCalledWith(sdk.auth, 'indexedDB');
  });

  const lost = Object.assign(new Error('lost'), { code: 'auth/network-request-failed' });
  const taken = Object.assign(new Error('taken'), { code: 'auth/email-already-in-use' });
  const wrong = Object.assign(new Error('wrong'), { code: 'auth/invalid-credential' });

  async function tryTwice(email: string) {
    sdk.createUserWithEmailAndPassword.mockRejectedValueOnce(lost).mockRejectedValueOnce(taken);
    const { createAccount } = await load();
    await expect(createAccount('asha@example.com', 'sesame-6', 'Asha Rao')).rejects.toBe(lost);
    return createAccount(email, 'sesame-6', 'Asha Rao');
  }

  test('that was made without an answer is found, and named, by the next try', async () => {
    await tryTwice('asha@example.com');
    expect(sdk.signInWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith(
      sdk.auth,
      'asha@example.com',
      'sesame-6',
    );
    expect(sdk.updateProfile).toHaveBeenCalledExactlyOnceWith(unnamed, { displayName: 'Asha Rao' });
  });

  test('that had its name already keeps it', async () => {
    sdk.signInWithEmailAndPassword.mockResolvedValueOnce({ user: account });
    await tryTwice('asha@example.com');
    expect(sdk.updateProfile).not.toHaveBeenCalled();
  });

  test('of somebody else is not taken for one that got no answer', async () => {
    await expect(tryTwice('ravi@example.com')).rejects.toBe(taken);
    expect(sdk.signInWithEmailAndPassword).not.toHaveBeenCalled();
    sdk.signInWithEmailAndPassword.mockRejectedValueOnce(wrong);
    await expect(tryTwice('asha@example.com')).rejects.toBe(taken);
    expect(sdk.updateProfile).not.toHaveBeenCalled();
  });

  test('whose second try gets no answer either says so', async () => {
    sdk.signInWithEmailAndPassword.mockRejectedValueOnce(lost);
    await expect(tryTwice('asha@example.com')).rejects.toBe(lost);
  });

  test('that is asked for twice at the same time is made once', async () => {
    const { createAccount, signInWithPassword } = await load();
    await Promise.all([
      createAccount('asha@example.com', 'sesame-6', 'Asha Rao'),
      createAccount('asha@example.com', 'sesame-6', 'Asha Rao'),
    ]);
    expect(sdk.createUserWithEmailAndPassword).toHaveBeenCalledOnce();
    await Promise.all([
      signInWithPassword('asha@example.com', 'sesame-6'),
      signInWithPassword('asha@example.com', 'sesame-6'),
    ]);
    expect(sdk.signInWithEmailAndPassword).toHaveBeenCalledOnce();
    await signInWithPassword('asha@example.com', 'sesame-6');
    expect(sdk.signInWithEmailAndPassword).toHaveBeenCalledTimes(2);
  });

  test('is kept from other tabs until it has its name', async () => {
    const { createAccount } = await load();
    await createAccount('asha@example.com', 'sesame-6', 'Asha Rao');
    expect(sdk.setPersistence.mock.calls).toEqual([
      [sdk.auth, 'memory'],
      [sdk.auth, 'indexedDB'],
    ]);
    const [hidden, kept] = sdk.setPersistence.mock.invocationCallOrder;
    expect(hidden).toBeLessThan(
      sdk.createUserWithEmailAndPassword.mock.invocationCallOrder[0] ?? 0,
    );
    expect(kept).toBeGreaterThan(sdk.updateProfile.mock.invocationCallOrder[0] ?? Infinity);
  });

  test('is remembered in local storage where there is no database, else for this page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { createAccount } = await load();
    sdk.setPersistence.mockImplementation(async (_, persistence) => {
      if (persistence === 'indexedDB') throw new Error('no database');
    });
    await createAccount('asha@example.com', 'sesame-6', 'Asha Rao');
    expect(sdk.setPersistence).toHaveBeenLastCalledWith(sdk.auth, 'local storage');
    expect(warn).not.toHaveBeenCalled();
    sdk.setPersistence.mockImplementation(async (_, persistence) => {
      if (persistence !== 'memory') throw new Error('no storage');
    });
    await createAccount('asha@example.com', 'sesame-6', 'Asha Rao');
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('signing in and out go to the service', async () => {
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

test('what the service refuses is passed on', async () => {
  const { signInWithPassword, signOutUser } = await load();
  const refusal = new Error('refused');
  sdk.signInWithEmailAndPassword.mockRejectedValueOnce(refusal);
  await expect(signInWithPassword('asha@example.com', 'sesame-6')).rejects.toBe(refusal);
  sdk.signOut.mockRejectedValueOnce(refusal);
  await expect(signOutUser()).rejects.toBe(refusal);
});
