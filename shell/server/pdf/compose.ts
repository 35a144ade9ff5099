import type { TFunction } from 'i18next';
import type { Language } from '#shell/common/fields.ts';
import type { Formatter } from './format.ts';

/**
 * Converts a record to the data of a Typst template, with formatted texts, dates and numbers. A module exports it as
 * `compose`; it runs in a worker process, so that a long document does not block the server.
 */
export type PdfComposer<Input> = (input: Input, context: PdfContext) => ComposedPdf;

export interface PdfContext {
  language: Language;
  t: TFunction;
  format: Formatter;
  /** Path of an image for the template; null when the document has no image of that name. */
  imagePath(name: string): string | null;
}

export interface ComposedPdf {
  template: URL;
  /** Passed to the template as JSON in `sys.inputs.data`, so that texts of users are never read as markup. */
  data: object;
  /** Texts, usually URLs, to print as QR codes: `image(qrCodePath(name))`. */
  qrCodes?: Record<string, string>;
}

export function qrCodePath(name: string): string {
  return `/codes/${name}.svg`;
}
