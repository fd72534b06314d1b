/**
 * Lists a customer's first action on each page. The functions `press` and `effect` are sent to the page as
 * text, so they may use only the tools that they receive.
 */
import { generateCart, generateOrder, orderId } from './generated-data.mjs';

/**
 * @typedef {ReturnType<typeof import('./in-page.mjs').createTools>} Tools
 * @typedef {object} Part
 * @property {(tools: Tools) => void} press fills in the fields and clicks the control, if the control exists
 * @property {(tools: Tools) => unknown} effect whether the page shows the result of the click
 *
 * @typedef {Part & {
 *   name: string,
 *   path: string,
 *   rest?: Part[],
 *   stored?: (uid: string) => Record<string, unknown>,
 * }} Action
 *   `rest` lists the other parts of the page, which are clicked after the action has worked.
 *   `stored` returns the data that the browser's storage contains at the start. An action with
 *   `stored` is measured for a signed-in customer.
 */

/** @type {Part} */
const newsletter = {
  press: ({ fill, button, find }) => {
    const subscribe = button('Subscribe', 'footer');
    if (subscribe) fill('footer input', 'asha@example.com');
    subscribe?.click();
    // On /track, the form is folded into the element "More". Unfold it directly, because unfolding needs no
    // script.
    if (!subscribe) find('footer details:not([open])')?.setAttribute('open', '');
  },
  effect: ({ texts }) => texts('footer').includes('Thanks!'),
};

/** @type {Action} */
export const floor = {
  name: 'floor',
  path: '/reference/floor',
  press: ({ button }) => button('Pressed')?.click(),
  effect: ({ texts }) => /Pressed [1-9]/.test(texts('button')),
};

/** @type {Action[]} */
export const actions = [
  {
    name: '/ open the cart',
    path: '/',
    press: ({ button }) => button('Cart,')?.click(),
    effect: ({ texts }) => texts('[role="dialog"]').includes('Your Order'),
  },
  {
    name: '/ start the demo',
    path: '/',
    press: ({ fill, button }) => {
      const start = button('Start demo');
      if (start) fill('input[name="demoOrderId"]', 'FD12345');
      start?.click();
    },
    // The start of the demo makes the first stage the current one. Until then, the second stage is current.
    effect: ({ find }) => find('main li:first-child[aria-current="step"]'),
    rest: [newsletter],
  },
  {
    name: '/about sign-in dialog',
    path: '/about',
    press: ({ button, find }) => {
      const signIn = button('Sign In');
      if (signIn) signIn.click();
      // On a phone, the button “Sign In” is in the menu.
      else if (!find('[aria-label="Menu"][aria-expanded="true"]')) button('Menu')?.click();
    },
    effect: ({ texts }) => texts('[role="dialog"]').includes('Welcome Back'),
  },
  {
    name: '/services open an answer',
    path: '/services',
    // The first answer is open at the start, so the action opens the second.
    press: ({ all }) => all('main h3 [aria-expanded]')[1]?.click(),
    effect: ({ all }) =>
      all('main h3 [aria-expanded]')[1]?.getAttribute('aria-expanded') === 'true',
    rest: [
      {
        press: ({ all }) => all('main h3 [aria-expanded="false"]').at(-1)?.click(),
        effect: ({ all }) =>
          all('main h3 [aria-expanded]').at(-1)?.getAttribute('aria-expanded') === 'true',
      },
      newsletter,
    ],
  },
  {
    name: '/restaurants choose a cuisine',
    path: '/restaurants',
    press: ({ button }) => button('Mughlai')?.click(),
    effect: ({ find, button, texts }) =>
      button('Mughlai')?.getAttribute('aria-pressed') === 'true' &&
      find('h1') &&
      !texts('h1').startsWith('5 '),
    rest: [newsletter],
  },
  {
    name: '/restaurant add a dish',
    path: '/restaurant/coal-and-rumali',
    press: ({ button }) => button('Add ', 'main')?.click(),
    effect: ({ button }) => button('Increase quantity of'),
    rest: [
      {
        press: ({ all }) => all('main button[aria-label^="Add "]').at(-1)?.click(),
        effect: ({ all }) => all('main button[aria-label^="Increase quantity of"]')[1],
      },
      newsletter,
    ],
  },
  {
    name: '/track an unknown id',
    path: '/track',
    press: ({ fill, button }) => {
      const track = button('Track Order', 'main');
      if (track) fill('main input', 'FD0000000001');
      track?.click();
    },
    effect: ({ texts }) => texts('main').includes('Order Not Found'),
    rest: [newsletter],
  },
  {
    name: '/checkout place the order',
    path: '/checkout',
    stored: (uid) => ({ [`cart_${uid}`]: generateCart(2) }),
    press: ({ fill, button }) => {
      const placeOrder = button('Place Order');
      if (!placeOrder) return;
      const fields = {
        street: '7 Lodhi Road',
        city: 'New Delhi',
        zipCode: '110003',
        cardNumber: '4111111111111111',
        expiryDate: '12/34',
        cvv: '123',
        nameOnCard: 'Asha Rao',
      };
      for (const [name, value] of Object.entries(fields)) fill(`input[name="${name}"]`, value);
      placeOrder.click();
    },
    effect: ({ texts }) =>
      location.pathname === '/track' &&
      location.search.startsWith('?id=FD') &&
      texts('h1') === 'Track Your Order',
  },
  {
    name: '/track open the chat',
    path: `/track?id=${orderId(0)}`,
    stored: (uid) => ({ orders: { [orderId(0)]: generateOrder(0, uid) } }),
    press: ({ button }) => button('Message ')?.click(),
    effect: ({ texts }) => texts('[role="dialog"]').includes('Chat with Driver'),
  },
];

/** The names and texts that the actions contain, in Hindi. */
const hindi = Object.entries({
  '/track': '/hi/track',
  Menu: 'मेन्यू',
  'Cart,': 'कार्ट,',
  'Your Order': 'आपका ऑर्डर',
  'Sign In': 'साइन इन',
  'Welcome Back': 'आपका फिर से स्वागत है',
  Mughlai: 'मुगलई',
  'Add ': 'जोड़ें',
  'Increase quantity of': 'एक और जोड़ें',
  'Track Order': 'ऑर्डर ट्रैक करें',
  'Order Not Found': 'ऑर्डर नहीं मिला',
  'Place Order': 'ऑर्डर दें',
  'Track Your Order': 'अपना ऑर्डर ट्रैक करें',
  'Message ': 'संदेश भेजें',
  'Chat with Driver': 'ड्राइवर से चैट करें',
  Subscribe: 'सब्सक्राइब करें',
  'Thanks!': 'शुक्रिया!',
});

/**
 * Returns the same function with its texts in Hindi.
 *
 * @template {Function} Run
 * @param {Run} run
 * @returns {Run}
 */
function inHindi(run) {
  const source = hindi.reduce(
    (text, [english, translation]) =>
      text.replaceAll(new RegExp(`(['"])${english}\\1`, 'g'), `$1${translation}$1`),
    String(run),
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- pages receive the source of an action anyway
  return /** @type {Run} */ (new Function(`return ${source}`)());
}

/**
 * @param {Part} part
 * @returns {Part}
 */
const partInHindi = ({ press, effect }) => ({ press: inHindi(press), effect: inHindi(effect) });

/** The same actions on the pages in Hindi, except the demo. */
export const actionsInHindi = actions
  .filter(({ name }) => name !== '/ start the demo')
  .map(
    /** @returns {Action} */ (action) =>
      Object.assign(partInHindi(action), {
        name: `/hi${action.name}`,
        path: `/hi${action.path === '/' ? '' : action.path}`,
        ...(action.rest ? { rest: action.rest.map(partInHindi) } : {}),
        ...(action.stored ? { stored: action.stored } : {}),
      }),
  );
