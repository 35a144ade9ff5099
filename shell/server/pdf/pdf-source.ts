import type { Language } from '#shell/common/fields.ts';

/** A document to render: plain data, because it is sent to a worker process. */
export interface PdfSource {
  /** URL of a module that exports `compose` (`compose.ts`). */
  composer: string;
  /** The argument of `compose`. */
  input: unknown;
  language: Language;
  /** The brand of the account. */
  letterhead: { studio: string; color: string };
  /** Images by name; a composer gets their paths with `imagePath(name)`. */
  images: Record<string, PdfImage>;
}

/** A stored PNG, JPEG or WebP. It is scaled to fit a square of `fitPixels` before it is embedded. */
export interface PdfImage {
  content: Uint8Array;
  fitPixels: number;
}

/** Pages of a document as images. */
export interface RenderedPages {
  total: number;
  /** The pages, each an SVG without references to other files. */
  pages: string[];
}

export interface PageRange {
  /** The number of the first page, counted from 1. */
  first: number;
  count: number;
}

export interface PdfTask {
  source: PdfSource;
  /** The pages to draw; null renders the PDF. */
  range: PageRange | null;
}
