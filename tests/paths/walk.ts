/**
 * Walks the paths of a model on the app's mounted screens. A simulated browser translator translates the
 * screens at the same time.
 */
import { cleanup, waitFor } from '@testing-library/react';
import { walkerOn, walkerTogether } from 'chartwalk/vitest';
import { translatePage } from '../components/translator.ts';

const screen = { unmount: cleanup, waitFor, disturb: () => translatePage().stop };

export const walkPaths = walkerOn(screen);
export const walkTogether = walkerTogether(screen);
