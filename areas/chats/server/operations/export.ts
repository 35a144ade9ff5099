import { Readable } from 'node:stream';
import { clientOpened, findMember } from '#areas/clients/server/public.ts';
import { type FileResponse, language } from '#shell/common/fields.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { type PublicScope, type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { zipLimits, zipOf } from '#shell/server/files/zip.ts';
import { createLimiter } from '#shell/server/limiter.ts';
import { impersonate } from '#shell/server/public-scope.ts';
import { chatProblems } from '../../contract.ts';
import { type ExportOptions, type exportRoutes, exportsPerHour } from '../../contract/export.ts';
import { archiveName, entriesOf } from '../export/entries.ts';
import { findConversation } from '../store/conversations.ts';
import { exportPageSize, findExported, findExportSize } from '../store/export.ts';
import type { MessageRow } from '../store/messages.ts';
import { assertProfessional } from './queue.ts';

type Request<Name extends keyof typeof exportRoutes> = ParsedRequest<(typeof exportRoutes)[Name]>;

/** Part of the signed tickets. */
const purpose = 'chat-export';
const ticketDays = 15 / (24 * 60);

/** Room for the messages and the directory of the archive. */
const maxFileBytes = zipLimits.bytes - 256 * 1024 ** 2;
const maxFiles = zipLimits.entries - 100;

/** An export occupies no memory but a connection to the browser, for as long as the download lasts. */
const limit = createLimiter({
  concurrency: 16,
  concurrencyPerKey: 3,
  maxQueuePerKey: 0,
  maxTasks: 16,
  problem: commonProblems.busy,
});

/** Issues a ticket for one export to who reads the conversation. The access to a client's record is logged. */
export async function createExport(scope: Scope, { id, ...options }: Request<'create'>): Promise<{ ticket: string }> {
  const { accountId, membershipId, clientId } = scope.caller;
  if (options.hasNotes) assertProfessional(scope);
  found(await findConversation(scope, id));
  await scope.consumeRateLimits({ key: `chat export ${membershipId}`, attempts: exportsPerHour, minutes: 60 });
  const acting = impersonate(scope, found(await findMember(scope, membershipId)));
  const { bytes, files } = await findExportSize(acting, { conversationId: id, ...options });
  if (bytes > maxFileBytes || files > maxFiles) throw new Problem(chatProblems.export_too_large, { field: 'from' });
  if (!clientId) await publish(scope, clientOpened, { clientId: id });
  const { from, until, hasNotes } = options;
  const parts = [purpose, accountId, membershipId, id, from ?? '', until ?? '', hasNotes, scope.language];
  return { ticket: scope.tickets.issueTicket(parts.join(' '), ticketDays) };
}

/** The archive of a ticket, read and sent page by page and file by file. Its holder must still read the conversation. */
export async function downloadExport(
  scope: PublicScope,
  { id: conversationId, ticket }: Request<'download'>,
): Promise<() => Promise<FileResponse>> {
  const { accountId, membershipId, options, ...granted } = readTicket(scope, ticket);
  if (granted.conversationId !== conversationId) throw new Problem(commonProblems.not_found);
  await setCurrentAccount(scope, accountId);
  const acting = { ...impersonate(scope, found(await findMember(scope, membershipId))), language: granted.language };
  const { title } = found(await findConversation(acting, conversationId));
  const range = { conversationId, ...options };
  const { lastSeq } = await findExportSize(acting, range);
  const archive = { scope: acting, title, options, pages: () => pagesOf(acting, range, lastSeq) };
  return async () => ({
    name: archiveName(archive),
    content: await turnOf(accountId, () => Readable.from(zipOf(entriesOf(archive)), { objectMode: false })),
  });
}

function readTicket({ tickets }: PublicScope, ticket: string) {
  const [noun, accountId = '', membershipId = '', conversationId = '', from, until, notes, locale] =
    tickets.verifyTicket(ticket)?.split(' ') ?? [];
  if (noun !== purpose) throw new Problem(commonProblems.not_found);
  const options: ExportOptions = { from: from || null, until: until || null, hasNotes: notes === 'true' };
  return { accountId, membershipId, conversationId, options, language: language.parse(locale) };
}

/** Each page is read in a transaction of its own: a download may take hours. */
async function* pagesOf(
  scope: Scope,
  range: ExportOptions & { conversationId: string },
  lastSeq: number,
): AsyncGenerator<MessageRow[]> {
  for (let afterSeq = 0; ; ) {
    const page = await scope.inOwnTransaction('read', async ({ db }) => {
      await setCurrentAccount({ db }, scope.caller.accountId);
      return findExported({ ...scope, db }, range, { afterSeq, lastSeq });
    });
    yield page;
    if (page.length < exportPageSize) return;
    afterSeq = page.at(-1)?.seq ?? lastSeq;
  }
}

/** Opens the stream when it is the turn of the account, which lasts until the stream is closed. */
function turnOf(accountId: string, open: () => Readable): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const work = () => new Promise<void>((release) => resolve(open().once('close', release)));
    limit(accountId, work).catch(reject);
  });
}
