import { useEffect } from 'react';
import type { Language } from '#shell/common/fields.ts';
import { storedLanguage } from './language.ts';
import { applyLanguage } from './texts.ts';

/** Shows the app in the language of a mail or an invitation, unless one was chosen on this device. */
export function useSuggestedLanguage(language: Language | undefined): void {
  // Synchronises with the app's language.
  useEffect(() => {
    if (language && !storedLanguage()) void applyLanguage(language);
  }, [language]);
}
