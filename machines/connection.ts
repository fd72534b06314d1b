import { fromCallback, setup } from 'xstate';

export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.restored' };

export const connectionMachine = setup({
  types: { events: {} as ConnectionEvent },
  actors: {
    /** Sends `connection.lost`, at once where there is none, and `connection.restored`. */
    connectionListener: fromCallback<ConnectionEvent>(() => {
      throw new Error('connectionListener must be provided');
    }),
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the browser is connected, as it tells itself.',
  invoke: { src: 'connectionListener' },
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': { target: 'offline' } } },
    offline: {
      description: 'Everything but signing in goes on.',
      on: { 'connection.restored': { target: 'online' } },
    },
  },
});
