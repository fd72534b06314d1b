import { useCallback, useState } from 'react';

/** @param isOpenAtFirst whether it is open until the customer opens or closes it. This may change. */
export function useDisclosure(isOpenAtFirst = false) {
  const [choice, setChoice] = useState<boolean>();
  const open = useCallback(() => setChoice(true), []);
  const close = useCallback(() => setChoice(false), []);
  return { isOpen: choice ?? isOpenAtFirst, open, close };
}
