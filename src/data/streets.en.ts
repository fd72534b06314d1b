export const messages = {
  driverPositions: [
    'Passing India Gate on Kartavya Path',
    'On Mathura Road, near the zoo',
    'Turning onto Lodhi Road',
    'Waiting at the Moolchand signal',
    'On Ring Road, past AIIMS',
    'Crossing Barakhamba Road',
  ],
};
