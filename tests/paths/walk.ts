/** Walks on the mounted screens of the app, each of them while a browser translates it. */
import { cleanup, waitFor } from '@testing-library/react';
import { walkerTogether } from '../../packages/chartwalk/src/paths/joint-walk.ts';
import { walkerOn } from '../../packages/chartwalk/src/paths/walk.ts';
import { translatePage } from '../components/translator.ts';

const screen = { unmount: cleanup, waitFor, disturb: () => translatePage().stop };

export const walkPaths = walkerOn(screen);
export const walkTogether = walkerTogether(screen);
