/** Returns a text with an underscore in place of every character that a file's name should not contain. */
export const fileNameOf = (text: string) => text.replaceAll(/[^\w.-]/g, '_');
