/** A phone, or a tablet that is held: the grid is for a pointer. */
export const forThumbs = '(max-width: 767px), (max-width: 1024px) and (pointer: coarse)';

export const loadDesktop = () => import('./desktop/DesktopEditor.tsx');
export const loadPhone = () => import('./phone/PhoneEditor.tsx');

/** On its way while the program is still being asked for. */
export function loadWork(): void {
  void (window.matchMedia(forThumbs).matches ? loadPhone() : loadDesktop()).catch(() => {});
}
