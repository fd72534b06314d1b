import { useDeferredValue, useState } from 'react';

/**
 * True from the first render in which the condition holds: for parts that load when first needed.
 * Deferred: what takes the place of a fallback waits a third of a second in React, what comes into a
 * deferred render does not.
 */
export function useEver(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return useDeferredValue(wasTrue || condition);
}
