import { useState } from 'react';

/** Returns whether a menu or a dialog is open, and functions to open and close it. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
