import { z } from 'zod';
import { FileResponse, idSchema, language, nextPage, pageNumber } from './fields.ts';
import type { Permission } from './permissions.ts';
import { defineRoutes, type Route } from './route.ts';

/** Pages of a preview that travel together. */
export const previewPages = 4;

/** How long a link without login is valid. */
export const pdfLinkDays = 7;

/** The option every document has. Left out, it is printed in the language of the caller. */
export const pdfLanguage = { language: language.optional() };

/** Some pages of the document as they are printed, each an SVG on A4. */
export const PdfPreview = z.object({
  title: z.string(),
  clientName: z.string().nullable(),
  studio: z.string(),
  fileName: z.string(),
  total: z.number().int(),
  pages: z.array(z.object({ number: z.number().int(), svg: z.string() })),
  nextPage,
});
export type PdfPreview = z.output<typeof PdfPreview>;

const PdfLink = z.object({ ticket: z.string(), until: z.string() });

type PreviewRoute = Route & { readonly response: typeof PdfPreview };

/** The routes of any document, for what shows it. */
export interface PdfRoutes {
  readonly pdf: PreviewRoute;
  readonly downloadPdf: Route;
  readonly pdfLink: Route & { readonly permission: Permission; readonly response: typeof PdfLink };
  readonly sharedPdf: PreviewRoute;
  readonly downloadSharedPdf: Route;
}

interface PdfRouteOptions<
  Path extends string,
  Main extends Permission,
  Other extends Permission,
  Shape extends z.ZodRawShape,
> {
  /** Of the records the documents are made of: `/programs`. */
  path: Path;
  /** Also needed for a link. */
  permission: Main;
  /** A second permission that opens preview and file, such as the client's for the own copy. */
  alternativePermission: Other;
  /** Noun of the records, for the walk through all routes (`idSchema`). */
  noun: string;
  /** What a person chooses about the document, with `pdfLanguage`. */
  options: z.ZodObject<Shape>;
}

/**
 * Routes of a document: preview, file and link for who may see the record, preview and file for who has a link.
 *
 *     export const visitPdfRoutes = pdfRoutes({ path: '/visits', permission: 'view visits', ..., options: VisitPdfOptions });
 *
 * `pdfOperations` answers them and `PdfScreen` shows them. See docs/PDF.md.
 */
export function pdfRoutes<
  const Path extends `/${string}`,
  const Main extends Permission,
  const Other extends Permission,
  Shape extends z.ZodRawShape,
>({ path, permission, alternativePermission, noun, options }: PdfRouteOptions<Path, Main, Other, Shape>) {
  const ticket = { ticket: z.string().max(500) };
  const params = z.object({ id: idSchema(noun) });
  const access = { permission, alternativePermission };
  const preview = options.extend({ page: pageNumber });
  return defineRoutes({
    pdf: { endpoint: `GET ${path}/:id/pdf`, ...access, params, query: preview, response: PdfPreview },
    downloadPdf: {
      endpoint: `GET ${path}/:id/download/pdf`,
      ...access,
      params,
      query: options,
      download: 'application/pdf',
      response: FileResponse,
    },
    pdfLink: {
      endpoint: `GET ${path}/:id/pdf/link`,
      permission,
      params,
      response: PdfLink,
    },
    sharedPdf: {
      endpoint: `GET /shared${path}/:id/pdf`,
      permission: 'public',
      params,
      query: preview.extend(ticket),
      response: PdfPreview,
    },
    downloadSharedPdf: {
      endpoint: `GET /shared${path}/:id/download/pdf`,
      permission: 'public',
      params,
      query: options.extend(ticket),
      download: 'application/pdf',
      response: FileResponse,
    },
  });
}
