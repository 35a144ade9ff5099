import type { Language } from '#shell/common/fields.ts';
import { readCookie, saveCookie } from '../cookies.ts';

const cookieName = 'language';
let language: Language = storedLanguage() ?? 'it';

export function currentLanguage(): Language {
  return language;
}

/** What was chosen on this device, if anything was. */
export function storedLanguage(): Language | undefined {
  const kept = readCookie(cookieName);
  return kept === 'it' || kept === 'en' ? kept : undefined;
}

export function storeLanguage(next: Language): void {
  saveCookie(cookieName, next);
}

export function setCurrentLanguage(next: Language): void {
  language = next;
  document.documentElement.lang = next;
}
