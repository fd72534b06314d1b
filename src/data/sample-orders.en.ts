/** The addresses of the sample orders, and the instructions for their delivery. */
export const messages = {
  lodhiRoad: { street: '12 Lodhi Road', city: 'New Delhi' },
  barakhambaRoad: { street: '7 Barakhamba Road', city: 'New Delhi' },
  brassBell: 'Second floor, the door with the brass bell.',
  leaveWithGuard: 'Leave it with the guard at the gate.',
};
