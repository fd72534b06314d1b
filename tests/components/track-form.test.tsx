/** Checks the form of the tracking page after React has hydrated the prerendered page. */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { TrackForm } from '../../src/features/tracking/TrackForm.tsx';
import { useTrackLookup } from '../../src/features/tracking/use-track-lookup.ts';
import { customer, fillInSilently, sendForm } from './app.tsx';

function Form() {
  const [lookup, send] = useTrackLookup();
  return (
    <>
      <TrackForm
        id="track-form"
        isQuiet={false}
        isFolded={false}
        onSubmitted={() => {}}
        text={lookup.context.text}
        isLoading={lookup.matches({ lookup: 'loading' })}
        isUnknown={false}
        send={send}
      />
      <output>{lookup.context.orderId}</output>
    </>
  );
}

function page(url: string) {
  const router = createMemoryRouter([{ path: '/track', Component: Form }], {
    initialEntries: [url],
  });
  return <RouterProvider router={router} />;
}

let root: Root | undefined;

const field = () => screen.getByRole('textbox', { name: /^Order ID/ });

/** Types this text into the prerendered page, and then hydrates the page at this URL. */
async function takeOver(url: string, typed: string): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page('/track'));
  document.body.append(container);
  await customer.type(field(), typed);
  await act(async () => {
    root = hydrateRoot(container, page(url));
  });
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

test('the tracking field is required, and explains what to enter and where to find it @2.82 @2.83', async () => {
  await takeOver('/track', 'fd12');
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute('placeholder', 'Enter your order ID (e.g., FD12345)');
  expect(field()).toHaveAccessibleDescription(
    'Enter your order ID from checkout to track your delivery',
  );
});

test('an ID that was typed before hydration stays in the field and can be looked up @24.7', async () => {
  await takeOver('/track', 'fd12');
  expect(field()).toHaveValue('fd12');
  await customer.type(field(), '34');
  expect(field()).toHaveValue('fd1234');
  await customer.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(screen.getByRole('status')).toHaveTextContent('FD1234');
});

test('an ID in the URL replaces text that was typed before hydration', async () => {
  await takeOver('/track?id=FD5678', 'fd12');
  expect(field()).toHaveValue('FD5678');
});

test('a printed ID is looked up without the text around it @P.36', async () => {
  await takeOver('/track', 'Order #fd123456 7890.');
  await customer.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^FD1234567890$/);
  expect(field()).toHaveValue('FD1234567890');
});

test('an ID that was copied into the URL with text around it is looked up without that text @2.86.1', async () => {
  await takeOver(`/track?id=${encodeURIComponent('Order #FD1234567890.')}`, 'x');
  expect(field()).toHaveValue('FD1234567890');
  expect(screen.getByRole('status')).toHaveTextContent(/^FD1234567890$/);
});

test('a text without an ID is looked up in upper case', async () => {
  await takeOver('/track', ' my order ');
  await customer.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^MY ORDER$/);
});

test('an ID that was filled in without an input event is looked up', async () => {
  await takeOver('/track', 'x');
  fillInSilently(field(), 'fd5678');
  sendForm(field());
  expect(screen.getByRole('status')).toHaveTextContent(/^FD5678$/);
});

test('the tracking form is not submitted to any URL before hydration', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page('/track'));
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
});
