import { createActorContext } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BoardData } from '../gallery/board-data.ts';
import type { Baseline } from './baseline.ts';
import { boardMachine } from './board-machine.ts';

/** The data of the board, which does not change while the page is open. */
type Board = { data: BoardData; baselines: readonly Baseline[] };

const BoardContext = createContext<Board | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): Board {
  const board = use(BoardContext);
  if (!board) throw new Error('The board has no data.');
  return board;
}

export const PinsContext = createActorContext(boardMachine);

/**
 * Returns whether a pin can be set now. It can if the pins file can be written and no other pin is being
 * changed.
 */
export const useCanPin = () => PinsContext.useSelector((snapshot) => snapshot.matches('viewing'));
export const usePins = () => PinsContext.useSelector(({ context }) => context.pins);

export function useSend(): ActorRefFrom<typeof boardMachine>['send'] {
  const board = PinsContext.useActorRef();
  return (event) => board.send(event);
}
