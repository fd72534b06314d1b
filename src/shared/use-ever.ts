import { useState } from 'react';

/** True from the first render in which the condition holds: for parts that load when first needed. */
export function useEver(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
