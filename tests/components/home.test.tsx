import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { popularDishes } from '../../src/data/popular-dishes.ts';
import '../../src/features/home/OrderAgain.tsx';
import '../../src/shared/DietControls.tsx';
import { asha, bimal, NOON, order } from '../fixtures.ts';
import { currentUrl, customer, openApp, openFreshBrowser } from './app.tsx';
import { store } from './storage.ts';

beforeEach(openFreshBrowser);

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the home page', () => {
  test('shows food before any explanation', async () => {
    await openApp({ url: '/', user: null });
    const sections = within(screen.getByRole('main')).getAllByRole('region');
    expect(
      sections.map(
        (section) => within(section).getAllByRole('heading', { level: 2 })[0]?.textContent,
      ),
    ).toEqual([
      'Open now',
      'Popular dishes',
      'See how tracking works',
      'Food delivery without the guesswork',
      'What Delhi says',
    ]);
  });

  test('promises 30 min or less, shows features and testimonials, and links to the list, tracking and services @2.28 @2.31 @2.35', async () => {
    await openApp({ url: '/', user: null });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Delhi’s best food, at your door.',
    );
    expect(main.getByText(/Delivered in 30 min or less\./)).toBeVisible();
    const features = region('Food delivery without the guesswork').getAllByRole('listitem');
    expect(
      features.map((feature) => within(feature).getByRole('heading', { level: 3 }).textContent),
    ).toEqual([
      '30 min or less',
      'Live on the map',
      'Restaurants we love',
      'Chat with your driver',
    ]);
    const testimonials = region('What Delhi says').getAllByRole('figure');
    expect(testimonials).toHaveLength(3);
    for (const [index, [name, rating]] of [
      ['Sunita Bhatia', '5.0'],
      ['Ishaan Kapoor', '5.0'],
      ['Priya Nambiar', '4.5'],
    ].entries()) {
      const testimonial = testimonials[index] ?? document.body;
      expect(testimonial).toHaveTextContent(String(name));
      expect(testimonial.querySelector('blockquote')).toHaveTextContent(/^“.+”$/);
      expect(within(testimonial).getByRole('img')).toHaveAccessibleName(`${rating} out of 5 stars`);
    }
    const demo = region('See how tracking works');
    const links = {
      '/restaurants': main.getByRole('link', { name: 'Order Now' }),
      '/track': main.getByRole('link', { name: 'Track Order' }),
      '/track#': demo.getByRole('link', { name: 'Track a real order' }),
      '/services': demo.getByRole('link', { name: 'how our services work' }),
    };
    for (const [path, link] of Object.entries(links))
      expect(link).toHaveAttribute('href', path.replace('#', ''));
  });

  test('shows the open restaurants, the best rated first, and links to all of them', async () => {
    await openApp({ url: '/', user: null });
    const kitchens = region('Open now')
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
    expect(kitchens).toEqual([
      'Neem & Nigella',
      'Coal & Rumali',
      'Dastan-e-Zafran',
      'Chatpati Toli',
    ]);
    await customer.click(region('Open now').getByRole('link', { name: 'See all restaurants' }));
    expect(currentUrl()).toBe('/restaurants');
  });

  test('adds a popular dish at once, and links to its restaurant', async () => {
    await openApp({ url: '/', user: null });
    const [first] = popularDishes;
    const card = within(region('Popular dishes').getByRole('article', { name: first?.item.name }));
    expect(card.getByRole('link', { name: first?.restaurant.name })).toHaveAttribute(
      'href',
      `/restaurant/${first?.restaurant.id}`,
    );
    await customer.click(card.getByRole('button', { name: `Add ${first?.item.name} to cart` }));
    expect(card.getByRole('group', { name: `Quantity of ${first?.item.name}` })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

describe('the home page of a signed-in customer', () => {
  const delivered = order({ estimatedDelivery: new Date(NOON).toISOString() });

  test('the home page begins with past orders and dishes, and adds a past order to the cart', async () => {
    store('orders', { [delivered.id]: delivered });
    await openApp({ url: '/', user: asha });
    const titles = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['Order again', 'Popular dishes', 'Open now']);
    const again = region('Order again');
    expect(again.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/orders');
    expect(again.getByText(/^Last order:/)).toHaveTextContent('Last order: $24.57 / ₹2,039');
    await customer.click(
      again.getByRole('button', {
        name: `Reorder from ${delivered.restaurant.name}, order ${delivered.id}`,
      }),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Your Order' });
    expect(within(drawer).getByRole('heading', { level: 3 })).toHaveTextContent(
      delivered.restaurant.name,
    );
  });

  test('the home page shows the content for first visits if the customer has no orders', async () => {
    store('orders', { [delivered.id]: delivered });
    await openApp({ url: '/', user: bimal });
    expect(screen.queryByRole('region', { name: 'Order again' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Kebabs, tandoori pizza/)).toBeVisible();
  });
});
