import { currentLanguage } from '#shell/web/texts/language.ts';
import type { PdfTarget } from './queries.ts';

/** Where whoever has the key sees the paper as it is shown now, in the language it is shown in. */
export function shareUrl({ id, options }: PdfTarget, ticket: string): string {
  const address = new URL(`/programs/${id}/pdf`, window.location.origin);
  const shown = { ...options, language: options.language ?? currentLanguage() };
  for (const [name, value] of Object.entries(shown)) address.searchParams.set(name, String(value));
  address.searchParams.set('ticket', ticket);
  return address.href;
}
