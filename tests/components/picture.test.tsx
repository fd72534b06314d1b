import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PictureSource } from '../../src/data/pictures.ts';
import { Picture } from '../../src/shared/Picture.tsx';
import { openApp, openFreshBrowser } from './app.tsx';

const picture: PictureSource = {
  card: '/dal.card.avif',
  large: '/dal.large.avif',
  width: 400,
  height: 300,
  tint: '#a63',
};

function show(props: Partial<Parameters<typeof Picture>[0]> = {}): HTMLImageElement {
  render(<Picture picture={picture} sizes="200px" {...props} />);
  return screen.getByAltText('');
}

describe('pictures of food', () => {
  test('a picture loads in the size that its place needs, once it is near the screen', () => {
    const image = show();
    expect(image).toHaveAttribute('srcset', '/dal.card.avif 400w, /dal.large.avif 640w');
    expect(image).toHaveAttribute('sizes', '200px');
    expect(image).toHaveAttribute('src', '/dal.card.avif');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('fetchpriority', 'low');
  });

  test('a picture loads at once and with high priority if it is the main picture of the first screen', () => {
    const image = show({ isFirst: true });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  test('a dish without a picture shows its name in the picture’s place', () => {
    const { container } = render(<Picture picture={{ ...picture, card: '', name: 'Dal Pizza' }} />);
    expect(container.querySelector('img')).not.toBeInTheDocument();
    const plate = container.querySelector('[data-name]');
    expect(plate).toHaveAttribute('data-name', 'Dal Pizza');
  });

  test('a picture has a single size if it is never shown large', () => {
    const image = show({ picture: { ...picture, large: undefined } });
    expect(image).not.toHaveAttribute('srcset');
    expect(image).not.toHaveAttribute('sizes');
    expect(image).toHaveAttribute('src', '/dal.card.avif');
  });

  test('a picture reserves its space and shows its colour before it has loaded', () => {
    const image = show();
    expect(image).toHaveAttribute('width', '400');
    expect(image).toHaveAttribute('height', '300');
    expect(image.parentElement).toHaveStyle({ backgroundColor: '#aa6633' });
  });
});

test.each([
  { page: 'the home page', url: '/' },
  { page: 'the list', url: '/restaurants' },
  { page: 'a restaurant', url: '/restaurant/coal-and-rumali' },
  { page: 'the magazine', url: '/blog' },
])('$page has one picture with high priority @3.1.1', async ({ url }) => {
  openFreshBrowser();
  await openApp({ url });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
  expect(document.querySelectorAll('img[src$=".avif"]:not([loading])')).toHaveLength(0);
});
