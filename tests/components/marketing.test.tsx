import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentUrl, customer, goTo, openApp, openFreshBrowser } from './app.tsx';

beforeEach(openFreshBrowser);

const main = () => within(screen.getByRole('main'));
const region = (name: string) => within(screen.getByRole('region', { name }));
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);
const pageTitle = () => screen.getByRole('heading', { level: 1 });

test('the about page presents the story, mission, vision, values and team @2.32', async () => {
  await openApp({ url: '/about', user: null });
  expect(pageTitle()).toHaveTextContent('One scooter, one city, one warm dinner');
  for (const [name, words] of [
    ['Our story', /Lajpat Nagar/],
    ['Our mission', /while it’s still hot/],
    ['Our vision', /a small restaurant/],
  ] as const)
    expect(screen.getByRole('region', { name })).toHaveTextContent(words);
  const values = region('Our values');
  expect(textsOf(values.getAllByRole('term'))).toEqual([
    'No guessing',
    'Drivers wait, food doesn’t',
    'Pay drivers fairly',
    'Collect less data',
  ]);
  expect(textsOf(values.getAllByRole('definition'))).toEqual(
    Array(4).fill(expect.stringMatching(/\w/)),
  );
  expect(textsOf(region('The people behind your dinner').getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Ananya Mehra.*Founder/),
    expect.stringMatching(/^Harpreet Gill.*Restaurant partnerships/),
    expect.stringMatching(/^Zoya Rahman.*Design/),
    expect.stringMatching(/^Vikram Nair.*Engineering/),
    expect.stringMatching(/^Lakshmi Menon.*Driver operations/),
    expect.stringMatching(/^Rohan Das.*Menus/),
  ]);
});

test('the services page shows three services and how ordering works, and links to tracking @1.2 @2.33 @2.35', async () => {
  await openApp({ url: '/services', user: null });
  const services = region('Our services').getAllByRole('article');
  expect(
    services.map((service) => within(service).getByRole('heading', { level: 2 }).textContent),
  ).toEqual(['Delivery to your door', 'Live tracking', 'Simple checkout']);
  expect(textsOf(region('How it works').getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^1 ?Choose/),
    expect.stringMatching(/^2 ?Order/),
    expect.stringMatching(/^3 ?Track/),
    expect.stringMatching(/^4 ?Eat/),
  ]);
  const closing = region('Hungry now?');
  expect(closing.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', '/restaurants');
  await customer.click(closing.getByRole('link', { name: 'Track Order' }));
  await waitFor(() => expect(pageTitle()).toHaveTextContent('Track Your Order'));
  expect(currentUrl()).toBe('/track');
});

test('the blog shows a featured article, six more, categories and popular articles @2.36 @2.37 @5.12', async () => {
  await openApp({ url: '/blog', user: null });
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(7);
  const featured = articles.filter(({ textContent }) => textContent.includes('Featured'));
  expect(textsOf(featured)).toEqual([
    expect.stringMatching(/Farah Siddiqui 12 Nov 2026 9 min read/),
  ]);
  // Only the title is a heading.
  expect(textsOf(featured.flatMap((article) => within(article).getAllByRole('heading')))).toEqual([
    'A night with the nihari',
  ]);
  expect(textsOf(region('Latest articles').getAllByRole('heading', { level: 3 }))).toEqual([
    'How rumali roti got so thin',
    'Four chutneys worth learning by heart',
    'The samosa: a family tree',
    'Veg kebabs that hold together',
    'The last mango of the year',
    'A day at the tandoor',
  ]);
  expect(textsOf(region('Categories').getAllByRole('listitem'))).toEqual([
    'Kitchens14',
    'Recipes23',
    'Craft9',
    'History11',
    'Seasons8',
  ]);
  expect(textsOf(region('Popular articles').getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Biryani without fear.*11 min read$/),
    expect.stringMatching(/^Chaat at home, still crunchy.*5 min read$/),
    expect.stringMatching(/^What “spicy” means, city by city.*6 min read$/),
  ]);
  const newsletter = main().getByRole('textbox', {
    name: 'Your email address',
  });
  expect(newsletter).toHaveAttribute('type', 'email');
  expect(newsletter).toBeRequired();
});

test('the blog’s search and “Load More” change nothing @2.38', async () => {
  await openApp({ url: '/blog', user: null });
  const articles = textsOf(screen.getAllByRole('article'));
  const search = screen.getByRole('searchbox', { name: 'Search articles' });
  // If Enter submitted the form, the text would be lost.
  await customer.type(search, 'samosa{Enter}');
  await customer.click(screen.getByRole('button', { name: 'Load More' }));
  expect(search).toHaveValue('samosa');
  expect(currentUrl()).toBe('/blog');
  expect(textsOf(screen.getAllByRole('article'))).toEqual(articles);
});

test('the blog’s links lead to the 404 screen @2.9', async () => {
  await openApp({ url: '/blog', user: null });
  expect(main().getByRole('link', { name: /^Read the article/ })).toHaveAttribute(
    'href',
    '/blog/a-night-with-the-nihari',
  );
  for (const [name, path] of [
    ['The samosa: a family tree', '/blog/samosa-a-family-tree'],
    ['Recipes', '/blog/category/recipes'],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await customer.click(main().getByRole('link', { name }));
    await waitFor(() => expect(pageTitle()).toHaveTextContent('404 - Page Not Found'));
    expect(currentUrl()).toBe(path);
    await goTo(-1);
    /* oxlint-enable no-await-in-loop */
  }
  // The URLs of the other links have the same form as those of the links above.
  const links = ['Latest articles', 'Categories', 'Popular articles'].map((part) =>
    region(part).getAllByRole('link'),
  );
  expect(links.map(({ length }) => length)).toEqual([6, 5, 3]);
  for (const link of links.flat())
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/blog\/(category\/)?[a-z-]+$/));
});
