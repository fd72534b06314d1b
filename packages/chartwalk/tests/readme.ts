/** Returns the code blocks of the README with their paths, which are in the first lines of the blocks. */
export function codeIn(readme: string): [path: string, code: string][] {
  return [...readme.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, path = '', code = '']) => [
    path,
    code,
  ]);
}
