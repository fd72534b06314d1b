import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { sessionMachine } from '../../machines/session.ts';
import type { MemoryEvent, SessionEvent } from '../../machines/session.ts';
import type { User } from '../../src/domain/entities.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

const asha: User = { uid: 'asha', displayName: 'Asha', email: 'asha@example.com' };
const binod: User = { uid: 'binod', displayName: 'Binod', email: 'binod@example.com' };

function start() {
  const remembered: (User | null)[] = [];
  const connectionListener = controlledListener<SessionEvent>();
  const idleListener = controlledListener<SessionEvent>();
  const connect = controlledListener<SessionEvent>();
  const signOut = controlledPromise<void>();
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        memory: fromCallback<MemoryEvent>(({ receive }) => {
          receive(({ type, user }) => {
            if (type === 'memory.userChanged') remembered.push(user);
          });
        }),
        connectionListener: connectionListener.logic,
        idleListener: idleListener.logic,
        connect: connect.logic,
        signOut: signOut.logic,
      },
    }),
  ).start();
  return {
    actor,
    remembered,
    connectionListener,
    idleListener,
    connect,
    signOut,
    remember: (user: User | null | undefined) => actor.send({ type: 'session.remembered', user }),
    report: (user: User | null) =>
      connect.report({ type: 'session.userReported', user, isRemembered: user !== null }),
  };
}

/** Starts with Asha as the remembered user, after the identity service was asked to confirm her. */
function startConfirming() {
  const started = start();
  started.remember(asha);
  started.idleListener.report({ type: 'browser.idled' });
  return started;
}

function startSigningOut() {
  const started = startConfirming();
  started.report(asha);
  started.actor.send({ type: 'session.signOutRequested' });
  return started;
}

describe('the browser’s memory', () => {
  test('the memory stores the user that the identity service reports, and clears it after a sign-out', () => {
    const { remembered, report } = startConfirming();
    expect(remembered).toEqual([]);
    report(asha);
    report(null);
    expect(remembered).toEqual([asha, null]);
  });

  test('the memory stores nothing when another tab signs a user in or out', () => {
    const { remembered, remember } = startConfirming();
    remember(null);
    remember(binod);
    expect(remembered).toEqual([]);
  });

  test('if the identity service reports that nobody is signed in, the memory is cleared without requesting a sign-out', () => {
    const { remembered, report, signOut } = startConfirming();
    report(null);
    expect(remembered).toEqual([null]);
    expect(signOut.inputs).toEqual([]);
  });

  test('the memory does not store a customer again after they signed out in another tab', () => {
    const { connect, remembered, signOut } = startConfirming();
    connect.report({ type: 'session.userReported', user: asha, isRemembered: false });
    expect(remembered).toEqual([]);
    expect(signOut.inputs).toHaveLength(1);
  });
});

test('the session is unknown until the browser names a customer or reports that nobody is signed in', () => {
  const { actor, remember } = start();
  const isUnknown = () => actor.getSnapshot().hasTag('unknown');
  expect(isUnknown()).toBe(true);
  remember(undefined);
  expect(isUnknown()).toBe(true);
  remember(null);
  expect(isUnknown()).toBe(false);
});

test('the session keeps its user if another tab remembers the same customer', () => {
  const { actor, remember } = startConfirming();
  remember({ ...asha });
  expect(actor.getSnapshot().context.user).toBe(asha);
});

test('the session says whether the customer was reported by this tab’s identity service or only by the browser’s memory', () => {
  const { actor, idleListener, remember, report } = start();
  const isReported = () => actor.getSnapshot().context.isReported;
  expect(isReported()).toBe(false);
  remember(asha);
  idleListener.report({ type: 'browser.idled' });
  expect(isReported()).toBe(false);
  report(asha);
  expect(isReported()).toBe(true);
  remember(binod);
  expect(isReported()).toBe(false);
  report(null);
  report(binod);
  expect(isReported()).toBe(true);
  remember(null);
  expect(isReported()).toBe(false);
});

describe('the identity service', () => {
  test('the service is connected once, and watched until the session ends', () => {
    const { actor, connect, remember, report } = start();
    remember(null);
    expect(connect.liveCount).toBe(0);
    actor.send({ type: 'session.serviceNeeded' });
    report(asha);
    actor.send({ type: 'session.serviceNeeded' });
    expect(connect.inputs).toHaveLength(1);
    expect(connect.liveCount).toBe(1);
    actor.stop();
    expect(connect.liveCount).toBe(0);
  });

  test('the connection is watched only while the service can’t be reached', () => {
    const { connect, connectionListener } = startConfirming();
    expect(connectionListener.liveCount).toBe(0);
    connect.report({ type: 'session.unreachable' });
    expect(connectionListener.liveCount).toBe(1);
    expect(connect.liveCount).toBe(0);
  });
});

describe('the sign-out', () => {
  test('signing out is requested once, however often the customer chooses it', () => {
    const { actor, signOut } = startSigningOut();
    actor.send({ type: 'session.signOutRequested' });
    expect(signOut.inputs).toHaveLength(1);
  });

  test('signing out can be retried after a failure', async () => {
    const { actor, signOut } = startSigningOut();
    await signOut.reject(new Error('no connection'));
    actor.send({ type: 'session.signOutRequested' });
    expect(signOut.inputs).toHaveLength(2);
  });

  test('a delayed result of a sign-out does not affect the sign-out of the next customer', async () => {
    const { actor, report, signOut } = startSigningOut();
    report(null);
    report(binod);
    actor.send({ type: 'session.signOutRequested' });
    await signOut.resolve(undefined, 0);
    expect(actor.getSnapshot().matches({ signOut: 'running' })).toBe(true);
    expect(actor.getSnapshot().context.user).toEqual(binod);
  });
});
