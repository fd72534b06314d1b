import { lazy } from 'react';
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
  const Component = (props: Props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />);
  return { Component, preload };
}
