/** Returns the code blocks of the README with their paths, which are in their first lines. */
export function codeIn(readme: string): [path: string, code: string][] {
  return [...readme.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, path = '', code = '']) => [
    path,
    code,
  ]);
}
