import { type ComponentType, createElement, use } from 'react';

/** Media query of phones and touch tablets; the grid needs a mouse or trackpad. */
export const touchScreenQuery = '(max-width: 767px), (max-width: 1024px) and (pointer: coarse)';

export const DesktopEditor = preloadable(async () => (await import('./desktop/DesktopEditor.tsx')).DesktopEditor);
export const PhoneEditor = preloadable(async () => (await import('./phone/PhoneEditor.tsx')).PhoneEditor);

/** Loads the editor chunk in parallel with the program. An error is thrown when the component renders. */
export async function preloadEditor(): Promise<void> {
  const editor = window.matchMedia(touchScreenQuery).matches ? PhoneEditor : DesktopEditor;
  await editor.preload().catch(() => {});
}

/**
 * Creates a component that is loaded on demand and, once it is loaded, renders without suspending. `lazy` of React
 * suspends even then and shows the fallback for 300 ms.
 */
function preloadable(load: () => Promise<ComponentType>) {
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
