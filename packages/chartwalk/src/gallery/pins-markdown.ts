/** Writes pins as Markdown, for a pull request or an issue. */
import type { BoardPin } from './board-data.ts';

/** Escapes the characters that would format a text in Markdown. */
const plain = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);

/** Indents the further lines of a note, so that they belong to the same list item. */
const indented = (note: string) => plain(note).replaceAll('\n', '\n   ');

function describePosition({ point }: BoardPin): string {
  if (!point) return 'The whole state';
  const { project, variant, x, y } = point;
  const edition = project === '' ? variant : `${variant}, ${project}`;
  return `${edition}, ${Math.round(x)} % from the left and ${Math.round(y)} % from the top`;
}

const nowTexts = {
  same: '',
  changed: ' The picture has changed since.',
  gone: ' The picture no longer exists.',
};

function itemOf(pin: BoardPin): string {
  const signature = [pin.author, pin.date].filter(Boolean).map(plain).join(', ');
  const from = signature === '' ? '' : ` (${signature})`;
  return `${pin.number}. ${indented(pin.note)}${from}\n   ${plain(describePosition(pin))}.${nowTexts[pin.now.kind]}`;
}

const stateOf = ({ machine, state }: BoardPin) => `${machine} · ${state}`;

function sectionOf(heading: string, pins: readonly BoardPin[]): string[] {
  if (pins.length === 0) return [];
  const groups = [...new Set(pins.map(stateOf))].map((state) => {
    const own = pins.filter((pin) => stateOf(pin) === state);
    return `### ${plain(state)}\n\n${own.map(itemOf).join('\n')}`;
  });
  return [`## ${heading}`, ...groups];
}

/** Returns all pins as Markdown. Open pins come first, and the pins of a state are together. */
export function pinsToMarkdown(pins: readonly BoardPin[]): string {
  const open = pins.filter(({ isResolved }) => !isResolved);
  const resolved = pins.filter(({ isResolved }) => isResolved);
  const parts = [
    '# Pins of the states board',
    ...(pins.length === 0 ? ['There are no pins.'] : []),
    ...sectionOf(`Open (${open.length})`, open),
    ...sectionOf(`Resolved (${resolved.length})`, resolved),
  ];
  return `${parts.join('\n\n')}\n`;
}
