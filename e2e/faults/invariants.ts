/** Checks facts that must be true on every screen, whatever a customer has done. */
/* oxlint-disable unicorn/consistent-function-scoping -- only this code is sent to the page */

/** Returns a sentence for each broken invariant. Runs inside the page, so it can't use imports. */
export function findBroken(): string[] {
  const broken: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence);
  };
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const cents = (element: Element | undefined) =>
    Math.round(
      Number(/\$([\d,.]+)/.exec(element?.textContent ?? '')?.[1]?.replaceAll(',', '')) * 100,
    );

  check(all('header').length === 1, `${all('header').length} headers`);
  const headings = all('h1').map(({ textContent }) => textContent);
  check(headings.length === 1, `The main headings are ${JSON.stringify(headings)}`);
  check(
    headings.every((text) => text.trim() !== ''),
    'The main heading is empty',
  );
  check(document.title.includes('FoodDash'), `The title is “${document.title}”`);
  const { scrollWidth, clientWidth } = document.documentElement;
  check(scrollWidth <= clientWidth, `The page is ${scrollWidth - clientWidth} pixels too wide`);
  check(Object.keys(Object.prototype).length === 0, 'Every object has got a property');

  const quantityIn = (stepper: Element) => Number(stepper.querySelector('span')?.textContent);
  const steppers = '[role="group"][aria-label^="Quantity of"]';
  for (const stepper of all(steppers)) {
    const quantity = quantityIn(stepper);
    check(Number.isSafeInteger(quantity) && quantity > 0, `${stepper.ariaLabel} is ${quantity}`);
  }
  const cart = all('header [aria-label^="Cart, "]')[0];
  const count = Number(/^Cart, (\d+) items?$/.exec(cart?.ariaLabel ?? '')?.[1]);
  check(Number.isSafeInteger(count), `The cart button is called “${cart?.ariaLabel}”`);

  for (const dialog of all('[aria-labelledby="cart-title"]')) {
    const rows = all('li', dialog).filter((row) => row.querySelector(steppers));
    if (rows.some((row) => row.ariaSetSize)) continue;
    const quantities = rows.map((row) =>
      Number(row.querySelector(`${steppers} span`)?.textContent),
    );
    const sum = quantities.reduce((sofar, quantity) => sofar + quantity, 0);
    check(sum === count, `The drawer holds ${sum}, the button says ${count}`);
    const bill = all('dd', dialog).map(cents);
    if (rows.length === 0) continue;
    const subtotal = rows.reduce(
      (sofar, row, index) => sofar + cents(row) * (quantities[index] ?? 0),
      0,
    );
    check(bill[0] === subtotal, `The subtotal is ${bill[0]}, the rows make ${subtotal}`);
    check(bill[2] === subtotal + 299, `The total is ${bill[2]}, of ${subtotal} and 299`);
  }
  for (const summary of all('[aria-labelledby="summary-title"]')) {
    const rows = all('li', summary);
    const quantities = rows.map((row) => Number(/^(\d+)×/.exec(row.textContent)?.[1]));
    const sum = quantities.reduce((sofar, quantity) => sofar + quantity, 0);
    check(sum === count, `The summary holds ${sum}, the button says ${count}`);
    const subtotal = rows.reduce((sofar, row) => sofar + cents(row), 0);
    const [shown = 0, fee = 0, tax = 0, total = 0] = all('dd', summary).map(cents);
    check(shown === subtotal, `The summary's subtotal is ${shown}, the rows make ${subtotal}`);
    check(fee === 299 && tax === Math.round(subtotal * 0.08), `Fee and tax are ${fee} and ${tax}`);
    check(total === shown + fee + tax, `The summary's total is ${total}`);
  }
  return broken;
}
