import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import { afterEach, beforeEach, expect } from 'vitest';
import type { ShareOutcome } from '../../machines/order-sharing.ts';
import { customer, errorsLogged, actOutsideApp, openFreshBrowser } from '../components/app.tsx';
import { openTrackedOrder } from '../components/orders.ts';
import { asha, order } from '../fixtures.ts';
import { orderSharingJourneys } from '../journeys/order-sharing.ts';
import { orderSharingModel } from '../models/order-sharing.ts';
import { walkPaths } from './walk.ts';

const tracked = order({ estimatedDelivery: new Date(Date.now() + 30 * 60_000).toISOString() });
const LINK = /^http:\/\/localhost.*\/track#follow=2\.[\w.-]+$/;

const original = navigator.clipboard;
let handedOver: string[] = [];

function note(link: string | undefined, refusal?: string): Promise<void> {
  handedOver.push(link ?? '');
  return refusal === undefined
    ? Promise.resolve()
    : Promise.reject(new DOMException('No.', refusal));
}

/** Sets the browser's answer to sharing and copying from now on. */
function browserAnswers({ kind }: ShareOutcome): void {
  Reflect.deleteProperty(navigator, 'share');
  if (kind === 'shared' || kind === 'dismissed') {
    const share = ({ url }: ShareData) =>
      note(url, kind === 'dismissed' ? 'AbortError' : undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  }
  const writeText = (text: string) =>
    note(text, kind === 'refused' ? 'NotAllowedError' : undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

beforeEach(() => {
  openFreshBrowser();
  handedOver = [];
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: original });
});

const section = () => within(screen.getByRole('region', { name: 'Share live tracking' }));
const share = () => section().getByRole('button', { name: 'Share tracking link' });
const field = () => section().queryByRole('textbox', { name: 'Tracking link' });

/** Checks the text about the link, and whether Share is enabled. */
function expectSharing(said: string, isBusy = false): void {
  expect(share()).toHaveAttribute('aria-disabled', String(isBusy));
  expect(section().getByRole('status')).toHaveTextContent(said);
  if (said === '') expect(section().getByRole('status')).toBeEmptyDOMElement();
}

const refused = 'We couldn’t copy the tracking link. Copy it from the box below.';

walkPaths(orderSharingModel, {
  mounts: {
    'at an order that is on its way': () => openTrackedOrder(tracked, asha),
  },
  runs: {
    'sharing.requested': () => customer.click(share()),
    'xstate.done.actor.shareLink': (outcome) => {
      browserAnswers(outcome);
      return actOutsideApp(() => resolveActor('shareLink'));
    },
    'xstate.error.actor.shareLink': async (error) => {
      const logged = errorsLogged(() => actOutsideApp(() => rejectActor('shareLink', error)));
      expect(await logged).toEqual([[error]]);
    },
  },
  states: {
    idle: () => expectSharing(''),
    sharing: () => expectSharing('', true),
    shared: () => {
      expectSharing(
        'You shared the tracking link. If you cancel the order, tell your friend. The link won’t show the cancellation.',
      );
      expect(handedOver.at(-1)).toMatch(LINK);
    },
    copied: () => {
      expectSharing('Link copied. Paste it into a message.');
      expect(handedOver.at(-1)).toMatch(LINK);
    },
    refused: () => {
      expectSharing(refused);
      expect(field()).toHaveAttribute('readonly');
      expect((field() as HTMLInputElement).value).toMatch(LINK);
    },
  },
  held: ['shareLink'],
  journeys: orderSharingJourneys,
  shows: {
    'the link is the same each time': () => expect(new Set(handedOver).size).toBe(1),
    'the whole link is selected': () => {
      const shown = field() as HTMLInputElement;
      expect(shown).toHaveFocus();
      expect(shown.selectionEnd).toBe(shown.value.length);
      expect(shown.selectionStart).toBe(0);
    },
  },
});
