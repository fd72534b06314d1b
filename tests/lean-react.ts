/**
 * Turns off what React records in development for a browser's tools: how long each component took, and where
 * each element was created. Tests do not read these records, which take a fifth of the time of a screen test.
 * React looks for `console.timeStamp` and `console.createTask` only while it loads. The setup therefore
 * imports this module before React.
 */
import { createRequire } from 'node:module';

for (const name of ['timeStamp', 'createTask']) Reflect.set(console, name, undefined);

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  createRequire(import.meta.url)('react') as Record<string, object>;
// In each second, React records where the first 10,000 elements were created. This counter always says that
// the limit has been reached.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
