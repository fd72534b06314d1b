/** Leads a page through states that no walk in the browser reaches, and takes pictures of these states. */
import type { Page } from '@playwright/test';
import { beginTour } from 'chartwalk/playwright';
import type { Go } from 'chartwalk/playwright';
import { sessionMachine } from '../../machines/session.ts';
import { expect, test } from '../support/test.ts';
import { startAtTheSameMoment } from './same-moment.ts';
import { speakHindi } from './speak-hindi.ts';

export type Guide = { page: Page; go: Go };

/** Declares a tour in each language. The tour fails if a machine does not reach the expected state. */
export function tour(start: string, lead: (guide: Guide) => Promise<void>): void {
  test(`a tour starts with “${start}”`, async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 404/, /Failed to load resource/);
    if (test.info().project.name === 'Hindi') await speakHindi(page);
    await startAtTheSameMoment(page);
    const everywhere = sessionMachine;
    await lead({
      page,
      go: await beginTour(page, { start, everywhere, expect, info: test.info() }),
    });
  });
}
