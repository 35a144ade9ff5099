import { brands } from '#shell/common/brands.ts';
import type { FileResponse, Language } from '#shell/common/fields.ts';
import { type PdfPreview, pdfLinkDays, previewPages } from '#shell/common/pdf.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { type Caller, type PublicScope, type Scope, setCurrentAccount } from '../database/scope.ts';
import { isActiveIssuer } from './issuer-store.ts';
import type { PdfSource } from './pdf-source.ts';

/** One kind of PDF that an area creates from its records. */
export interface PdfDocument<Row, Options, Input> {
  /**
   * Name of the record type. It is part of the signed ticket in shared links, so changing it invalidates existing
   * links.
   */
  noun: string;
  /** Module that exports `compose` (`compose.ts`). */
  composer: URL;
  /** The record; undefined when the caller may not print it. Without options, a link to it is issued. */
  find(scope: Scope, id: string, options?: Options): Promise<Row | undefined>;
  /** The record of a valid link; the transaction is bound to its account already. */
  findShared(scope: PublicScope, id: string, options: Options): Promise<Row | undefined>;
  /** Title and client, for the screen in the language of its reader and for the name of the file in that of the document. */
  describe(record: Row, language: Language): { title: string; clientName: string | null };
  /** Reads what the document needs in addition to the record. `caller` is missing for the holder of a link. */
  load(scope: PublicScope & { caller?: Caller }, record: Row, options: Options): Promise<PdfContent<Input>>;
}

export interface PdfContent<Input> {
  letterhead: Letterhead;
  /** Plain data for `compose`. */
  input: Input;
  images?: StoredImage[];
  /** Language of the document when the request names none; without it that of the caller. */
  language?: Language | undefined;
  /** Options that would change nothing for this reader. */
  unavailableOptions?: string[];
}

/** The brand of the account. `color` is null when the account uses the color of the product. */
export interface Letterhead {
  studio: string;
  color: string | null;
  logoKey: string | null;
}

interface StoredImage {
  name: string;
  storageKey: string;
  fitPixels: number;
}

export interface PdfRequest {
  id: string;
  language?: Language | undefined;
}

type Shared = { ticket: string };
type Page = { page: number };

const logoPixels = 480;

/**
 * The operations of the routes of `pdfRoutes`: `bindArea('visits', visitPdfRoutes, pdfOperations(visitPdf))`.
 *
 * The operations read from the database inside the transaction and return a function that runs after it: files are
 * loaded and pages rendered without holding a database connection.
 */
export function pdfOperations<Row, Options, Input>(document: PdfDocument<Row, Options, Input>) {
  type Request = PdfRequest & Options;
  const find = async (scope: Scope, request: Request) => found(await document.find(scope, request.id, request));
  return {
    pdf: async (scope: Scope, request: Request & Page) =>
      preview({ document, scope, request, ...ofCaller(scope), record: await find(scope, request) }, request.page),
    downloadPdf: async (scope: Scope, request: Request) =>
      download({ document, scope, request, ...ofCaller(scope), record: await find(scope, request) }),
    /**
     * Issues a ticket for the document of a record. Its holder may read the document for `pdfLinkDays` days, as long as
     * the record exists and the issuer has access to the account. Options of the request that are off stay off for the holder.
     */
    pdfLink: async (scope: Scope, request: { id: string }) => {
      const { id } = request;
      found(await document.find(scope, id));
      const until = new Date(Date.now() + pdfLinkDays * 86_400_000).toISOString();
      const { accountId, membershipId } = scope.caller;
      const withheld = namesOfOff(request).join(',');
      const subject = [document.noun, accountId, id, membershipId, withheld].join(' ');
      const ticket = scope.tickets.issueTicket(subject, pdfLinkDays);
      return { ticket, until };
    },
    sharedPdf: async (scope: PublicScope, request: Request & Shared & Page) =>
      preview({ document, scope, ...(await findShared(document, scope, request)) }, request.page),
    downloadSharedPdf: async (scope: PublicScope, request: Request & Shared) =>
      download({ document, scope, ...(await findShared(document, scope, request)) }),
  };
}

/** The names of the options that are switched off. */
function namesOfOff(options: object): string[] {
  return Object.entries(options).flatMap(([name, value]) => (value === false ? [name] : []));
}

/**
 * Finds the record of a link, and the request without the options that the issuer switched off. Throws `not_found` for a ticket that is
 * forged, expired or issued for another record.
 */
async function findShared<Row, Options, Input>(
  document: PdfDocument<Row, Options, Input>,
  scope: PublicScope,
  sent: PdfRequest & Options & Shared,
): Promise<Pick<PdfJob<Row, Options, Input>, 'record' | 'account' | 'request' | 'withheld'>> {
  const { id, ticket } = sent;
  const [noun, accountId = '', recordId, issuerId, off = ''] = scope.tickets.verifyTicket(ticket)?.split(' ') ?? [];
  if (noun !== document.noun || recordId !== id) throw new Problem(commonProblems.not_found);
  await scope.consumeRateLimits({ key: `shared ${noun} ${scope.ipAddress}`, attempts: 300, minutes: 10 });
  await setCurrentAccount(scope, accountId);
  // Links from before the issuer was named in them end by themselves.
  if (issuerId && !(await isActiveIssuer(scope, issuerId))) throw new Problem(commonProblems.not_found);
  // Links of an earlier release name no options.
  const withheld = off.split(',').filter(Boolean);
  const request = { ...sent, ...Object.fromEntries(withheld.map((name) => [name, false])) };
  return { account: accountId, record: found(await document.findShared(scope, id, request)), request, withheld };
}

function ofCaller({ caller }: Scope): { account: string } {
  return { account: caller.accountId };
}

interface PdfJob<Row, Options, Input> {
  document: PdfDocument<Row, Options, Input>;
  scope: PublicScope;
  request: PdfRequest & Options;
  record: Row;
  /** Id of the account that the record belongs to. */
  account: string;
  /** Options that the issuer of a link switched off. */
  withheld?: string[];
}

async function preview<Row, Options, Input>(
  job: PdfJob<Row, Options, Input>,
  page: number,
): Promise<() => Promise<PdfPreview>> {
  const { document, scope, record, request, withheld = [] } = job;
  const content = await document.load(scope, record, request);
  const first = (page - 1) * previewPages + 1;
  const language = languageOf(job, content);
  // The page around the document is in the language of its reader.
  const described = document.describe(record, scope.language);
  const fileName = fileNameOf(document.describe(record, language));
  return async () => {
    const source = await sourceOf(job, content);
    const { total, pages } = await scope.pdf.pages(source, { first, count: previewPages }, job.account);
    return {
      ...described,
      studio: content.letterhead.studio,
      fileName,
      language,
      total,
      pages: pages.map((svg, index) => ({ number: first + index, svg })),
      nextPage: first + previewPages <= total ? page + 1 : 0,
      unavailableOptions: [...(content.unavailableOptions ?? []), ...withheld],
    };
  };
}

async function download<Row, Options, Input>(job: PdfJob<Row, Options, Input>): Promise<() => Promise<FileResponse>> {
  const { document, scope, record, request } = job;
  const content = await document.load(scope, record, request);
  return async () => ({
    name: fileNameOf(document.describe(record, languageOf(job, content))),
    content: await scope.pdf.pdf(await sourceOf(job, content), job.account),
  });
}

function languageOf<Row, Options, Input>(
  { scope, request }: PdfJob<Row, Options, Input>,
  { language }: PdfContent<Input>,
): Language {
  return request.language ?? language ?? scope.language;
}

async function sourceOf<Row, Options, Input>(
  job: PdfJob<Row, Options, Input>,
  content: PdfContent<Input>,
): Promise<PdfSource> {
  const { document, scope } = job;
  const { letterhead, input, images = [] } = content;
  const { studio, color, logoKey } = letterhead;
  const logo = logoKey ? [{ name: 'logo', storageKey: logoKey, fitPixels: logoPixels }] : [];
  return {
    composer: document.composer.href,
    input,
    language: languageOf(job, content),
    letterhead: { studio, color: color ?? brands[scope.settings.PLATFORM_NAME].color },
    images: await loadImages(scope, [...images, ...logo]),
  };
}

/** Loads the files of the images. An image whose file no longer exists is left out. */
async function loadImages({ readStoredFile }: PublicScope, images: StoredImage[]): Promise<PdfSource['images']> {
  const loaded = await Promise.all(
    images.map(async ({ name, storageKey, fitPixels }) => {
      const content = await readStoredFile(storageKey);
      return content ? [[name, { content, fitPixels }] as const] : [];
    }),
  );
  return Object.fromEntries(loaded.flat());
}

/** The download name: title and client, so that a coach finds the file among others. */
function fileNameOf({ title, clientName }: { title: string; clientName: string | null }): string {
  const name = [title, clientName].filter(Boolean).join(', ');
  return `${name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)}.pdf`;
}
