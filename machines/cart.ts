import { assign, emit, sendParent, setup } from 'xstate';
import {
  canBeRestored,
  emptyCart,
  createQuantityOperation,
  removalOf,
  restorationOf,
} from '../src/domain/cart.ts';
import type { CartOperation, ItemQuantity, Removal } from '../src/domain/cart.ts';
import type { Cart } from '../src/domain/entities.ts';
import type { AuthMode } from './auth-modal.ts';

/**
 * The current cart and its owner. `replaced` is the guest's cart if the customer's saved cart has replaced it
 * at sign-in; otherwise null.
 */
export type OwnedCart = { userId: string | null; cart: Cart; replaced: Cart | null };

export type CartEvent =
  /** A dish or a past order was added to the cart. */
  | { type: 'cart.added' }
  /** The quantity 0 removes the dish. */
  | { type: 'cart.quantitySet'; itemId: string; quantity: number }
  | { type: 'cart.dishesRemoved'; itemIds: readonly string[] }
  | { type: 'cart.noteSet'; itemId: string; note: string }
  | { type: 'cart.removalUndone' }
  | { type: 'cart.removalAccepted' }
  | { type: 'cart.ordered'; items: readonly ItemQuantity[] }
  | { type: 'cart.guestItemsRestored' }
  | { type: 'cart.guestItemsDiscarded' }
  | ({ type: 'cart.changed' } & OwnedCart)
  | { type: 'cart.signInChosen'; mode: AuthMode }
  /** The sign-in dialog is closed. The app also sends this event if the dialog was not open before. */
  | { type: 'cart.signInEnded' }
  /** The customer closed the sign-in dialog without signing in. */
  | { type: 'cart.signInDismissed' }
  | { type: 'cart.opened' }
  | { type: 'cart.closed' };

export type CartToApp =
  | { type: 'signIn.requested'; mode: AuthMode }
  | { type: 'cart.operated'; operation: CartOperation }
  | { type: 'cart.replacedForgotten' };

/**
 * Returns the removed dishes that can still be restored. If the cart now belongs to another customer, the
 * list is empty.
 */
function stillRemoved(
  { userId, removed }: { userId: string | null; removed: readonly Removal[] },
  ownedCart: OwnedCart,
): readonly Removal[] {
  if (ownedCart.userId !== userId) return [];
  return removed.filter((removal) => canBeRestored(ownedCart.cart, removal));
}

export const cartMachine = setup({
  types: {
    context: {} as OwnedCart & {
      /** The removed dishes that can be restored, the most recently removed last. */
      removed: readonly Removal[];
    },
    events: {} as CartEvent,
    emitted: {} as { type: 'cart.left' },
    tags: {} as 'notice',
  },
  actions: {
    openSignIn: sendParent(
      (_, mode: AuthMode) => ({ type: 'signIn.requested', mode }) satisfies CartToApp,
    ),
    /** Asks the app to apply the operation to the stored cart. The app then sends `cart.changed`. */
    changeRecord: sendParent(
      (_, operation: CartOperation) => ({ type: 'cart.operated', operation }) satisfies CartToApp,
    ),
    forgetReplaced: sendParent({ type: 'cart.replacedForgotten' } satisfies CartToApp),
    followRecord: assign(({ context }, { userId, cart, replaced }: OwnedCart) => ({
      userId,
      cart,
      replaced,
      removed: stillRemoved(context, { userId, cart, replaced }),
    })),
    rememberRemoved: assign({
      removed: ({ context }, itemIds: readonly string[]) => [
        ...context.removed,
        ...itemIds.flatMap((itemId) => removalOf(context.cart, itemId)),
      ],
    }),
    forgetLastRemoved: assign({ removed: ({ context }) => context.removed.slice(0, -1) }),
    forgetRemoved: assign({ removed: [] }),
    /** Lets the rows of the drawer save half-written notes. */
    announceLeaving: emit({ type: 'cart.left' }),
  },
  guards: {
    /**
     * Returns whether the reported cart is new. The app also reports an unchanged cart, because it reports
     * every snapshot of the actor that stores the cart.
     */
    isNew: ({ context }, { userId, cart, replaced }: OwnedCart) =>
      context.userId !== userId || context.cart !== cart || context.replaced !== replaced,
    isCustomer: ({ context }) => context.userId !== null,
    isNone: (_, quantity: number) => quantity <= 0,
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasNothingRemoved: ({ context }) => context.removed.length === 0,
    hasReplaced: ({ context }) => context.replaced !== null,
    hasNothingReplaced: ({ context }) => context.replaced === null,
  },
}).createMachine({
  id: 'cart',
  description:
    'The cart drawer, changes to the cart, and offers to restore removed or replaced dishes.',
  context: { userId: null, cart: emptyCart, replaced: null, removed: [] },
  type: 'parallel',
  on: {
    'cart.changed': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'followRecord', params: ({ event }) => event },
    },
    'cart.quantitySet': [
      {
        guard: { type: 'isNone', params: ({ event }) => event.quantity },
        actions: [
          { type: 'rememberRemoved', params: ({ event }) => [event.itemId] },
          {
            type: 'changeRecord',
            params: ({ context, event }) => createQuantityOperation(context.cart, event.itemId, 0),
          },
        ],
      },
      {
        actions: {
          type: 'changeRecord',
          params: ({ context, event }) =>
            createQuantityOperation(context.cart, event.itemId, event.quantity),
        },
      },
    ],
    'cart.dishesRemoved': {
      description: 'Removes all dishes in one operation, so that each can be restored.',
      actions: [
        { type: 'rememberRemoved', params: ({ event }) => event.itemIds },
        {
          type: 'changeRecord',
          params: ({ context, event }) => ({
            type: 'itemsRemoved',
            items: context.cart.items.filter(({ id }) => event.itemIds.includes(id)),
          }),
        },
      ],
    },
    'cart.noteSet': {
      actions: {
        type: 'changeRecord',
        params: ({ event: { itemId, note } }) => ({ type: 'noteSet', itemId, note }),
      },
    },
    'cart.added': {
      description: 'After another dish is added, removed dishes can no longer be restored.',
      actions: 'forgetRemoved',
    },
    'cart.ordered': {
      description: 'Removes the ordered dishes. Dishes that another tab has added stay.',
      actions: [
        {
          type: 'changeRecord',
          params: ({ event }) => ({ type: 'itemsRemoved', items: event.items }),
        },
        'forgetRemoved',
      ],
    },
  },
  states: {
    removal: {
      initial: 'none',
      states: {
        none: {
          always: { guard: 'hasRemoved', target: 'offered' },
        },
        offered: {
          description: 'Removed dishes can be restored, the last one first.',
          always: { guard: 'hasNothingRemoved', target: 'none' },
          on: {
            'cart.removalUndone': {
              actions: [
                {
                  type: 'changeRecord',
                  params: ({ context }) => restorationOf(context.removed),
                },
                'forgetLastRemoved',
              ],
            },
            'cart.removalAccepted': { actions: 'forgetRemoved' },
            'cart.closed': {
              description: 'Leaving the cart or the page makes the removal final.',
              actions: 'forgetRemoved',
            },
          },
        },
      },
    },
    guestItems: {
      initial: 'none',
      states: {
        none: {
          always: { guard: 'hasReplaced', target: 'offered' },
        },
        offered: {
          description: 'The guest’s dishes can still replace the customer’s saved cart.',
          tags: ['notice'],
          always: { guard: 'hasNothingReplaced', target: 'none' },
          on: {
            'cart.guestItemsRestored': {
              actions: [
                {
                  type: 'changeRecord',
                  params: ({ context }) => ({
                    type: 'orderStarted',
                    order: context.replaced ?? context.cart,
                  }),
                },
                'forgetReplaced',
              ],
            },
            'cart.guestItemsDiscarded': { actions: 'forgetReplaced' },
          },
        },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'cart.opened': { target: 'open' },
          },
        },
        open: {
          exit: 'announceLeaving',
          on: {
            'cart.closed': { target: 'closed' },
            'cart.signInChosen': {
              target: 'signingIn',
              actions: { type: 'openSignIn', params: ({ event }) => event.mode },
            },
          },
        },
        signingIn: {
          description: 'The drawer is hidden during sign-in and opens again afterwards.',
          initial: 'inDialog',
          on: {
            'cart.signInDismissed': { target: 'closed' },
            'cart.opened': {
              description:
                'If the code of the sign-in dialog fails to load, the cart button can be clicked.',
              target: 'open',
            },
          },
          states: {
            inDialog: { on: { 'cart.signInEnded': { target: 'afterDialog' } } },
            afterDialog: {
              description: 'The customer’s cart is still loading.',
              always: { guard: 'isCustomer', target: '#cart.drawer.open' },
            },
          },
        },
      },
    },
  },
});
