import { defineModel, modelsById } from '../../src/model.ts';
import type { AnyModel } from '../../src/model.ts';
import * as machines from './machines.ts';
import type { CheckoutForm, LoginForm, User } from './machines.ts';

export const asha: User = { uid: 'asha', name: 'Asha Rao', email: 'asha@example.com' };
export const bimal: User = { uid: 'bimal', name: 'Bimal Sen', email: 'bimal@example.com' };

export const loginForm: LoginForm = { email: 'asha@example.com', password: 'assam-7' };

export const checkoutForm: CheckoutForm = {
  street: '12 Lodhi Road',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/99',
  cvv: '123',
  nameOnCard: 'Asha Rao',
};

export const menuModel = defineModel({
  machine: machines.menuMachine,
  starts: { 'a page with a menu': {} },
  moves: {
    'menu.opened': { samples: { 'the menu is opened': {} } },
    'menu.closed': { samples: { 'the menu is closed': {} } },
  },
});

export const faqModel = defineModel({
  machine: machines.faqMachine,
  starts: { 'at the questions': {} },
  moves: {
    'faq.toggled': {
      samples: {
        'the first question is clicked': { question: 'first' },
        'the second question is clicked': { question: 'second' },
      },
    },
  },
  memory: ({ question }) => question,
});

export const sessionModel = defineModel({
  machine: machines.sessionMachine,
  starts: { 'a page just opened': {} },
  moves: {
    'session.userChanged': {
      samples: {
        'an account without a name is signed in': { user: { ...asha, name: null } },
        'Asha is signed in': { user: asha },
        'Bimal is signed in': { user: bimal },
        'nobody is signed in': { user: null },
      },
    },
    'session.signOutRequested': { samples: { 'Sign Out is chosen': {} } },
    'xstate.done.actor.signOut': { samples: { 'the identity service has signed out': undefined } },
    'xstate.error.actor.signOut': { samples: { 'signing out fails': new Error('No line.') } },
    'xstate.error.actor.identityListener': {
      samples: { 'nobody can tell who is there': new Error('No line.') },
      isLast: true,
    },
  },
  memory: ({ user }) => user,
  invariants: {
    always: {
      'somebody is known exactly while somebody is signed in': (snapshot) =>
        snapshot.matches('signedIn') === (snapshot.context.user !== null),
    },
    eventually: { 'it is known who is there': (snapshot) => !snapshot.hasTag('unknown') },
  },
});

export const loginModel = defineModel({
  machine: machines.loginMachine,
  starts: { 'a page just opened': {} },
  moves: {
    'login.opened': { samples: { 'Sign In is chosen': { mode: 'login' } } },
    'login.closed': { samples: { 'the dialog is closed': {} } },
    'login.submitted': {
      samples: {
        'the filled-in form is sent': { form: loginForm },
        'the form is sent without a password': { form: { ...loginForm, password: '' } },
      },
    },
    'login.passwordVisibilityToggled': { samples: { 'the eye is clicked': {} } },
    'xstate.done.actor.logIn': {
      samples: {
        'the account is found': { kind: 'succeeded' },
        'no account matches': { kind: 'failed', message: 'No account matches.' },
      },
    },
    'xstate.error.actor.logIn': { samples: { 'signing in breaks down': new Error('No line.') } },
  },
  memory: ({ error }) => error,
});

export const cartModel = defineModel({
  machine: machines.cartMachine,
  starts: { 'a guest at the tea house': {} },
  moves: {
    'cart.cupAdded': {
      samples: { 'a cup is added': {} },
      when: ({ context }) => context.cups === 0,
      followedBy: ({ context: { userId, cups } }) => [
        { type: 'cart.changed', userId, cups: cups + 1 },
      ],
    },
    'cart.changed': {
      samples: {
        'Asha signs in': ({ context }) => ({ userId: asha.uid, cups: context.cups }),
        'the customer signs out': { userId: null, cups: 0 },
      },
      when: ({ context }, { userId }) => (context.userId === null) === (userId !== null),
    },
    'cart.opened': { samples: { 'the cart is opened': {} } },
    'cart.closed': { samples: { 'the cart is closed': {} } },
  },
  memory: ({ userId, cups }) => ({ userId, cups }),
});

export const checkoutModel = defineModel({
  machine: machines.checkoutMachine,
  starts: { 'at checkout, before it is known who is there': {} },
  moves: {
    'checkout.customerKnown': {
      samples: {
        'Asha is there with two cups': { userId: asha.uid, cups: 2 },
        'Asha has ordered nothing': { userId: asha.uid, cups: 0 },
      },
      when: (snapshot, { cups }) => snapshot.matches('checkingCustomer') || cups === 0,
    },
    'checkout.submitted': {
      samples: {
        'the complete form is sent': { form: checkoutForm },
        'the form is sent without a card': { form: { ...checkoutForm, cardNumber: '' } },
      },
    },
    'xstate.done.actor.placeOrder': {
      samples: {
        'the order is stored': { kind: 'placed', orderId: 'T1' },
        'the browser refuses to store the order': { kind: 'failed' },
      },
    },
    'xstate.error.actor.placeOrder': {
      samples: { 'placing the order breaks down': new Error('The kettle is on fire.') },
    },
  },
  memory: ({ userId, cups, error, orderId }) => ({ userId, cups, error, orderId }),
});

export const recordModel = defineModel({
  machine: machines.recordMachine,
  starts: { 'a guest at the tea house': {} },
  moves: {
    'record.changed': {
      samples: { 'a cup is added': { operation: { cups: 1 } } },
      when: ({ context }) => context.cups < 2,
    },
    'record.signedIn': {
      samples: { 'Asha signs in': { userId: asha.uid }, 'Bimal signs in': { userId: bimal.uid } },
    },
    'record.signedOut': { samples: { 'the customer signs out': {} } },
    'record.changedElsewhere': { samples: { 'another tab changes the cart': { cups: 2 } } },
    'record.replacedDiscarded': {
      samples: { 'the guest’s cart is let go': {} },
      when: ({ context }) => context.replaced !== null,
    },
    'xstate.done.actor.load': {
      samples: {
        'a saved cart is found': { kind: 'found', cups: 2 },
        'no cart was saved': { kind: 'none' },
      },
    },
    'xstate.error.actor.load': {
      samples: { 'looking for a cart breaks down': new Error('Lost.') },
    },
    'xstate.done.actor.store': {
      samples: { 'the browser stores the cart': ({ context: { cups } }) => ({ cups }) },
    },
    'xstate.error.actor.store': { samples: { 'storing the cart breaks down': new Error('Full.') } },
  },
  memory: (context) => context,
});

export const orderStatusModel = defineModel({
  machine: machines.orderStatusMachine,
  starts: { 'an order just sent': {} },
  moves: {
    'xstate.after.untilConfirmed': { samples: { 'the tea house confirms': {} } },
    'xstate.after.untilPreparing': { samples: { 'the water boils': {} } },
    'xstate.after.untilReady': { samples: { 'the tea has drawn': {} } },
  },
});

export const replyModel = defineModel({
  machine: machines.replyMachine,
  starts: { 'a question was asked': {} },
  moves: {
    'xstate.after.untilDue': { samples: { 'the reply is due': {} } },
    'xstate.after.retryDelay': { samples: { 'it is tried again': {} } },
  },
  memory: ({ due }) => due,
});

export const noteModel = defineModel({
  machine: machines.noteMachine,
  starts: {
    'at a cup without a note': { input: { text: '' } },
    'at a cup with a note': { input: { text: 'Less sugar' } },
  },
  moves: {
    'note.opened': { samples: { 'the note is opened': {} } },
    'note.closed': { samples: { 'the note is closed': {} } },
    'note.written': {
      samples: { 'a note is written': { text: 'No milk' }, 'nothing is written': { text: ' ' } },
    },
  },
  memory: ({ text }) => text,
});

export const models = {
  menuModel,
  faqModel,
  sessionModel,
  loginModel,
  cartModel,
  checkoutModel,
  recordModel,
  orderStatusModel,
  replyModel,
  noteModel,
};
const byId = modelsById(models);

export function modelOf(machineId: string): AnyModel {
  const model = byId.get(machineId);
  if (!model) throw new Error(`${machineId} has no model.`);
  return model;
}
