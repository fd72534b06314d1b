/** Names the tests of walks. `chartwalk retest` finds the tests by these names. */

export const pathsTitle = (machine: string, proves: string) => `the paths of ${machine} ${proves}`;

export const pathTitle = (name: string) => name || 'nothing happens';

export const walksTitle = (machine: string) => `the walks of ${machine}`;

export const journeyTitle = (name: string) => `include this journey: ${name}`;

export const journeysTitle = (machine: string) => `the journeys of ${machine}`;
