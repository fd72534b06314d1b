import { boardMachine } from '../board/board-machine.ts';
import { drawingMachine } from '../drawing/drawing-machine.ts';
import { liveMachine } from '../live/live-machine.ts';
import { catalogueMachine } from './catalogue-machine.ts';
import { changesMachine } from './changes-machine.ts';
import { copyMachine } from './copy-machine.ts';
import { coverageMachine } from './coverage-machine.ts';
import { exportMachine } from './export-machine.ts';
import { openingMachine } from './opening-machine.ts';
import { timersMachine } from './timers-machine.ts';

/**
 * The machines that run this page and the states board. The page draws them like all other machines. A test
 * compares this list with the files.
 */
export const ownMachines = {
  boardMachine,
  catalogueMachine,
  changesMachine,
  copyMachine,
  coverageMachine,
  drawingMachine,
  exportMachine,
  liveMachine,
  openingMachine,
  timersMachine,
};
