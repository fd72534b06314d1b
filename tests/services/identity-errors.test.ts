import { describe, expect, test } from 'vitest';
import { identityProblem } from '../../src/services/identity-errors.ts';

function failure(code: unknown, message = 'Firebase: Error.'): Error {
  return Object.assign(new Error(message), { code });
}

describe('a known error code', () => {
  test.each([
    ['auth/invalid-credential', 'credentialsWrong'],
    ['auth/invalid-login-credentials', 'credentialsWrong'],
    ['auth/wrong-password', 'credentialsWrong'],
    ['auth/user-not-found', 'credentialsWrong'],
    ['auth/email-already-in-use', 'emailTaken'],
    ['auth/weak-password', 'passwordTooWeak'],
    ['auth/password-does-not-meet-requirements', 'passwordTooWeak'],
    ['auth/invalid-email', 'emailMalformed'],
    ['auth/missing-email', 'emailMissing'],
    ['auth/missing-password', 'passwordMissing'],
    ['auth/too-many-requests', 'tooManyAttempts'],
    ['auth/user-disabled', 'accountDisabled'],
    ['auth/operation-not-allowed', 'signInDisabled'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'notConfigured'],
    ['auth/configuration-not-found', 'notConfigured'],
    ['auth/invalid-api-key', 'notConfigured'],
    ['auth/timeout', 'unreachable'],
    ['auth/internal-error', 'unreachable'],
  ])('%s is reported as the problem %s @8.5', (firebaseCode, code) => {
    expect(identityProblem(failure(firebaseCode), true)).toEqual({ code });
    expect(identityProblem(failure(firebaseCode), false)).toEqual({ code });
  });

  test('a known code is recognised in an object that is not an error', () => {
    expect(identityProblem({ code: 'auth/wrong-password' }, true)).toEqual({
      code: 'credentialsWrong',
    });
  });
});

describe('a service in trouble', () => {
  test.each([
    ['auth/internal', 'unreachable'],
    ['auth/internal-error-encountered.', 'unreachable'],
    ['auth/the-service-is-currently-unavailable.', 'unreachable'],
    ['auth/service-unavailable', 'unreachable'],
    ['auth/backend-error', 'unreachable'],
    ['auth/quota-exceeded', 'busy'],
    ['auth/quota-exceeded-for-quota-metric-queries', 'busy'],
    ['auth/resource-exhausted', 'busy'],
  ])('a service that answers %s is reported as the problem %s', (firebaseCode, code) => {
    expect(identityProblem(failure(firebaseCode), true)).toEqual({ code });
  });
});

describe('a connection that fails', () => {
  test.each([
    ['a request that failed', failure('auth/network-request-failed')],
    ['code that could not be loaded', new TypeError('Failed to fetch')],
  ])('%s is reported as offline or unreachable, depending on the browser', (_, error) => {
    expect(identityProblem(error, false)).toEqual({ code: 'offline' });
    expect(identityProblem(error, true)).toEqual({ code: 'unreachable' });
  });
});

describe('any other error', () => {
  test.each([
    ['an error with an unknown code', failure('auth/brand-new', 'Own words.'), 'Own words.'],
    [
      'an error whose code merely ends like that of an outage',
      failure('app/auth/internal', 'Own.'),
      'Own.',
    ],
    [
      'an error whose code merely ends like that of a busy service',
      failure('app/auth/quota-exceeded', 'Own.'),
      'Own.',
    ],
    ['an error without a code', new Error('Own words.'), 'Own words.'],
    ['an error whose code is not text', failure(18, 'Own words.'), 'Own words.'],
    ['a text', 'Own words.', 'Own words.'],
    ['null', null, 'null'],
    ['undefined', undefined, 'undefined'],
  ])('%s is reported with its own message @8.4', (_, error, message) => {
    expect(identityProblem(error, true)).toEqual({ code: 'unknown', message });
    expect(identityProblem(error, false)).toEqual({ code: 'unknown', message });
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'an error is reported as unknown if its code is the name of an inherited property (%s)',
    (code) => {
      expect(identityProblem(failure(code, 'Own words.'), true)).toEqual({
        code: 'unknown',
        message: 'Own words.',
      });
    },
  );
});
