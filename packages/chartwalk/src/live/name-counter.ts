/**
 * Creates a function that makes names unique. The function adds a number to each name that it has already
 * received.
 */
export function createNameCounter(
  numbered = (name: string, number: number) => `${name} ${number}`,
): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return number === 1 ? name : numbered(name, number);
  };
}
