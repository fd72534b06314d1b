import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component in a chunk of its own, and what loads it ahead. Once it was loaded ahead it is shown
 * without any waiting.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function Component(props: Props) {
    // Chosen once: one that is there already is not mounted anew because it could come faster now.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Component, preload };
}
