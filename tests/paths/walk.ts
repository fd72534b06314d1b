/**
 * Walks the paths of a model on the app's mounted screens, which are translated at the same time as by a
 * browser.
 */
import { cleanup, waitFor } from '@testing-library/react';
import { walkerOn, walkerTogether } from 'chartwalk/vitest';
import { translatePage } from '../components/translator.ts';

const screen = { unmount: cleanup, waitFor, disturb: () => translatePage().stop };

export const walkPaths = walkerOn(screen);
export const walkTogether = walkerTogether(screen);
