/** The reasons why some mutants of the charts survive the walks, for `npm run statecharts:mutate`. */

const timed = (machine: string) =>
  `walks end delays themselves; tests/machines/${machine}.test.ts checks the time`;

const LONGER = 'takes a second longer';

export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app: {
    '(anywhere) — page.changed → stays: does not run closeSignIn':
      'no walk leaves a page while the sign-in dialog is open; tests/machines/app.test.ts checks that it closes',
    '(anywhere) — adding.finished [isOrder] → stays: does not run endUndo':
      'no walk repeats an order after a dish was removed; tests/machines/app.test.ts checks that the dish is no longer offered',
  },
  'auth-modal': {
    'form.passwordReset — auth.closed → form.closed: does not run announceDismissal':
      'no walk resets a password from the cart, which hears the message; tests/machines/auth-modal.test.ts checks the message',
  },
  cart: {
    'removal.offered — cart.removalUndone → stays: does not run forgetLastRemoved':
      'the cart’s record answers at once, and a dish that is back in the cart is no longer offered',
  },
  'driver-route': { [`stepDelay: ${LONGER}`]: timed('driver-route') },
  'due-replies': {
    'waiting — replies.changed → waiting: is dropped':
      'only the time of the next reply changes; tests/machines/due-replies.test.ts checks that a reply is stored first if it is due before the reply that the machine was waiting for',
    [`untilDue: ${LONGER}`]: timed('due-replies'),
    [`retryDelay: ${LONGER}`]: timed('due-replies'),
  },
  notice: {
    'shown — notice.over → hidden: does not run followUp':
      'the walk shows the offline notice, which promises nothing; tests/machines/notice.test.ts checks that a notice follows up',
  },
  'open-layers': {
    [`settling: ${LONGER}`]: timed('open-layers'),
    [`moving: ${LONGER}`]: timed('open-layers'),
  },
  'order-status': Object.fromEntries(
    ['untilConfirmed', 'untilPreparing', 'untilReady', 'untilPickedUp', 'untilOnTheWay'].map(
      (delay) => [`${delay}: ${LONGER}`, timed('order-status')],
    ),
  ),
  'track-lookup': {
    [`alertDelay: ${LONGER}`]: timed('track-lookup'),
    'lookup — track.submitted [isSameOrder] → lookup.loading: is dropped':
      'the next branch looks the same order up; tests/machines/track-lookup.test.ts checks that the URL is not set again',
    'lookup — track.addressChanged [isSameOrder] → stays: is tried after the next branch, lookup — track.addressChanged [isBlank] → lookup.idle':
      'the screen reports only a changed ID; tests/machines/track-lookup.test.ts checks that a blank one does not clear the text twice',
    'lookup.found — track.orderChanged → stays: is dropped':
      'the app changes a stored order only by cancelling it; tests/machines/track-lookup.test.ts checks another change',
    'lookup.found — track.orderChanged → stays: does not run rememberOrder':
      'the app changes a stored order only by cancelling it; tests/machines/track-lookup.test.ts checks another change',
  },
};
