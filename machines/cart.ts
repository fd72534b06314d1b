import { assign, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate';
import type { Cart, CartItem, RestaurantSummary } from './entities.ts';

/** What is added at once: usually one dish, the whole order when reordering. */
export type Selection = { restaurant: RestaurantSummary; items: CartItem[] };

export type CartEvent =
  | { type: 'cart.itemAdded'; restaurant: RestaurantSummary; item: Omit<CartItem, 'quantity'> }
  | ({ type: 'cart.orderRepeated' } & Selection)
  | { type: 'cart.quantitySet'; itemId: string; quantity: number }
  | { type: 'cart.itemRemoved'; itemId: string }
  | { type: 'cart.cleared' }
  | { type: 'cart.restaurantSet'; restaurant: RestaurantSummary }
  | { type: 'cart.replacementDeclined' }
  | { type: 'cart.pickedItemsKept' }
  | { type: 'cart.pickedItemsDropped' }
  | { type: 'cart.changed' }
  | { type: 'cart.changedElsewhere'; cart: Cart }
  | { type: 'cart.signedIn'; userId: string }
  | { type: 'cart.signedOut' }
  | { type: 'cart.opened' }
  | { type: 'cart.closed' };

export type LoadCartOutcome = { kind: 'found'; cart: Cart } | { kind: 'none' };
export type SaveCartOutcome =
  /** Merged where another tab had saved something else meanwhile. */
  { kind: 'saved'; merged?: Cart | undefined } | { kind: 'failed' };

export const emptyCart: Cart = { restaurant: null, items: [] };

function oneOf({ restaurant, item }: CartEvent & { type: 'cart.itemAdded' }): Selection {
  return { restaurant, items: [{ ...item, quantity: 1 }] };
}

function withItem(cart: Cart, added: CartItem): Cart {
  const present = cart.items.some((item) => item.id === added.id);
  return {
    ...cart,
    items: present
      ? cart.items.map((item) =>
          item.id === added.id ? { ...item, quantity: item.quantity + added.quantity } : item,
        )
      : [...cart.items, added],
  };
}

function withQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  return {
    ...cart,
    items:
      quantity <= 0
        ? cart.items.filter((item) => item.id !== itemId)
        : cart.items.map((item) => (item.id === itemId ? { ...item, quantity } : item)),
  };
}

function withRestaurant(cart: Cart, restaurant: RestaurantSummary): Cart {
  return { restaurant, items: cart.restaurant?.id === restaurant.id ? cart.items : [] };
}

export const cartMachine = setup({
  types: {
    context: {} as {
      cart: Cart;
      /** What this tab last knew to be saved, and what it is saving. */
      kept: Cart;
      sent: Cart;
      userId: string | null;
      /** Waits for the answer to "Start a new order?". */
      picked: Selection | null;
      /** A guest's items that a restored cart took the place of. */
      setAside: Cart | null;
    },
    events: {} as CartEvent,
    tags: {} as 'restoring' | 'notice',
  },
  actors: {
    /** Sends `cart.signedIn` and `cart.signedOut` when another customer, or nobody, is there. */
    sessionListener: fromCallback<CartEvent>(() => {
      throw new Error('sessionListener must be provided');
    }),
    /** Sends `cart.changedElsewhere` when another tab saves this user's cart. */
    otherTabsListener: fromCallback<CartEvent, { userId: string }>(() => {
      throw new Error('otherTabsListener must be provided');
    }),
    loadCart: fromPromise<LoadCartOutcome, { userId: string }>(() =>
      Promise.reject(new Error('loadCart must be provided')),
    ),
    /** Adds what changed since `kept` to what is saved by now. */
    saveCart: fromPromise<SaveCartOutcome, { userId: string; kept: Cart; cart: Cart }>(() =>
      Promise.reject(new Error('saveCart must be provided')),
    ),
  },
  actions: {
    addItems: assign({
      cart: ({ context }, selection: Selection) =>
        selection.items.reduce(withItem, withRestaurant(context.cart, selection.restaurant)),
    }),
    setQuantity: assign({
      cart: ({ context }, { itemId, quantity }: { itemId: string; quantity: number }) =>
        withQuantity(context.cart, itemId, quantity),
    }),
    setRestaurant: assign({
      cart: ({ context }, restaurant: RestaurantSummary) =>
        withRestaurant(context.cart, restaurant),
    }),
    addPicked: assign({
      cart: ({ context }) => (context.picked?.items ?? []).reduce(withItem, context.cart),
      picked: null,
    }),
    rememberPicked: assign({
      picked: (_, { restaurant, items }: Selection) => ({ restaurant, items }),
    }),
    forgetPicked: assign({ picked: null }),
    setCart: assign({ cart: (_, cart: Cart) => cart }),
    adoptCart: assign({ cart: (_, cart: Cart) => cart, kept: (_, cart) => cart }),
    adoptMerged: assign(({ context }, outcome: SaveCartOutcome) => {
      const cart = (outcome.kind === 'saved' && outcome.merged) || context.cart;
      return { cart, kept: cart };
    }),
    rememberSent: assign({ sent: ({ context }) => context.cart }),
    keepSent: assign({ kept: ({ context }) => context.sent }),
    setCartAside: assign({ setAside: ({ context }) => context.cart }),
    keepSetAside: assign({
      cart: ({ context }) => context.setAside ?? context.cart,
      setAside: null,
    }),
    forgetSetAside: assign({ setAside: null }),
    rememberUser: assign({ userId: (_, userId: string | null) => userId }),
    announceChange: raise({ type: 'cart.changed' }),
    logFailure: (_, { error }: { error: unknown }) => {
      throw new Error('logFailure must be provided', { cause: error });
    },
  },
  guards: {
    isFromAnotherRestaurant: ({ context }, restaurant: RestaurantSummary) =>
      context.cart.items.length > 0 && context.cart.restaurant?.id !== restaurant.id,
    isSomeoneElses: ({ context }) => context.userId !== null,
    hasItems: ({ context }) => context.cart.items.length > 0,
    hasItemsSetAside: ({ context }) => context.setAside !== null,
    isFound: (_, outcome: LoadCartOutcome) => outcome.kind === 'found',
    wouldCoverItems: ({ context }, outcome: LoadCartOutcome) =>
      outcome.kind === 'found' && context.cart.items.length > 0,
    isRefused: (_, outcome: SaveCartOutcome) => outcome.kind === 'failed',
  },
}).createMachine({
  id: 'cart',
  description: 'What will be ordered, from one restaurant at a time, and whose cart it is.',
  context: {
    cart: emptyCart,
    kept: emptyCart,
    sent: emptyCart,
    userId: null,
    picked: null,
    setAside: null,
  },
  invoke: { src: 'sessionListener' },
  type: 'parallel',
  on: {
    'cart.quantitySet': {
      actions: [{ type: 'setQuantity', params: ({ event }) => event }, 'announceChange'],
    },
    'cart.itemRemoved': {
      actions: [
        { type: 'setQuantity', params: ({ event }) => ({ itemId: event.itemId, quantity: 0 }) },
        'announceChange',
      ],
    },
    'cart.cleared': {
      actions: [{ type: 'setCart', params: emptyCart }, 'announceChange'],
    },
  },
  states: {
    ownership: {
      initial: 'guest',
      states: {
        guest: {
          description: 'Kept in memory only.',
          on: {
            'cart.signedIn': {
              target: 'owned',
              actions: { type: 'rememberUser', params: ({ event }) => event.userId },
            },
          },
        },
        owned: {
          initial: 'restoring',
          on: {
            'cart.signedIn': {
              description: 'Someone else took this one’s place: the session tells of nothing else.',
              target: 'owned',
              reenter: true,
              actions: [
                { type: 'adoptCart', params: emptyCart },
                { type: 'rememberUser', params: ({ event }) => event.userId },
              ],
            },
            'cart.signedOut': {
              target: 'guest',
              actions: [
                { type: 'adoptCart', params: emptyCart },
                { type: 'rememberUser', params: null },
              ],
            },
          },
          invoke: {
            src: 'otherTabsListener',
            input: ({ context }) => ({ userId: context.userId ?? '' }),
          },
          states: {
            restoring: {
              tags: ['restoring'],
              invoke: {
                src: 'loadCart',
                input: ({ context }) => ({ userId: context.userId ?? '' }),
                onDone: [
                  {
                    description: 'Both: the saved cart is restored and the picked items offered.',
                    guard: { type: 'wouldCoverItems', params: ({ event }) => event.output },
                    target: 'saved',
                    actions: [
                      'setCartAside',
                      {
                        type: 'adoptCart',
                        params: ({ event }) =>
                          event.output.kind === 'found' ? event.output.cart : emptyCart,
                      },
                    ],
                  },
                  {
                    guard: { type: 'isFound', params: ({ event }) => event.output },
                    target: 'saved',
                    actions: {
                      type: 'adoptCart',
                      params: ({ event }) =>
                        event.output.kind === 'found' ? event.output.cart : emptyCart,
                    },
                  },
                  { guard: 'hasItems', target: 'saving' },
                  { target: 'saved' },
                ],
                onError: {
                  target: 'unsaved',
                  actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            saved: {
              on: {
                'cart.changed': { target: 'saving' },
                'cart.changedElsewhere': {
                  actions: { type: 'adoptCart', params: ({ event }) => event.cart },
                },
              },
            },
            saving: {
              entry: 'rememberSent',
              invoke: {
                src: 'saveCart',
                input: ({ context }) => ({
                  userId: context.userId ?? '',
                  kept: context.kept,
                  cart: context.cart,
                }),
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: 'unsaved',
                  },
                  {
                    guard: stateIn({ ownership: { owned: { saving: 'overtaken' } } }),
                    target: 'saving',
                    reenter: true,
                    actions: 'keepSent',
                  },
                  {
                    target: 'saved',
                    actions: { type: 'adoptMerged', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'unsaved',
                  actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
              initial: 'undisturbed',
              states: {
                undisturbed: {
                  on: {
                    'cart.changed': { target: 'overtaken' },
                    'cart.changedElsewhere': { target: 'overtaken' },
                  },
                },
                overtaken: {
                  description:
                    'Changed meanwhile, here or in another tab: afterwards it is saved once more.',
                },
              },
            },
            unsaved: {
              description: 'The browser refused to keep the cart; it lives until the page closes.',
              tags: ['notice'],
              on: {
                'cart.changed': { target: 'saving' },
                'cart.changedElsewhere': {
                  description:
                    'Another tab could save: so may this one, and nothing of either is lost.',
                  target: 'saving',
                },
              },
            },
          },
        },
      },
    },
    replacement: {
      initial: 'none',
      states: {
        none: {
          on: {
            'cart.itemAdded': [
              {
                guard: { type: 'isFromAnotherRestaurant', params: ({ event }) => event.restaurant },
                target: 'asking',
                actions: { type: 'rememberPicked', params: ({ event }) => oneOf(event) },
              },
              {
                actions: [
                  { type: 'addItems', params: ({ event }) => oneOf(event) },
                  'announceChange',
                ],
              },
            ],
            'cart.orderRepeated': [
              {
                guard: { type: 'isFromAnotherRestaurant', params: ({ event }) => event.restaurant },
                target: 'asking',
                actions: { type: 'rememberPicked', params: ({ event }) => event },
              },
              { actions: [{ type: 'addItems', params: ({ event }) => event }, 'announceChange'] },
            ],
          },
        },
        asking: {
          tags: ['notice'],
          description:
            'An item from another restaurant would empty the cart: the customer decides.',
          on: {
            'cart.restaurantSet': {
              target: 'none',
              actions: [
                { type: 'setRestaurant', params: ({ event }) => event.restaurant },
                'addPicked',
                'announceChange',
              ],
            },
            'cart.replacementDeclined': { target: 'none', actions: 'forgetPicked' },
            'cart.signedIn': {
              description: 'A guest who signs in still has to answer; the next customer has not.',
              guard: 'isSomeoneElses',
              target: 'none',
              actions: 'forgetPicked',
            },
            'cart.signedOut': { target: 'none', actions: 'forgetPicked' },
          },
        },
      },
    },
    pickedItems: {
      initial: 'settled',
      states: {
        settled: {
          always: { guard: 'hasItemsSetAside', target: 'offered' },
        },
        offered: {
          description: 'The items picked before signing in can still take the saved cart’s place.',
          tags: ['notice'],
          on: {
            'cart.pickedItemsKept': {
              target: 'settled',
              actions: ['keepSetAside', 'announceChange'],
            },
            'cart.pickedItemsDropped': { target: 'settled', actions: 'forgetSetAside' },
            'cart.signedIn': { target: 'settled', actions: 'forgetSetAside' },
            'cart.signedOut': { target: 'settled', actions: 'forgetSetAside' },
          },
        },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'cart.opened': { target: 'open' } } },
        open: { on: { 'cart.closed': { target: 'closed' } } },
      },
    },
  },
});
