/** Converts dollars to rupees and formats them, independently of the code under test. */
export function rupees(dollars: number): string {
  const whole = String(Math.round(dollars * 83));
  const lastThree = whole.slice(-3);
  const pairs = whole.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, ',');
  return pairs === '' ? `₹${lastThree}` : `₹${pairs},${lastThree}`;
}
