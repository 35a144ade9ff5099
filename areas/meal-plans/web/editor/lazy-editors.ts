import { preloadable, touchScreenQuery } from '#shell/web/documents/preloadable.ts';

export const DesktopEditor = preloadable(async () => (await import('./desktop/DesktopEditor.tsx')).DesktopEditor);
export const PhoneEditor = preloadable(async () => (await import('./phone/PhoneEditor.tsx')).PhoneEditor);

/** Loads the editor chunk in parallel with the meal plan. An error is thrown when the component renders. */
export async function preloadEditor(): Promise<void> {
  const editor = window.matchMedia(touchScreenQuery).matches ? PhoneEditor : DesktopEditor;
  await editor.preload().catch(() => {});
}
