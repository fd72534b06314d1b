import { useCallback, useState } from 'react';

/**
 * Returns whether a part of the page is open, and functions that open and close it.
 *
 * @param isOpenAtFirst whether the part is open until the customer opens or closes it; can change between
 *   renders
 */
export function useDisclosure(isOpenAtFirst = false) {
  const [choice, setChoice] = useState<boolean>();
  const open = useCallback(() => setChoice(true), []);
  const close = useCallback(() => setChoice(false), []);
  return { isOpen: choice ?? isOpenAtFirst, open, close };
}
