import { currentLanguage } from '../texts/language.ts';
import type { PdfTarget } from './queries.ts';

/** URL that shows the document as it is shown now, in its present language, to whoever has the ticket. */
export function shareUrl(path: string, { options }: PdfTarget, ticket: string): string {
  const url = new URL(path, window.location.origin);
  const shown = { ...options, language: options.language ?? currentLanguage() };
  for (const [name, value] of Object.entries(shown)) url.searchParams.set(name, String(value));
  url.searchParams.set('ticket', ticket);
  return url.href;
}
