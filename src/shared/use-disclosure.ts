import { useCallback, useState } from 'react';

/** Returns whether a menu or a dialog is open, and functions to open and close it. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, open, close };
}
