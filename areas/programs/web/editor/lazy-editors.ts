import { lazyRouteComponent } from '@tanstack/react-router';

/** Media query of phones and touch tablets; the grid needs a mouse or trackpad. */
export const touchScreenQuery = '(max-width: 767px), (max-width: 1024px) and (pointer: coarse)';

// A loaded route component renders at once; `lazy` shows its fallback first, which React keeps for 300 ms.
export const DesktopEditor = lazyRouteComponent(() => import('./desktop/DesktopEditor.tsx'), 'DesktopEditor');
export const PhoneEditor = lazyRouteComponent(() => import('./phone/PhoneEditor.tsx'), 'PhoneEditor');

/** Loads the editor chunk in parallel with the program. An error is thrown when the component renders. */
export async function preloadEditor(): Promise<void> {
  await (window.matchMedia(touchScreenQuery).matches ? PhoneEditor : DesktopEditor).preload?.();
}
