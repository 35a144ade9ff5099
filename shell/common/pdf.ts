import { z } from 'zod';
import { FileResponse, idSchema, language, nextPage, pageNumber, yesNo } from './fields.ts';
import type { Permission } from './permissions.ts';
import { defineRoutes, type Route } from './route.ts';

/** Number of pages in one response of the preview. */
export const previewPages = 4;

/** Days for which a link without login is valid. */
export const pdfLinkDays = 7;

/** The option of every document. Without it the document is in the language of the caller. */
export const pdfLanguage = { language: language.optional() };

/** Some pages of the document, each an SVG of an A4 page. */
export const PdfPreview = z.object({
  title: z.string(),
  clientName: z.string().nullable(),
  studio: z.string(),
  fileName: z.string(),
  /** The language of the document, which is not always that of the user. */
  language,
  total: z.number().int(),
  pages: z.array(z.object({ number: z.number().int(), svg: z.string() })),
  nextPage,
  /** Options that would change nothing for this reader, and are not offered. */
  unavailableOptions: z.array(z.string()).optional(),
});
export type PdfPreview = z.output<typeof PdfPreview>;

const PdfLink = z.object({ ticket: z.string(), until: z.string() });

type PreviewRoute = Route & { readonly response: typeof PdfPreview };

/** The routes of a document of any kind, as the web uses them. */
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
  /** Path of the records that are printed: `/programs`. */
  path: Path;
  /** Opens preview and file, and allows creating a link. */
  permission: Main;
  /** A second permission that opens preview and file only, such as a client's permission for their own copy. */
  alternativePermission?: Other;
  /** Noun of the records (`idSchema`). */
  noun: string;
  /** The options that the user chooses, including `pdfLanguage`. */
  options: z.ZodObject<Shape>;
}

/**
 * The routes of a document: preview, file and link for callers with the permission, preview and file for holders of a link.
 *
 *     export const visitPdfRoutes = pdfRoutes({ path: '/visits', permission: 'view visits', ..., options: VisitPdfOptions });
 *
 * `pdfOperations` implements them and `PdfScreen` displays them. See docs/PDF.md.
 */
export function pdfRoutes<
  const Path extends `/${string}`,
  const Main extends Permission,
  const Other extends Permission,
  Shape extends z.ZodRawShape,
>({ path, permission, alternativePermission, noun, options }: PdfRouteOptions<Path, Main, Other, Shape>) {
  const ticket = { ticket: z.string().max(500) };
  const params = z.object({ id: idSchema(noun) });
  const access = { permission, ...(alternativePermission && { alternativePermission }) };
  const preview = options.extend({ page: pageNumber });
  return defineRoutes({
    pdf: { endpoint: `GET ${path}/:id/pdf`, ...access, params, query: preview, isHeavy: true, response: PdfPreview },
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
      query: withheldOptions(options),
      response: PdfLink,
    },
    sharedPdf: {
      endpoint: `GET /shared${path}/:id/pdf`,
      permission: 'public',
      params,
      query: preview.extend(ticket),
      isHeavy: true,
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

/**
 * The options that the holder of a link does not switch on when they are off in its request: those that are on by default. One that is off
 * by default, such as the layout in columns, is chosen by the reader.
 */
function withheldOptions(options: z.ZodObject): z.ZodObject {
  const defaults = options.parse({});
  const names = Object.keys(options.shape).filter((name) => defaults[name] === true);
  return z.object(Object.fromEntries(names.map((name) => [name, yesNo.optional()])));
}
