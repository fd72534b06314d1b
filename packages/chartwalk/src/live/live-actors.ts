import { createActorContext } from '@xstate/react';
import { liveMachine } from './live-machine.ts';

/** Provides the actors of the inspected tabs, which are observed as long as the page is open. */
export const LiveActorsContext = createActorContext(liveMachine);
