/** A document to make. What people typed is data: nothing of it is ever read as markup. */
export interface PdfSource {
  /** The Typst file, from the root of the project: `areas/programs/server/pdf/program.typ`. */
  template: string;
  /** Reaches the template as JSON in `sys.inputs.data`. */
  data: object;
  /** The template reads `image("/images/logo")` for the name `logo`. */
  images?: Record<string, PdfImage>;
  /** Texts, most often addresses, to print as QR codes: `image("/codes/1.svg")` for the name `1`. */
  qrCodes?: Record<string, string>;
}

/** PNG, JPEG or WebP as it was stored. It is made to fit a square of this side before it is printed. */
export interface PdfImage {
  content: Uint8Array;
  fitPixels: number;
}

/** Pages of a document as pictures; the first is number 1. */
export interface RenderedPages {
  total: number;
  /** Each an SVG that stands alone. */
  pages: string[];
}

export interface PageRange {
  first: number;
  count: number;
}

/** What a press is asked. */
export interface PdfTask {
  order: PdfSource;
  /** The pages to draw; null asks for the PDF. */
  range: PageRange | null;
}

/** What it answers; a fault is the template's, in words for the log. */
export type PdfTaskResult = { pdf: Uint8Array } | RenderedPages | { error: string };
