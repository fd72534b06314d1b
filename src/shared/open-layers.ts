import { useEffect, useEffectEvent, useId } from 'react';
import { openLayersMachine } from '../../machines/open-layers.ts';
import { createActorContext } from './actors.ts';

/** What is open over the page; `app/AppActors` gives it the browser's history. */
export const OpenLayersContext = createActorContext(openLayersMachine);

/** The browser's Back calls this, as long as the component is mounted, instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const layers = OpenLayersContext.useActorRef();
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
