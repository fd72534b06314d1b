/** Walks on the mounted screens of the app, each of them while a browser translates it. */
import { cleanup, waitFor } from '@testing-library/react';
import { walkerOn, walkerTogether } from 'chartwalk/vitest';
import { translatePage } from '../components/translator.ts';

const screen = { unmount: cleanup, waitFor, disturb: () => translatePage().stop };

export const walkPaths = walkerOn(screen);
export const walkTogether = walkerTogether(screen);
