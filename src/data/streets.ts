/** Where the simulated driver says to be. */
export const driverPositions: readonly string[] = [
  'Passing India Gate on Rajpath',
  'On Mathura Road, near the Zoo',
  'Turning into Lodhi Road',
  'Waiting at the Moolchand signal',
  'On Ring Road, past AIIMS',
  'Crossing Barakhamba Road',
];
