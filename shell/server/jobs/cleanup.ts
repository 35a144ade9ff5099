import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '../database/rows.ts';
import { purgeDeleted } from '../deletions.ts';
import {
  deleteAccountFiles,
  deleteAccountFilesJob,
  deleteKeys,
  deleteKeysJob,
  deleteUnreferenced,
} from '../files/delete-unreferenced.ts';
import { bindArea } from '../http/bind.ts';
import type { JobScope } from './job.ts';

const cleanUp = 'shell: delete expired records';
const trimLiveEvents = 'shell: delete old live events';
const purge = 'shell: delete what was deleted long ago';
const deleteFiles = 'shell: delete unreferenced files';

/** Nightly jobs for what belongs to no area. */
export const shellJobs = bindArea(
  'shell',
  {},
  {},
  {
    jobs: {
      [cleanUp]: deleteExpired,
      [trimLiveEvents]: deleteOldLiveEvents,
      [purge]: deleteLongDeleted,
      [deleteFiles]: deleteUnreferenced,
      [deleteAccountFilesJob]: deleteAccountFiles,
      [deleteKeysJob]: deleteKeys,
    },
    daily: [cleanUp, trimLiveEvents, purge, deleteFiles],
    atStart: [deleteFiles],
  },
);

/** Deletes counters of rate limits and idempotency keys after a day, and mails of the outbox after 30 days. */
async function deleteExpired({ db }: JobScope): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_started_at', '<', sql<string>`now() - interval '1 day'`).execute();
  await sql`select delete_old_idempotency_keys()`.execute(db);
  await db.deleteFrom('outbox').where('created_at', '<', sql<string>`now() - interval '30 days'`).execute();
}

/** A transaction with more deletions would run longer than a statement may. */
const maxTrimmed = 10_000;

/** Deletes live events older than 30 days, in as many jobs as it takes. */
async function deleteOldLiveEvents({ db, enqueue }: JobScope): Promise<void> {
  const statement = sql`select delete_old_live_events(${maxTrimmed}) as deleted`;
  const [trimmed] = await rowsOf(db, z.object({ deleted: z.int() }), statement);
  if (trimmed?.deleted === maxTrimmed) await enqueue(trimLiveEvents, {});
}

/** Job of each night: deletes for good what cannot be restored any more, in as many jobs as it takes. */
async function deleteLongDeleted(scope: JobScope): Promise<void> {
  if (await purgeDeleted(scope)) await scope.enqueue(purge, {});
}
