import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { onceMore } from '../services/once-more.ts';
import { whenSettled } from '../services/when-settled.ts';

/** What has to be done about a failure, once it was shown, so that the part can be tried again. */
const remedies = new WeakMap<object, () => void>();

/** To be called when a failure is on the screen: from then on what did not load is asked for anew. */
export function allowAnotherTry(failure: unknown): void {
  remedies.get(failure as object)?.();
}

/**
 * A component in a chunk of its own, and what loads it ahead. Once it was loaded ahead it is shown
 * without any waiting.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  const loadPatiently = async () => {
    try {
      await onceMore(preload);
    } catch (error) {
      // React never asks again for what did not load.
      remedies.set(error as object, () => (Lazy = createLazy()));
      throw error;
    }
    return { default: Loaded as ComponentType<Props> };
  };
  const createLazy = () => lazy(loadPatiently);
  let Lazy = createLazy();
  function Component(props: Props) {
    // Chosen once: one that is there already is not mounted anew because it could come faster now.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Component, preload };
}

/** What does not come ahead is asked for again, and its failure shown, when it is wanted. */
export function tryToPreload(preload: () => Promise<void>): void {
  preload().catch(() => {});
}

/** For what will probably be wanted: loads it when the page has settled, unless bytes are to be saved. */
export function preloadWhenSettled(preload: () => Promise<void>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) whenSettled(() => tryToPreload(preload));
}

/** For a button whose press shows what is loaded here: loads it when it is pointed at or tabbed to. */
export function preloadingOnApproach(preload: () => Promise<void>) {
  const start = () => tryToPreload(preload);
  return { onPointerEnter: start, onFocus: start };
}
