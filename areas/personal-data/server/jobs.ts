import { Readable } from 'node:stream';
import { arePhotosGiven, findClientCaller, findWithdrawn } from '#areas/clients/server/public.ts';
import { dataExportChanged } from '../contract.ts';
import type { Language } from '#shell/common/fields.ts';
import { publish } from '#shell/server/events.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';
import { zipOf } from '#shell/server/files/zip.ts';
import type { JobHandler, JobScope, Payload } from '#shell/server/jobs/job.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { counted, entriesOf } from './archive.ts';
import { dataExportReady } from './events.ts';
import { personalData, type PhotoKind } from './personal-data.ts';
import * as store from './store/exports.ts';

export const exportJob = 'personal-data: make an archive';
export const deleteFileJob = 'personal-data: delete the file of an archive';
export const expiredJob = 'personal-data: delete expired archives';
const deleteExpiredJob = 'personal-data: delete an expired archive';

export const personalDataLongJobs: Record<string, JobHandler> = { [exportJob]: makeExport };
export const personalDataJobs: Record<string, JobHandler> = {
  [deleteFileJob]: (scope, { storageKey = '' }) => scope.deleteFile(storageKey),
  [expiredJob]: deleteAllExpired,
  [deleteExpiredJob]: deleteExpired,
};

/**
 * Writes the archive to the storage while it is read. A job that is killed is run again by the queue and writes the same file anew;
 * the file exists only after it is complete, and the record says that it is ready only after that. The queue also runs a job again
 * that takes very long, beside the first run: the first to finish makes the archive ready.
 */
async function makeExport(scope: JobScope, { accountId = '', exportId = '', language = 'it' }: Payload): Promise<void> {
  const unfinished = await store.findUnfinished(scope, exportId);
  const caller = unfinished && (await findClientCaller(scope, unfinished.clientId));
  if (!unfinished || !caller) return;
  const { clientId, storageKey, membershipId, requestedBy } = unfinished;
  await store.allowLongIdle(scope);
  const reader = { caller, language: language as Language };
  const entries = entriesOf({
    subject: { clientId, authorId: null },
    kinds: extensionsOf(scope, personalData),
    language: language as Language,
    read: (work) => scope.readAs(reader, work),
    leftOut: requestedBy === null ? [] : await findPhotosToLeaveOut(scope, clientId),
  });
  const written = { bytes: 0 };
  await scope.putFile(
    storageKey,
    Readable.from(counted(zipOf(entries), written), { objectMode: false }),
    'application/zip',
  );
  const expiresAt = await store.finishExport(scope, { id: exportId, sizeBytes: written.bytes });
  if (!expiresAt) {
    // Meanwhile the client was deleted or withdrew a consent, or another archive was requested. Another run of this job may have finished
    // the same file.
    if (!(await store.isStored(scope, exportId))) await scope.deleteFile(storageKey);
    return;
  }
  const requesterId = requestedBy ?? membershipId;
  if (requesterId) emitLiveEvent(scope, dataExportChanged, { membershipIds: [requesterId], data: {} });
  await publish(scope, dataExportReady, { accountId, exportId, clientId, membershipId, requestedBy, expiresAt });
}

/** The photos of a client that the studio may not see. */
async function findPhotosToLeaveOut(scope: JobScope, clientId: string): Promise<PhotoKind[]> {
  if (await arePhotosGiven(scope, { clientId })) return [];
  return (await findWithdrawn(scope, clientId)).includes('photos') ? ['progress', 'other'] : ['progress'];
}

/** A job for each archive: row-level security shows those of one account at a time. */
async function deleteAllExpired(scope: JobScope): Promise<void> {
  const expired = await store.findExpired(scope);
  await Promise.all(expired.map(({ accountId, id }) => scope.enqueue(deleteExpiredJob, { accountId, exportId: id })));
}

async function deleteExpired(scope: JobScope, { exportId = '' }: Payload): Promise<void> {
  const storageKey = await store.deleteExpired(scope, exportId);
  if (storageKey) await scope.enqueue(deleteFileJob, { storageKey });
}
