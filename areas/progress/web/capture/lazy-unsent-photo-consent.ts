import type { ComponentType } from 'react';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import { loadTexts } from '#shell/web/texts/texts.ts';
import type { UnsentPhotoConsentProps } from './UnsentPhotoConsent.tsx';

/** A workout and a meal are logged without a connection, too, where the chunk may be missing: nothing waits for it. */
export const LazyUnsentPhotoConsent: ComponentType<UnsentPhotoConsentProps> = lazyBackground(async () => {
  const [{ UnsentPhotoConsent }] = await Promise.all([import('./UnsentPhotoConsent.tsx'), loadTexts(['progress'])]);
  return UnsentPhotoConsent;
});
