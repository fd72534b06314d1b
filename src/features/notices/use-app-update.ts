import { fromCallback } from 'xstate';
import { appUpdateMachine } from '../../../machines/app-update.ts';
import type { AppUpdateEvent } from '../../../machines/app-update.ts';
import { applyUpdate, watchForUpdates } from '../../services/service-worker.ts';
import { useMachine } from '../../shared/actors.ts';

const offeredUpdate = appUpdateMachine.provide({
  actors: {
    updateListener: fromCallback<AppUpdateEvent>(({ sendBack }) => {
      watchForUpdates(
        () => sendBack({ type: 'update.found' }),
        () => location.reload(),
      ).catch((error: unknown) => console.warn('New versions can’t be looked for.', error));
    }),
  },
  actions: { applyUpdate: () => void applyUpdate() },
});

/** Whether a new version waits, and the answer to it. */
export function useAppUpdate() {
  return useMachine(offeredUpdate);
}
