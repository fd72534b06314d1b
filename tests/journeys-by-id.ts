/** Maps the ID of each machine to its journeys. Each journeys file is named after the ID of its machine. */
import type { AnyModel } from 'chartwalk';
import type { Journey } from 'chartwalk/vitest';

const modules = import.meta.glob<Record<string, readonly Journey<AnyModel>[]>>('./journeys/*.ts', {
  eager: true,
});

export const journeys: Readonly<Record<string, readonly Journey<AnyModel>[]>> = Object.fromEntries(
  Object.entries(modules).map(([path, exported]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    Object.values(exported).flat(),
  ]),
);
