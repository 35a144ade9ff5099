import { type ComponentType, createElement, use } from 'react';

/** Media query of phones and touch tablets; a grid needs a mouse or trackpad. */
export const touchScreenQuery = '(max-width: 767px), (max-width: 1024px) and (pointer: coarse)';

/**
 * Creates a component that is loaded on demand and, once it is loaded, renders without suspending. `lazy` of React
 * suspends even then and shows the fallback for 300 ms.
 */
export function preloadable(load: () => Promise<ComponentType>) {
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    if (loading) return loading;
    const promise = load();
    promise.then(
      // With these fields React reads a settled promise synchronously.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        loading = undefined;
      },
    );
    loading = promise;
    return promise;
  };
  const Preloadable = () => createElement(use(preload()));
  return Object.assign(Preloadable, { preload });
}
