import { z } from 'zod';
import { FileResponse, idSchema, language, nextPage, pageNumber, yesNo } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** How many pages of the preview travel together. */
export const pagesTogether = 4;
export const linkDays = 7;

/** What the sheets show. `log` leaves room to write down the sets; `codes` lead a client's phone to the workout. */
export const PrintOptions = z.object({
  /** Left out: the language of who asks. */
  language: language.optional(),
  cover: yesNo.default(true),
  notes: yesNo.default(true),
  images: yesNo.default(false),
  log: yesNo.default(false),
  codes: yesNo.default(true),
});
export type PrintOptions = z.output<typeof PrintOptions>;

/** Some pages of the document as it would be printed, each an SVG on A4. */
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

/** A professional prints what they see, a client the own copies; whoever has a link prints that one program. */
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
