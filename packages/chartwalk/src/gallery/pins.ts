/**
 * Reads and changes the pins of a project. A pin is a numbered note on a state or on a point of a picture.
 * The team commits the file with the pins.
 */
import { GalleryProblem } from './gallery-problem.ts';
import { isObject } from '../is-object.ts';

const PINS_FORMAT = 'chartwalk-pins/1';

/** A point on a picture, in percent of the picture's width and height. */
export type PinPoint = {
  project: string;
  variant: string;
  x: number;
  y: number;
  /** The hash of the picture that the pin was set on. */
  picture: string;
};

export type Pin = {
  number: number;
  machine: string;
  state: string;
  /** The point on a picture; null if the pin is about the state in general. */
  point: PinPoint | null;
  note: string;
  isResolved: boolean;
  /** The date on which the pin was set. */
  date: string;
  author: string;
};

export type PinsFile = {
  pins: readonly Pin[];
  /** Sentences about the parts of the file that can't be read. */
  problems: readonly string[];
  /** Everything in the file, including the parts that can't be read. */
  content: { pins: readonly unknown[] };
};

type NewPin = Pick<Pin, 'machine' | 'state' | 'point' | 'note'>;

export type PinEdit =
  | { kind: 'add'; pin: NewPin }
  | { kind: 'rewrite'; number: number; note: string }
  | { kind: 'resolve' | 'reopen' | 'delete'; number: number };

/** The date and the name that a new pin gets. */
type Signature = Pick<Pin, 'date' | 'author'>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumbered = (value: unknown): value is { number: number } =>
  isObject(value) && Number.isInteger(value['number']) && Number(value['number']) > 0;
const isPercentage = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100;

/**
 * Returns whether a value is the hash of a picture. Hashes become file names, so any other text could name
 * another file.
 */
const isPictureHash = (value: unknown): value is string =>
  isText(value) && /^[0-9a-f]{8,64}$/.test(value);

function isPoint(value: unknown): value is PinPoint {
  return (
    isObject(value) &&
    isText(value['project']) &&
    isText(value['variant']) &&
    isPercentage(value['x']) &&
    isPercentage(value['y']) &&
    isPictureHash(value['picture'])
  );
}

/** Returns the name of the first field of a pin that is missing or wrong; undefined if there is none. */
function wrongField(entry: Readonly<Record<string, unknown>>): string | undefined {
  if (!isNumbered(entry)) return 'number';
  const fields: Readonly<Record<string, unknown>> = entry;
  const texts = ['machine', 'state', 'note'].find((field) => !isText(fields[field]));
  if (texts !== undefined) return texts;
  const { point, isResolved = false } = entry as Partial<Pin>;
  if (typeof isResolved !== 'boolean') return 'isResolved';
  return point === undefined || point === null || isPoint(point) ? undefined : 'point';
}

/** The fields without which a pin can't be shown. */
type TextsOfPin = Pick<Pin, 'number' | 'machine' | 'state' | 'note'>;

function toPin(entry: Readonly<Record<string, unknown>>): Pin {
  const { number, machine, state, note, point, isResolved, date, author } = entry as Partial<Pin> &
    TextsOfPin;
  return {
    number,
    machine,
    state,
    point: point ?? null,
    note,
    isResolved: isResolved ?? false,
    date: isText(date) ? date : '',
    author: isText(author) ? author : '',
  };
}

const empty: PinsFile = { pins: [], problems: [], content: { pins: [] } };

/**
 * Reads the text of a pins file. A pin that can't be read is reported, and the other pins are still read.
 *
 * @param text undefined if there is no file
 * @throws {GalleryProblem} if nothing in the file can be read
 */
export function readPins(text: string | undefined, file: string): PinsFile {
  if (text === undefined) return empty;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new GalleryProblem(
      `${file} is not valid JSON, so its pins are neither shown nor changed: ${(error as Error).message}`,
    );
  }
  if (!isObject(content) || !Array.isArray(content['pins'])) {
    throw new GalleryProblem(`${file} has no list called “pins”, so its pins can’t be shown.`);
  }
  const entries = content['pins'] as unknown[];
  const pins: Pin[] = [];
  const problems: string[] = [];
  const remains = 'The pin stays in the file, but the board does not show it.';
  for (const [index, entry] of entries.entries()) {
    const wrong = isObject(entry) ? wrongField(entry) : 'number';
    const where = `Entry ${index + 1} of ${file}`;
    if (!isObject(entry) || wrong !== undefined) {
      problems.push(`${where} has no valid “${wrong}”. ${remains}`);
    } else if (pins.some(({ number }) => number === entry['number'])) {
      problems.push(`${where} has the number ${String(entry['number'])} a second time. ${remains}`);
    } else pins.push(toPin(entry));
  }
  return { pins, problems, content: { ...content, pins: entries } };
}

/** Returns the text of a pins file. Each field has its own line, so that a diff shows what has changed. */
export function formatPins({ content }: PinsFile): string {
  return `${JSON.stringify({ format: PINS_FORMAT, ...content }, null, 2)}\n`;
}

const nextNumber = (entries: readonly unknown[]) =>
  Math.max(0, ...entries.map((entry) => (isNumbered(entry) ? entry.number : 0))) + 1;

function requireNote(note: string): string {
  if (note.trim() === '') throw new GalleryProblem('A pin needs a note.');
  return note.trim();
}

/** Changes the first entry with this number. The other entries and unknown fields remain unchanged. */
function changeEntry(
  { content, pins }: PinsFile,
  number: number,
  change: (entry: object) => unknown,
): unknown[] {
  const pin = pins.find((each) => each.number === number);
  if (!pin) {
    throw new GalleryProblem(
      `Pin ${number} is no longer in the file. Somebody else may have deleted it.`,
    );
  }
  const index = content.pins.findIndex((entry) => isNumbered(entry) && entry.number === number);
  return content.pins.flatMap((entry, position) =>
    position === index ? (change(entry as object) ?? []) : [entry],
  );
}

function entriesAfter(file: PinsFile, edit: PinEdit, { date, author }: Signature): unknown[] {
  if (edit.kind === 'add') {
    const { machine, state, point, note } = edit.pin;
    const pin = {
      number: nextNumber(file.content.pins),
      machine,
      state,
      point,
      note: requireNote(note),
      isResolved: false,
      date,
      author,
    };
    return [...file.content.pins, pin];
  }
  if (edit.kind === 'rewrite') {
    const note = requireNote(edit.note);
    return changeEntry(file, edit.number, (entry) => ({ ...entry, note }));
  }
  if (edit.kind === 'delete') return changeEntry(file, edit.number, () => undefined);
  const isResolved = edit.kind === 'resolve';
  return changeEntry(file, edit.number, (entry) => ({ ...entry, isResolved }));
}

/**
 * Returns the file after a change.
 *
 * @throws {GalleryProblem} if the change is impossible
 */
export function editPins(
  file: PinsFile,
  edit: PinEdit,
  signature: Signature,
  name: string,
): PinsFile {
  const pins = entriesAfter(file, edit, signature);
  return readPins(JSON.stringify({ ...file.content, pins }), name);
}

/** Reads a change that a page has sent. Returns undefined if the value is not a change. */
export function readEdit(value: unknown): PinEdit | undefined {
  if (!isObject(value)) return undefined;
  const { kind, number, note, pin } = value;
  if (kind === 'add') {
    const isNew =
      isObject(pin) && wrongField({ ...pin, number: 1 }) === undefined && 'point' in pin;
    return isNew ? (value as PinEdit) : undefined;
  }
  if (!Number.isInteger(number)) return undefined;
  if (kind === 'rewrite') return isText(note) ? (value as PinEdit) : undefined;
  const isOther = kind === 'resolve' || kind === 'reopen' || kind === 'delete';
  return isOther ? (value as PinEdit) : undefined;
}
