/** The texts that say where the simulated driver is. The app picks one at random. */
export const driverPositions: readonly string[] = [
  'Passing India Gate on Kartavya Path',
  'On Mathura Road, near the zoo',
  'Turning onto Lodhi Road',
  'Waiting at the Moolchand signal',
  'On Ring Road, past AIIMS',
  'Crossing Barakhamba Road',
];
