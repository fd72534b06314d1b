import { countCharacters, cutAfter } from '../domain/characters.ts';

/**
 * If the text of a field is too long, shortens the part before the caret, as `maxlength` does. Unlike
 * `maxlength`, this function counts an emoji such as a flag as one character and never cuts a character in
 * half.
 */
export function limitField(field: HTMLInputElement, count: number): void {
  const { value } = field;
  const caret = field.selectionEnd ?? value.length;
  const after = value.slice(caret);
  const room = count - countCharacters(after);
  const before = cutAfter(value.slice(0, caret), Math.max(room, 0));
  if (before.length === caret) return;
  field.value = before + after;
  field.setSelectionRange(before.length, before.length);
}
