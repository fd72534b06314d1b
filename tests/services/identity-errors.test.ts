import { describe, expect, test } from 'vitest';
import { identityErrorSentence } from '../../src/services/identity-errors.ts';

const NO_MATCH = 'No account matches that e-mail and password.';
const EASY = 'That password is too easy to guess. Please choose a longer one.';
const NOT_SET_UP =
  'Signing in is not set up on this copy of FoodDash. You can still browse restaurants and track orders.';
const OFFLINE = 'You seem to be offline. Check your connection and try again.';
const UNREACHABLE = 'We can’t reach the sign-in service right now. Please try again in a moment.';

function failure(code: unknown, message = 'Firebase: Error.'): Error {
  return Object.assign(new Error(message), { code });
}

describe('a known code', () => {
  test.each([
    ['auth/invalid-credential', NO_MATCH],
    ['auth/invalid-login-credentials', NO_MATCH],
    ['auth/wrong-password', NO_MATCH],
    ['auth/user-not-found', NO_MATCH],
    [
      'auth/email-already-in-use',
      'An account with that e-mail already exists. Try signing in instead.',
    ],
    ['auth/weak-password', EASY],
    ['auth/password-does-not-meet-requirements', EASY],
    ['auth/invalid-email', 'That e-mail address doesn’t look right. Please check it.'],
    ['auth/missing-email', 'Please enter your email address.'],
    ['auth/missing-password', 'Please enter your password.'],
    ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
    ['auth/user-disabled', 'This account has been disabled. Please contact support.'],
    ['auth/operation-not-allowed', 'Signing in with e-mail and password isn’t switched on yet.'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', NOT_SET_UP],
    ['auth/configuration-not-found', NOT_SET_UP],
    ['auth/invalid-api-key', NOT_SET_UP],
    ['auth/timeout', UNREACHABLE],
    ['auth/internal-error', UNREACHABLE],
  ])('%s is a sentence for the customer @8.5', (code, sentence) => {
    expect(identityErrorSentence(failure(code), true)).toBe(sentence);
    expect(identityErrorSentence(failure(code), false)).toBe(sentence);
  });

  test('it needs no error around it', () => {
    expect(identityErrorSentence({ code: 'auth/wrong-password' }, true)).toBe(NO_MATCH);
  });
});

const BUSY = 'The sign-in service is busy right now. Please try again in a few minutes.';

describe('a service in trouble', () => {
  test.each([
    ['auth/internal', UNREACHABLE],
    ['auth/internal-error-encountered.', UNREACHABLE],
    ['auth/the-service-is-currently-unavailable.', UNREACHABLE],
    ['auth/backend-error', UNREACHABLE],
    ['auth/quota-exceeded', BUSY],
    ['auth/quota-exceeded-for-quota-metric-queries', BUSY],
    ['auth/resource-exhausted', BUSY],
  ])('that says %s is spoken of in a sentence', (code, sentence) => {
    expect(identityErrorSentence(failure(code), true)).toBe(sentence);
  });
});

describe('a connection that fails', () => {
  test.each([
    ['a request that failed', failure('auth/network-request-failed')],
    ['code that could not be loaded', new TypeError('Failed to fetch')],
  ])('%s: offline or out of reach, as the browser says', (_, error) => {
    expect(identityErrorSentence(error, false)).toBe(OFFLINE);
    expect(identityErrorSentence(error, true)).toBe(UNREACHABLE);
  });
});

describe('anything else', () => {
  test.each([
    ['an unknown code', failure('auth/brand-new', 'Own words.'), 'Own words.'],
    ['no code', new Error('Own words.'), 'Own words.'],
    ['a code that is no text', failure(18, 'Own words.'), 'Own words.'],
    ['a text', 'Own words.', 'Own words.'],
    ['null', null, 'null'],
    ['nothing', undefined, 'undefined'],
  ])('%s shows its own message @8.4', (_, error, sentence) => {
    expect(identityErrorSentence(error, true)).toBe(sentence);
    expect(identityErrorSentence(error, false)).toBe(sentence);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'a code that every object has (%s) is an unknown one',
    (code) => {
      expect(identityErrorSentence(failure(code, 'Own words.'), true)).toBe('Own words.');
    },
  );
});
