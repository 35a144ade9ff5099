import { z } from 'zod';
import { FileResponse, idSchema, language, nextPage, pageNumber, yesNo } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Pages of the preview in one response. */
export const pagesTogether = 4;
/** Validity of a link to the PDF. */
export const linkDays = 7;

/** Content of the PDF. `log` adds empty cells to write sets into; `codes` adds QR codes that open the workout. */
export const PrintOptions = z.object({
  /** Default: the language of the request. */
  language: language.optional(),
  cover: yesNo.default(true),
  notes: yesNo.default(true),
  images: yesNo.default(false),
  log: yesNo.default(false),
  codes: yesNo.default(true),
});
export type PrintOptions = z.output<typeof PrintOptions>;

/** Pages of the document as A4 SVG images. */
export const PrintPreview = z.object({
  title: z.string(),
  clientName: z.string().nullable(),
  studio: z.string(),
  fileName: z.string(),
  total: z.number().int(),
  pages: z.array(z.object({ number: z.number().int(), svg: z.string() })),
  nextPage,
});
export type PrintPreview = z.output<typeof PrintPreview>;

const ticket = z.string().max(500);
const page = PrintOptions.extend({ page: pageNumber });

/**
 * Professionals print the programs they may see, clients their own copies. A link with a ticket gives access to one
 * program without login.
 */
export const programPrintRoutes = defineRoutes({
  pdf: {
    endpoint: 'GET /programs/:id/pdf',
    permission: 'view programs',
    alternativePermission: 'view own training',
    query: page,
    response: PrintPreview,
  },
  downloadPdf: {
    endpoint: 'GET /programs/:id/download/pdf',
    permission: 'view programs',
    alternativePermission: 'view own training',
    query: PrintOptions,
    download: 'application/pdf',
    response: FileResponse,
  },
  pdfLink: {
    endpoint: 'GET /programs/:id/pdf/link',
    permission: 'view programs',
    response: z.object({ ticket: z.string(), until: z.string() }),
  },
  sharedPdf: {
    endpoint: 'GET /shared/programs/:id/pdf',
    permission: 'public',
    params: z.object({ id: idSchema('programs') }),
    query: page.extend({ ticket }),
    response: PrintPreview,
  },
  downloadSharedPdf: {
    endpoint: 'GET /shared/programs/:id/download/pdf',
    permission: 'public',
    params: z.object({ id: idSchema('programs') }),
    query: PrintOptions.extend({ ticket }),
    download: 'application/pdf',
    response: FileResponse,
  },
});
