/** What is said when the identity service is not there, and its own code may not be either. */
export const NOT_CONFIGURED =
  'Signing in is not set up on this copy of FoodDash. You can still browse restaurants and track orders.';
export const UNREACHABLE =
  'We can’t reach the sign-in service right now. Please try again in a moment.';
const OFFLINE = 'You seem to be offline. Check your connection and try again.';

/** @param isOnline what the browser says of the connection */
export function unreachableSentence(isOnline: boolean): string {
  return isOnline ? UNREACHABLE : OFFLINE;
}
