import { z } from 'zod';
import { yesNo } from '#shell/common/fields.ts';
import { pdfLanguage, pdfRoutes } from '#shell/common/pdf.ts';

/**
 * Options of the printed pages. `log` adds blanks in which the client writes the sets; `codes` adds QR codes that open
 * the workouts in the client's app; `columns` prints all weeks as columns of one page, with no option but `notes`.
 */
export const ProgramPdfOptions = z.object({
  ...pdfLanguage,
  columns: yesNo.default(false),
  cover: yesNo.default(true),
  notes: yesNo.default(true),
  images: yesNo.default(false),
  log: yesNo.default(false),
  codes: yesNo.default(true),
});
export type ProgramPdfOptions = z.output<typeof ProgramPdfOptions>;

/** A professional prints the programs visible to them, a client their own copies. */
export const programPdfRoutes = pdfRoutes({
  path: '/programs',
  permission: 'view programs',
  alternativePermission: 'view own training',
  noun: 'programs',
  options: ProgramPdfOptions,
});
