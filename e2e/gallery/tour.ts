/** A tour through states that no walk in the browser comes to, for their pictures. */
import type { Page } from '@playwright/test';
import { beginTour } from 'chartwalk/playwright';
import type { Go } from 'chartwalk/playwright';
import { sessionMachine } from '../../machines/session.ts';
import { expect, test } from '../support/test.ts';

export type Guide = { page: Page; go: Go };

/** Declares a tour; it fails where a machine does not come to the state that it should. */
export function tour(start: string, lead: (guide: Guide) => Promise<void>): void {
  test(`a tour: ${start}`, async ({ page, troubles }) => {
    troubles.expect(/status of 404/, /Failed to load resource/);
    const everywhere = sessionMachine;
    await lead({
      page,
      go: await beginTour(page, { start, everywhere, expect, info: test.info() }),
    });
  });
}
