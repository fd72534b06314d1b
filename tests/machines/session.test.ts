import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { sessionMachine } from '../../machines/session.ts';
import type { SessionEvent } from '../../machines/session.ts';
import type { User } from '../../src/domain/entities.ts';
import { controlledListener, controlledPromise, flushPromises, rewritten } from './helpers.ts';

const asha: User = { uid: 'asha', displayName: 'Asha', email: 'asha@example.com' };
const binod: User = { uid: 'binod', displayName: 'Binod', email: 'binod@example.com' };

function prepare() {
  const identity = controlledListener<SessionEvent>();
  const signOut = controlledPromise<void>();
  const logFailure = vi.fn<(error: unknown) => void>();
  const machine = sessionMachine.provide({
    actors: { identityListener: identity.logic, signOut: signOut.logic },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
  return { identity, signOut, logFailure, machine };
}

function start() {
  const prepared = prepare();
  const actor = createActor(prepared.machine).start();
  return { ...prepared, actor };
}

function startSignedIn(user: User = asha) {
  const started = start();
  started.identity.report({ type: 'session.userChanged', user });
  return started;
}

function startSignedOut() {
  const started = start();
  started.identity.report({ type: 'session.userChanged', user: null });
  return started;
}

function startSigningOut() {
  const started = startSignedIn();
  started.actor.send({ type: 'session.signOutRequested' });
  return started;
}

test('the machine is named after its file', () => {
  expect(sessionMachine.id).toBe('session');
});

describe('restoring', () => {
  test('nobody is known before the identity service has spoken', () => {
    const { actor } = start();
    expect(actor.getSnapshot().value).toBe('restoring');
    expect(actor.getSnapshot().hasTag('unknown')).toBe(true);
    expect(actor.getSnapshot().context.user).toBeNull();
  });

  test('a remembered user is signed in', () => {
    const { actor } = startSignedIn();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' });
    expect(actor.getSnapshot().hasTag('unknown')).toBe(false);
    expect(actor.getSnapshot().context.user).toEqual(asha);
  });

  test('without a remembered user the visitor is signed out', () => {
    const { actor, identity } = start();
    identity.report({ type: 'session.userChanged', user: null });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().hasTag('unknown')).toBe(false);
  });

  test('a request to sign out is ignored', () => {
    const { actor, signOut } = start();
    actor.send({ type: 'session.signOutRequested' });
    expect(actor.getSnapshot().value).toBe('restoring');
    expect(signOut.inputs).toHaveLength(0);
  });
});

describe('signed out', () => {
  test('a user who signs in is remembered', () => {
    const { actor, identity } = startSignedOut();
    identity.report({ type: 'session.userChanged', user: asha });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' });
    expect(actor.getSnapshot().context.user).toEqual(asha);
  });

  test('hearing again that there is nobody changes nothing', () => {
    const { actor, identity } = startSignedOut();
    identity.report({ type: 'session.userChanged', user: null });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.user).toBeNull();
  });

  test('a request to sign out is ignored', () => {
    const { actor, signOut } = startSignedOut();
    actor.send({ type: 'session.signOutRequested' });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(signOut.inputs).toHaveLength(0);
  });
});

describe('signed in', () => {
  test('the display name that arrives late replaces the user', () => {
    const { actor, identity } = startSignedIn({ ...asha, displayName: null });
    identity.report({ type: 'session.userChanged', user: asha });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' });
    expect(actor.getSnapshot().context.user?.displayName).toBe('Asha');
  });

  test('another user takes the place of the first', () => {
    const { actor, identity } = startSignedIn();
    identity.report({ type: 'session.userChanged', user: binod });
    expect(actor.getSnapshot().context.user).toEqual(binod);
  });

  test('a sign-out in another tab signs out here and forgets the user', () => {
    const { actor, identity } = startSignedIn();
    identity.report({ type: 'session.userChanged', user: null });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.user).toBeNull();
  });
});

describe('signing out', () => {
  test('a request asks the identity service once, however often it is repeated', () => {
    const { actor, signOut } = startSigningOut();
    actor.send({ type: 'session.signOutRequested' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(signOut.inputs).toHaveLength(1);
  });

  test('the user stays until the listener reports nobody', async () => {
    const { actor, identity, signOut } = startSigningOut();
    await signOut.resolve();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' });
    expect(actor.getSnapshot().context.user).toEqual(asha);

    identity.report({ type: 'session.userChanged', user: null });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.user).toBeNull();
  });

  test('a failure is only logged and can be tried again', async () => {
    const { actor, signOut, logFailure } = startSigningOut();
    const failure = new Error('no connection');
    await signOut.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' });
    expect(actor.getSnapshot().context.user).toEqual(asha);

    actor.send({ type: 'session.signOutRequested' });
    expect(signOut.inputs).toHaveLength(2);
  });

  test('a sign-out that ends after the listener reported nobody has no effect', async () => {
    const { actor, identity, signOut, logFailure } = startSigningOut();
    identity.report({ type: 'session.userChanged', user: null });
    await signOut.reject(new Error('too late'));
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(logFailure).not.toHaveBeenCalled();
  });

  test('a sign-out that ends after somebody else signed in has no effect', async () => {
    const { actor, identity, signOut } = startSigningOut();
    identity.report({ type: 'session.userChanged', user: null });
    identity.report({ type: 'session.userChanged', user: binod });
    actor.send({ type: 'session.signOutRequested' });
    await signOut.resolve(undefined, 0);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(actor.getSnapshot().context.user).toEqual(binod);
  });
});

describe('a listener that fails', () => {
  test('signs out and is logged', async () => {
    const { logFailure, machine } = prepare();
    const failure = new Error('identity is broken');
    const actor = createActor(
      machine.provide({
        actors: {
          identityListener: fromCallback(() => {
            throw failure;
          }),
        },
      }),
    ).start();
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.user).toBeNull();
    expect(logFailure.mock.calls).toEqual([[failure]]);
  });

  test('forgets the user it had reported before', async () => {
    const { machine } = prepare();
    const actor = createActor(
      machine.provide({
        actors: {
          identityListener: fromCallback<SessionEvent>(({ sendBack }) => {
            sendBack({ type: 'session.userChanged', user: asha });
            throw new Error('identity broke down');
          }),
        },
      }),
    ).start();
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.user).toBeNull();
  });
});

test('a machine that is started, stopped and started anew listens exactly once', () => {
  const { identity, machine } = prepare();
  createActor(machine).start().stop();
  expect(identity.liveCount).toBe(0);

  const actor = createActor(machine).start();
  expect(identity.liveCount).toBe(1);
  identity.report({ type: 'session.userChanged', user: asha });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' });

  actor.stop();
  expect(identity.liveCount).toBe(0);
});

test('the context can be written down', () => {
  const { context } = startSignedIn().actor.getSnapshot();
  expect(rewritten(context)).toEqual({ user: asha });
});
