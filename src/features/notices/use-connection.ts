import { fromCallback } from 'xstate';
import { connectionMachine } from '../../../machines/connection.ts';
import type { ConnectionEvent } from '../../../machines/connection.ts';
import { watchConnection } from '../../services/connection.ts';
import { useMachine } from '../../shared/actors.ts';

const browserConnection = connectionMachine.provide({
  actors: {
    connectionListener: fromCallback<ConnectionEvent>(({ sendBack }) =>
      watchConnection((isConnected) =>
        sendBack({ type: isConnected ? 'connection.restored' : 'connection.lost' }),
      ),
    ),
  },
});

/** Whether the browser is connected. */
export function useConnection() {
  const [connection] = useMachine(browserConnection);
  return connection;
}
