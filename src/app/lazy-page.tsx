import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A page in a chunk of its own. Once that was loaded ahead, it is shown without any waiting. */
export function lazyPage(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  const Page = () => (Loaded ? <Loaded /> : <Lazy />);
  return { Page, preload };
}
