import { createActorContext } from '@xstate/react';
import { liveMachine } from './live-machine.ts';

/** The actors of the inspected tabs, observed as long as the page is open. */
export const LiveActorsContext = createActorContext(liveMachine);
