import { plural } from '../domain/plural.ts';

export const messages = {
  add: 'Add a note',
  addFor: (dish: string) => `Add a note for ${dish}`,
  edit: 'Edit note',
  editFor: (dish: string) => `Edit note for ${dish}`,
  noteFor: (dish: string) => `Note for ${dish}`,
  save: 'Save',
  saveFor: (dish: string) => `Save note for ${dish}`,
  cancel: 'Cancel',
  cancelFor: (dish: string) => `Cancel editing the note for ${dish}`,
  hint: (max: number) => `Note for the kitchen (up to ${max} characters)`,
  left: (count: number) =>
    plural(count, { one: '1 character left', other: `${count} characters left` }),
  nearlyFull: (max: number) => `You’re close to the limit of ${max} characters`,
  full: 'No characters left',
};
