/**
 * Turns off what React records in development for a browser's tools: how long each component took, and where
 * each element was created. Nobody reads the records here, but they take a fifth of the time of a screen test.
 * React looks for the two functions once, while it loads, so the setup imports this module first.
 */
import { createRequire } from 'node:module';

for (const name of ['timeStamp', 'createTask']) Reflect.set(console, name, undefined);

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  createRequire(import.meta.url)('react') as Record<string, object>;
// React stops recording where elements were created after 10,000 of them, and starts counting again every second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
