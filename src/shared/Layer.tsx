import { NoticePlace } from './notice-place.tsx';
import { useBackCloses } from './open-layers.ts';

type LayerProps = { onClose: () => void };

/** Closes with the browser's Back what it is mounted with. */
export function ClosedByBack({ onClose }: LayerProps) {
  useBackCloses(onClose);
  return null;
}

/** What each dialog and drawer holds while it is open: Back closes it, and notices are shown in it. */
export function Layer({ onClose }: LayerProps) {
  useBackCloses(onClose);
  return <NoticePlace />;
}
