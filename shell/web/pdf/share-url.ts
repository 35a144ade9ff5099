import { currentLanguage } from '../texts/language.ts';
import type { PdfTarget } from './queries.ts';

/** URL that shows the document with the present options and language to holders of the ticket. */
export function shareUrl(path: string, { options }: PdfTarget, ticket: string): string {
  const url = new URL(path, window.location.origin);
  const params = { ...options, language: options.language ?? currentLanguage() };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  url.searchParams.set('ticket', ticket);
  return url.href;
}
