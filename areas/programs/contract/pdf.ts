import { z } from 'zod';
import { yesNo } from '#shell/common/fields.ts';
import { pdfLanguage, pdfRoutes } from '#shell/common/pdf.ts';

/** What the pages show. `log` leaves room to write down the sets; `codes` lead a client's phone to the workout. */
export const ProgramPdfOptions = z.object({
  ...pdfLanguage,
  cover: yesNo.default(true),
  notes: yesNo.default(true),
  images: yesNo.default(false),
  log: yesNo.default(false),
  codes: yesNo.default(true),
});
export type ProgramPdfOptions = z.output<typeof ProgramPdfOptions>;

/** A professional prints what they see, a client the own copies. */
export const programPdfRoutes = pdfRoutes({
  path: '/programs',
  permission: 'view programs',
  alternativePermission: 'view own training',
  noun: 'programs',
  options: ProgramPdfOptions,
});
