import { lazyRouteComponent } from '@tanstack/react-router';

/** A phone, or a tablet that is held: the grid is for a pointer. */
export const touchScreenQuery = '(max-width: 767px), (max-width: 1024px) and (pointer: coarse)';

// Once loaded these draw at once; `lazy` would show the fallback first, and React holds one for 300 ms.
export const DesktopEditor = lazyRouteComponent(() => import('./desktop/DesktopEditor.tsx'), 'DesktopEditor');
export const PhoneEditor = lazyRouteComponent(() => import('./phone/PhoneEditor.tsx'), 'PhoneEditor');

/** Together with the screen, so that the program does not wait for it. What fails is thrown where it is drawn. */
export async function preloadEditor(): Promise<void> {
  await (window.matchMedia(touchScreenQuery).matches ? PhoneEditor : DesktopEditor).preload?.();
}
