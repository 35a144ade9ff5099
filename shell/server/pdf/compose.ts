import type { TFunction } from 'i18next';
import type { Language } from '#shell/common/fields.ts';
import type { Formatter } from './format.ts';

/**
 * Turns a record into the data of a Typst template: all texts, dates and numbers as they are printed. Exported as
 * `compose` by a module of its own and run in a worker process, so that a long document does not block the server.
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
  /** Reaches the template as JSON in `sys.inputs.data`. What people typed is data: it is never read as markup. */
  data: object;
  /** Texts, most often URLs, to print as QR codes: `image(qrCodePath(name))`. */
  qrCodes?: Record<string, string>;
}

export function qrCodePath(name: string): string {
  return `/codes/${name}.svg`;
}
