import type { PdfPreview } from '#shell/common/pdf.ts';
import type { PdfTarget } from './queries.ts';

interface SharedDocument extends Pick<PdfPreview, 'language'> {
  ticket: string;
}

/** URL that shows the document with the present options, in the language of the preview, to holders of the ticket. */
export function shareUrl(path: string, { options }: PdfTarget, { language, ticket }: SharedDocument): string {
  const url = new URL(path, window.location.origin);
  const params = { ...options, language: options.language ?? language };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  url.searchParams.set('ticket', ticket);
  return url.href;
}
