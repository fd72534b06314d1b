/**
 * Walks the paths of a model on the app's mounted screens, while these are translated as by a browser's
 * translator.
 */
import { cleanup, waitFor } from '@testing-library/react';
import { walkerOn, walkerTogether } from 'chartwalk/vitest';
import { translatePage } from '../components/translator.ts';

const screen = { unmount: cleanup, waitFor, disturb: () => translatePage().stop };

export const walkPaths = walkerOn(screen);
export const walkTogether = walkerTogether(screen);
