import type { Language } from '#shell/common/fields.ts';
import { readCookie, saveCookie } from '../cookies.ts';

const cookieName = 'language';
let language: Language = storedLanguage() ?? 'it';

export function currentLanguage(): Language {
  return language;
}

/** The language that was chosen on this device. */
export function storedLanguage(): Language | undefined {
  const stored = readCookie(cookieName);
  return stored === 'it' || stored === 'en' ? stored : undefined;
}

export function storeLanguage(next: Language): void {
  saveCookie(cookieName, next);
}

export function setCurrentLanguage(next: Language): void {
  language = next;
  // Writing the attribute makes the browser compute all styles again, also with the same value.
  if (document.documentElement.lang !== next) document.documentElement.lang = next;
}
