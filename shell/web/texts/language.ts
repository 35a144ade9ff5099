import type { Language } from '#shell/common/fields.ts';
import { readCookie, saveCookie } from '../cookies.ts';

const chosenCookie = 'language';
/** The language that was shown last, read by the server too: the first page of the next start has it before the session is loaded. */
const shownCookie = 'shown_language';
let language: Language = storedLanguage() ?? languageIn(shownCookie) ?? languageOfPage();

export function currentLanguage(): Language {
  return language;
}

/** The language that was chosen on this device. */
export function storedLanguage(): Language | undefined {
  return languageIn(chosenCookie);
}

function languageIn(cookie: string): Language | undefined {
  const stored = readCookie(cookie);
  return stored === 'it' || stored === 'en' ? stored : undefined;
}

/** The server writes the page in the language that the browser prefers (`pages.ts`). */
function languageOfPage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'it';
}

export function storeLanguage(next: Language): void {
  saveCookie(chosenCookie, next);
}

export function setCurrentLanguage(next: Language): void {
  if (next !== language) saveCookie(shownCookie, next);
  language = next;
  // Writing the attribute makes the browser compute all styles again, also with the same value.
  if (document.documentElement.lang !== next) document.documentElement.lang = next;
}
