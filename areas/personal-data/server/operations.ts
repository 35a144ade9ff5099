import { isViewSession } from '#areas/account/server/public.ts';
import { findClientMember, findMember, ownSubject } from '#areas/clients/server/public.ts';
import {
  type DataExport,
  dataExportChanged,
  dataExportProblems,
  type dataExportRoutes as routes,
} from '../contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { FileResponse, Language } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { storedFile } from '#shell/server/attachments/private.ts';
import { type Caller, type PublicScope, type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { accountFolder } from '#shell/server/files/storage.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { deleteFileJob, exportJob } from './jobs.ts';
import * as store from './store/exports.ts';

/** Part of the signed tickets. */
const purpose = 'data-export';
const ticketDays = 15 / (24 * 60);

export async function getExport(scope: Scope): Promise<{ dataExport: DataExport | null }> {
  const clientId = ownClientId(scope);
  if (await isViewSession(scope)) return { dataExport: null };
  return findExport(scope, { clientId, requestedBy: null });
}

export async function requestExport(scope: Scope): Promise<{ dataExport: DataExport }> {
  const { clientId } = ownSubject(scope);
  await store.lockExports(scope, clientId);
  return startExport(scope, { clientId, requestedBy: null, language: scope.language });
}

export async function issueTicket(scope: Scope): Promise<{ ticket: string }> {
  return ticketFor(scope, { clientId: ownClientId(scope), requestedBy: null });
}

/** The login is enough for the archive, so that the caller is checked here. */
function ownClientId({ caller }: Scope): string {
  if (!caller.clientId) throw new Problem(commonProblems.forbidden);
  return caller.clientId;
}

export async function findExport(scope: Scope, requester: store.Requester): Promise<{ dataExport: DataExport | null }> {
  const present = await store.findExport(scope, requester);
  return { dataExport: present ? toExport(present) : null };
}

/**
 * Enqueues the job that makes the archive. Concurrent and repeated requests return the one that is being prepared, or was finished less
 * than an hour ago. Requires `lockExports` before.
 */
export async function startExport(
  scope: Scope,
  { language, ...requester }: store.Requester & { language: Language },
): Promise<{ dataExport: DataExport }> {
  const { accountId, membershipId } = scope.caller;
  const present = await store.findExport(scope, requester);
  if (present?.isCurrent) return { dataExport: toExport(present) };
  const id = newId();
  const storageKey = `${accountFolder(accountId)}/${id}.zip`;
  const former = await store.replaceExport(scope, { id, storageKey, ...requester });
  if (former) await scope.enqueue(deleteFileJob, { storageKey: former });
  await scope.enqueue(exportJob, { accountId, exportId: id, language });
  emitLiveEvent(scope, dataExportChanged, { membershipIds: [membershipId], data: {} });
  return { dataExport: toExport(found(await store.findExport(scope, requester))) };
}

export async function ticketFor(scope: Scope, requester: store.Requester): Promise<{ ticket: string }> {
  const present = await store.findExport(scope, requester);
  if (!present?.readyAt) throw new Problem(dataExportProblems.not_ready);
  const { accountId, membershipId } = scope.caller;
  return {
    ticket: scope.tickets.issueTicket([purpose, accountId, membershipId, present.id].join(' '), ticketDays),
  };
}

/** The archive of a ticket. Its holder must still be the requester: the client, also a deactivated one, or an admin. */
export async function downloadExport(
  scope: PublicScope,
  { ticket }: ParsedRequest<typeof routes.download>,
): Promise<() => Promise<FileResponse>> {
  const [noun, accountId = '', membershipId = '', id = ''] = scope.tickets.verifyTicket(ticket)?.split(' ') ?? [];
  if (noun !== purpose) throw new Problem(commonProblems.not_found);
  await setCurrentAccount(scope, accountId);
  const present = found(await store.findExportById(scope, id));
  const find = present.requestedBy ? findMember : findClientMember;
  const holder = found(await find(scope, membershipId));
  if (!present.readyAt || !isRequester(holder, present)) throw new Problem(commonProblems.not_found);
  const name = `${await fileName(scope, present)} ${todayIn(holder.timeZone)}.zip`;
  return storedFile(scope, { key: present.storageKey, name });
}

function isRequester(holder: Caller, { clientId, requestedBy }: store.Requester): boolean {
  if (requestedBy === null) return holder.clientId === clientId;
  return holder.role === 'admin' && holder.membershipId === requestedBy;
}

async function fileName(scope: PublicScope, { clientId, requestedBy }: store.Requester): Promise<string> {
  const t = textsIn(scope.language);
  if (requestedBy === null) return t('personal-data:export.file');
  const { name } = await store.findReader(scope, clientId);
  return t('personal-data:ofClient.file', { name });
}

/** Called before the client is deleted, whose row takes those of the archives with it. */
export async function deleteExportsOf(scope: RequestOrJobScope, { clientId }: { clientId: string }): Promise<void> {
  for (const storageKey of await store.findStorageKeys(scope, clientId))
    await scope.enqueue(deleteFileJob, { storageKey });
}

function toExport({ requestedAt, readyAt, expiresAt, sizeBytes, isCurrent }: store.StoredExport): DataExport {
  return { requestedAt, readyAt, expiresAt, sizeBytes, isAbandoned: readyAt === null && !isCurrent };
}
