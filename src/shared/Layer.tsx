import { NoticePlace } from './notice-place.tsx';
import { useBackCloses } from './open-layers.ts';

type LayerProps = { onClose: () => void };

/** Lets the browser's Back close the component that it is mounted in. */
export function ClosedByBack({ onClose }: LayerProps) {
  useBackCloses(onClose);
  return null;
}

/** Belongs in every open dialog and drawer. Back closes it, and notices are shown in it. */
export function Layer({ onClose }: LayerProps) {
  useBackCloses(onClose);
  return <NoticePlace />;
}
