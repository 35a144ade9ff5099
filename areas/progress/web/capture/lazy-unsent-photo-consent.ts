import { lazyBackground } from '#shell/web/lazy-background.tsx';
import { loadTexts } from '#shell/web/texts/texts.ts';

/** A workout and a meal are logged without a connection, too, where the chunk may be missing: nothing waits for it. */
export const LazyUnsentPhotoConsent = lazyBackground(async () => {
  const [{ UnsentPhotoConsent }] = await Promise.all([import('./UnsentPhotoConsent.tsx'), loadTexts(['progress'])]);
  return UnsentPhotoConsent;
});
