/** Each file of the README by its path, which its first line says. */
export function codeIn(readme: string): [path: string, code: string][] {
  return [...readme.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, path = '', code = '']) => [
    path,
    code,
  ]);
}
