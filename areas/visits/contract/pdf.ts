import { z } from 'zod';
import { FileResponse, yesNo } from '#shell/common/fields.ts';
import { pdfLanguage, pdfRoutes } from '#shell/common/pdf.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Sections that only a professional may print; the holder of a link never gets them. */
export const privateSections = ['anamnesis', 'privateNotes'] as const;

/** Sections with numbers of the body, left out for a client to whom they are not shown. */
export const numberSections = ['results', 'measures', 'trend'] as const;

/** The sections of the document. It is meant for the client, so what is confidential is printed on request only. */
export const VisitPdfOptions = z.object({
  ...pdfLanguage,
  results: yesNo.default(true),
  measures: yesNo.default(true),
  trend: yesNo.default(true),
  plan: yesNo.default(true),
  advice: yesNo.default(true),
  anamnesis: yesNo.default(false),
  privateNotes: yesNo.default(false),
});
export type VisitPdfOptions = z.output<typeof VisitPdfOptions>;

export const visitPdfRoutes = pdfRoutes({
  path: '/visits',
  permission: 'view visits',
  noun: 'visits',
  options: VisitPdfOptions,
});

export const visitPrintRoutes = defineRoutes({
  /** The file of `downloadPdf` at the address of the specification. */
  print: {
    endpoint: 'GET /visits/:id/print',
    permission: 'view visits',
    query: VisitPdfOptions,
    download: 'application/pdf',
    response: FileResponse,
  },
});
