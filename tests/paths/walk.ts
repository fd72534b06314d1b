/**
 * Walks the paths of a model on the app's mounted screens. A simulated browser translator translates the
 * screens at the same time. After each walk, a test checks that each shown text has a Hindi translation.
 */
import { cleanup, configure, waitFor } from '@testing-library/react';
import { walkerOn, walkerTogether } from 'chartwalk/vitest';
import { beforeAll, describe, expect, test } from 'vitest';
import { translatePage } from '../components/translator.ts';
import { collectTexts, findEnglishInHindi, findUntranslated } from '../languages/shown-texts.ts';

/** Sets whether Testing Library describes the page if a query fails. Its types do not contain the option. */
function describeFailures(isOn: boolean): void {
  configure({ _disableExpensiveErrorDiagnostics: !isOn } as object);
}

async function passes(check: () => unknown): Promise<boolean> {
  describeFailures(false);
  try {
    await check();
    return true;
  } catch {
    return false;
  } finally {
    describeFailures(true);
  }
}

const screen = { unmount: cleanup, waitFor, passes, disturb: () => translatePage().stop };

function inBothLanguages<Walk extends (...args: never[]) => void>(walk: Walk): Walk {
  const checked = (...args: never[]) => {
    describe('in both languages', () => {
      beforeAll(collectTexts);
      walk(...args);
      test('every text on these screens is a message with a Hindi translation', () => {
        expect(findUntranslated()).toEqual([]);
        expect(findEnglishInHindi()).toEqual([]);
      });
    });
  };
  return checked as Walk;
}

export const walkPaths = inBothLanguages(walkerOn(screen));
export const walkTogether = inBothLanguages(walkerTogether(screen));
