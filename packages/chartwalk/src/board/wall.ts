/** Chooses the pictures that the wall shows. The wall is the list of pictures on the board. */
import type {
  BoardData,
  BoardMachine,
  BoardPin,
  BoardShot,
  BoardState,
} from '../gallery/board-data.ts';
import type { Difference } from '../gallery/differences.ts';
import type { PictureId } from '../gallery/gallery-run.ts';
import type { GalleryVariant } from '../gallery/variants.ts';
import { hasAllWords } from '../words.ts';
import type { Baseline } from './baseline.ts';

export type PinFilter = 'all' | 'open' | 'any';

/** The user's choice of what the wall shows. */
type WallChoice = {
  search: string;
  variants: readonly string[];
  projects: readonly string[];
  baseline: Baseline | undefined;
  /** Whether all states are shown, only those with an open pin, or only those with any pin. */
  pins: PinFilter;
};

export type WallPicture = {
  pictureId: PictureId;
  hash: string;
  variant: GalleryVariant;
  difference: Difference | undefined;
};

export type WallState = {
  machine: BoardMachine;
  state: BoardState;
  pictures: readonly WallPicture[];
  pins: readonly BoardPin[];
};

export type WallGroup = {
  machine: BoardMachine;
  states: readonly WallState[];
  /** The states without pictures, with the reasons. */
  without: readonly BoardState[];
};

function picturesIn(
  machine: string,
  state: string,
  shots: readonly BoardShot[],
  { variants }: Pick<BoardData, 'variants'>,
  { baseline, ...chosen }: Pick<WallChoice, 'variants' | 'projects' | 'baseline'>,
): WallPicture[] {
  // The pictures are grouped by variant. A group contains the pictures from several Playwright projects
  // (for example, one for each language), so that users can compare them side by side.
  return variants
    .filter(({ name }) => chosen.variants.includes(name))
    .flatMap((variant) =>
      shots.flatMap(({ project, pictures }) => {
        const hash = pictures[variant.name];
        if (hash === undefined || !chosen.projects.includes(project)) return [];
        const pictureId = { machine, state, project, variant: variant.name };
        return [{ pictureId, hash, variant, difference: baseline?.differenceAt(pictureId, hash) }];
      }),
    );
}

/** Returns a state with its chosen pictures and all its pins. */
export function wallState(
  data: Pick<BoardData, 'variants'>,
  machine: BoardMachine,
  state: BoardState,
  choice: Pick<WallChoice, 'variants' | 'projects' | 'baseline'>,
  pins: readonly BoardPin[],
): WallState {
  return {
    machine,
    state,
    pictures: picturesIn(machine.id, state.path, state.shots, data, choice),
    pins: pins.filter((pin) => pin.machine === machine.id && pin.state === state.path),
  };
}

function isFound(machine: BoardMachine, { path, description, shots }: BoardState, search: string) {
  const words = [
    machine.id,
    machine.description,
    path,
    description,
    ...shots.flatMap(({ start, event, steps }) => [start, event, ...steps]),
  ];
  return hasAllWords(words.join(' '), search);
}

function hasWantedPins({ pins }: WallState, wanted: PinFilter): boolean {
  if (wanted === 'all') return true;
  return pins.some(({ isResolved }) => wanted === 'any' || !isResolved);
}

/**
 * Returns the machines with the states that match the user's choice. Machines without such states are left
 * out. Machines whose matching states all lack pictures come last.
 */
export function wallOf(
  data: BoardData,
  pins: readonly BoardPin[],
  choice: WallChoice,
): WallGroup[] {
  const isFiltered = choice.baseline !== undefined || choice.pins !== 'all';
  const groups = data.machines.flatMap((machine) => {
    const found = machine.states.filter((state) => isFound(machine, state, choice.search));
    const states = found
      .map((state) => wallState(data, machine, state, choice, pins))
      .filter(({ pictures, state }) => pictures.length > 0 || state.shots.length > 0)
      .filter((shown) => hasWantedPins(shown, choice.pins))
      .filter(({ pictures }) => !choice.baseline || pictures.some(({ difference }) => difference));
    const without = isFiltered ? [] : found.filter(({ reason }) => reason !== null);
    return states.length + without.length === 0 ? [] : [{ machine, states, without }];
  });
  const isEmpty = ({ states }: WallGroup) => Number(states.length === 0);
  return groups.toSorted((one, other) => isEmpty(one) - isEmpty(other));
}
