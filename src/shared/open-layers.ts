import { useEffect, useEffectEvent, useId } from 'react';
import { actorOfApp } from './app.ts';

/** The actor that tracks the dialogs, drawers and menus that are open over the page. */
export const OpenLayersActor = actorOfApp('openLayers');

/**
 * While the component is mounted, makes the browser's Back button call `onClose` instead of leaving the page.
 */
export function useBackCloses(onClose: () => void): void {
  const layers = OpenLayersActor.useActorRef();
  const layer = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const subscription = layers.on('layers.closing', (event) => {
      if (event.layers.includes(layer)) close();
    });
    layers.send({ type: 'layers.opened', layer });
    return () => {
      subscription.unsubscribe();
      layers.send({ type: 'layers.closed', layer });
    };
  }, [layers, layer]);
}
