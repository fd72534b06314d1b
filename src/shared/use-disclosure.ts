import { useState } from 'react';

/** Returns whether a menu or a dialog is open, and what its button and its end do. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
