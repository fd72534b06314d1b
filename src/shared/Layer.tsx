import { NoticeArea } from './notice-area.tsx';
import { useBackCloses } from './open-layers.ts';

type LayerProps = { onClose: () => void };

/** Lets the browser's Back button close a menu or a list. Mount it only while the menu or list is open. */
export function ClosedByBack({ onClose }: LayerProps) {
  useBackCloses(onClose);
  return null;
}

/**
 * Lets the browser's Back button close a dialog or a drawer, and shows notices in it. Every open dialog and
 * drawer contains a `Layer`.
 */
export function Layer({ onClose }: LayerProps) {
  useBackCloses(onClose);
  return <NoticeArea isInLayer />;
}
