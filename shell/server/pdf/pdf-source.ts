import type { Language } from '#shell/common/fields.ts';

/** A document to render. Plain data, because it is sent to a worker process. */
export interface PdfSource {
  /** URL of a module that exports `compose` (`compose.ts`). */
  composer: string;
  /** What `compose` makes the document of. */
  input: unknown;
  language: Language;
  /** Whose document it is. */
  letterhead: { studio: string; color: string };
  /** By name; a composer asks for them with `imagePath(name)`. */
  images: Record<string, PdfImage>;
}

/** PNG, JPEG or WebP as it was stored. It is scaled to fit a square of this side before it is embedded. */
export interface PdfImage {
  content: Uint8Array;
  fitPixels: number;
}

/** Pages of a document as pictures; the first is number 1. */
export interface RenderedPages {
  total: number;
  /** Each is an SVG without references to other files. */
  pages: string[];
}

export interface PageRange {
  first: number;
  count: number;
}

export interface PdfTask {
  source: PdfSource;
  /** The pages to draw; null renders the PDF. */
  range: PageRange | null;
}
