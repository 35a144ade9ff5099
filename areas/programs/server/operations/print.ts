import type { PrintOptions, PrintPreview } from '../../contract/print.ts';
import { linkDays, pagesTogether } from '../../contract/print.ts';
import type { Program } from '../../contract/document.ts';
import { brands } from '#shell/common/brands.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { setCurrentAccount, type PublicScope, type Scope } from '#shell/server/database/scope.ts';
import type { PdfSource } from '#shell/server/pdf/pdf-source.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { programDocument } from '../pdf/program-document.ts';
import { codesOf } from '../pdf/weeks.ts';
import * as store from '../store/print.ts';

type PdfRequest = PrintOptions & { id: string };
type Shared = { ticket: string };
type Page = { page: number };

export async function previewProgram(scope: Scope, asked: PdfRequest & Page): Promise<() => Promise<PrintPreview>> {
  return preview(scope, found(await store.findPrintable(scope, asked.id)), asked);
}

export async function downloadProgram(scope: Scope, asked: PdfRequest): Promise<() => Promise<FileResponse>> {
  return download(scope, found(await store.findPrintable(scope, asked.id)), asked);
}

export async function previewShared(scope: PublicScope, asked: PdfRequest & Shared & Page) {
  return preview(scope, await sharedProgram(scope, asked), asked);
}

export async function downloadShared(scope: PublicScope, asked: PdfRequest & Shared) {
  return download(scope, await sharedProgram(scope, asked), asked);
}

/** A key to the printed program, which whoever has it may read for some days, as long as the program is there. */
export async function linkToProgram(scope: Scope, { id }: { id: string }): Promise<{ ticket: string; until: string }> {
  found(await store.findPrintable(scope, id));
  const until = new Date(Date.now() + linkDays * 86_400_000).toISOString();
  return { ticket: scope.tickets.issueTicket(subjectOf(scope.caller.accountId, id), linkDays), until };
}

/** A link that is forged, over or for another program leads nowhere, as if the program were gone. */
async function sharedProgram(scope: PublicScope, { id, ticket }: { id: string; ticket: string }): Promise<Program> {
  const [, accountId = '', programId] = scope.tickets.verifyTicket(ticket)?.split(' ') ?? [];
  if (programId !== id) throw new Problem(commonProblems.not_found);
  await scope.consumeRateLimit({ key: `shared program ${scope.ipAddress}`, attempts: 300, minutes: 10 });
  await setCurrentAccount(scope, accountId);
  return found(await store.findShared(scope, id));
}

function subjectOf(accountId: string, programId: string): string {
  return `program ${accountId} ${programId}`;
}

async function preview(scope: PublicScope, program: Program, { page, ...options }: PrintOptions & Page) {
  const make = await orderFor(scope, program, options);
  return async (): Promise<PrintPreview> => {
    const { order, studio } = await make();
    const first = (page - 1) * pagesTogether + 1;
    const { total, pages } = await scope.pdf.pages(order, { first, count: pagesTogether });
    return {
      title: program.title,
      clientName: program.clientName,
      studio,
      fileName: fileNameOf(program),
      total,
      pages: pages.map((svg, index) => ({ number: first + index, svg })),
      nextPage: first + pagesTogether <= total ? page + 1 : 0,
    };
  };
}

async function download(scope: PublicScope, program: Program, options: PrintOptions) {
  const make = await orderFor(scope, program, options);
  return async (): Promise<FileResponse> => ({
    name: fileNameOf(program),
    content: await scope.pdf.pdf((await make()).order),
  });
}

interface Made {
  order: PdfSource;
  studio: string;
}

/** Asks the database for all the document needs; files are read and words written once it is no longer waited for. */
async function orderFor(scope: PublicScope, program: Program, options: PrintOptions): Promise<() => Promise<Made>> {
  const { studio, colour, logoKey, note } = await store.findLetterhead(scope, program.id);
  const thumbnails = options.images ? await store.findThumbnails(scope, program.id) : [];
  const language = options.language ?? scope.language;
  const { publicUrl, PLATFORM_NAME } = scope.settings;
  return async () => {
    const files = [
      ...thumbnails.map(({ id, key }) => ({ name: id, key })),
      ...(logoKey ? [{ name: 'logo', key: logoKey }] : []),
    ];
    const images = await imagesOf(scope, files);
    const pathOf = (name: string) => (images[name] ? `/images/${name}` : null);
    const paper = {
      studio,
      note,
      colour: colour ?? brands[PLATFORM_NAME].color,
      logo: pathOf('logo'),
      imageOf: pathOf,
      addressOf: (workoutId: string) => `${publicUrl}/my/workouts/${workoutId}`,
    };
    const data = programDocument(program, { language, t: textsIn(language), options, paper });
    const codes = options.codes ? codesOf(program, paper) : {};
    return { order: { template: 'areas/programs/server/pdf/program.typ', data, images, qrCodes: codes }, studio };
  };
}

const imagePixels = { logo: 480, exercise: 160 };

/** A picture that is gone is left out. */
async function imagesOf({ readStoredFile }: PublicScope, files: { name: string; key: string }[]) {
  const read = await Promise.all(files.map(async ({ name, key }) => ({ name, content: await readStoredFile(key) })));
  return Object.fromEntries(
    read.flatMap(({ name, content }) => {
      const fitPixels = name === 'logo' ? imagePixels.logo : imagePixels.exercise;
      return content ? [[name, { content, fitPixels }]] : [];
    }),
  ) as NonNullable<PdfSource['images']>;
}

/** What a coach finds again among other files: title and client. */
function fileNameOf({ title, clientName }: Program): string {
  const words = [title, clientName].filter(Boolean).join(', ');
  return `${words
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)}.pdf`;
}
