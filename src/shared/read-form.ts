/** Returns the texts of these fields of a form. The text is '' if a field does not exist. */
export function readFormFields<Name extends string>(
  form: HTMLFormElement,
  ...names: readonly Name[]
): Record<Name, string> {
  const data = new FormData(form);
  const texts = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}
