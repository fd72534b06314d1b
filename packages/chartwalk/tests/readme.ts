/** Returns the code blocks of the README. The first line of each block is the path of its file. */
export function codeIn(readme: string): [path: string, code: string][] {
  return [...readme.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, path = '', code = '']) => [
    path,
    code,
  ]);
}
