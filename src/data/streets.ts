import { messages } from './streets.en.ts';

/** The texts that say where the simulated driver is. The app picks one at random. */
export const driverPositions: readonly string[] = messages.driverPositions;
