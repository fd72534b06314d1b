import { fromCallback } from 'xstate';
import { appUpdateMachine } from '../../../machines/app-update.ts';
import type { AppUpdateEvent } from '../../../machines/app-update.ts';
import { applyUpdate, reload, watchForUpdates } from '../../services/service-worker.ts';
import { useMachine } from '../../shared/actors.ts';

const offeredUpdate = appUpdateMachine.provide({
  actors: {
    updateListener: fromCallback<AppUpdateEvent>(({ sendBack }) => {
      watchForUpdates({
        onFound: () => sendBack({ type: 'update.found' }),
        onTakeover: () => sendBack({ type: 'update.tookOver' }),
        onPartMissing: () => sendBack({ type: 'update.partMissing' }),
      }).catch((error: unknown) => console.warn('New versions can’t be looked for.', error));
    }),
  },
  actions: { applyUpdate: () => void applyUpdate(), reload },
});

/** Returns the snapshot and `send` of the machine that offers a new version. */
export function useAppUpdate() {
  return useMachine(offeredUpdate);
}
