import { plural } from '../../domain/plural.ts';

export const messages = {
  title: 'Your Order',
  close: 'Close cart',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Add some delicious items to get started!',
  remove: (dish: string) => `Remove ${dish} from cart`,
  removed: (dish: string) => `${dish} removed`,
  undoRemoving: (dish: string) => `Undo removing ${dish}`,

  restored: 'Your saved cart has replaced what you added before signing in.',
  keepAdded: 'Use my cart from before sign-in',
  useSaved: 'Use my saved cart',

  nonVeg: (count: number) =>
    plural(count, {
      one: '1 dish in your cart isn’t veg.',
      other: `${count} dishes in your cart aren’t veg.`,
    }),
  removeNonVeg: (count: number) => plural(count, { one: 'Remove it', other: 'Remove them' }),

  taxAtCheckout: 'Tax (8%), added at checkout',
  payable: 'You’ll pay',
  checkout: 'Proceed to Checkout',
  signInFirst: 'Please sign in to place your order',
  signInToOrder: 'Sign in to Order',
};
