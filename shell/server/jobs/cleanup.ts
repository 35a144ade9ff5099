import { sql } from 'kysely';
import { deleteUnreferenced } from '../files/delete-unreferenced.ts';
import { bindArea } from '../http/bind.ts';
import type { JobScope } from './job.ts';

const cleanUp = 'shell: delete expired records';
const deleteFiles = 'shell: delete unreferenced files';

/** Nightly jobs for what belongs to no area. */
export const shellJobs = bindArea(
  'shell',
  {},
  {},
  {
    jobs: { [cleanUp]: deleteExpired, [deleteFiles]: deleteUnreferenced },
    daily: [cleanUp, deleteFiles],
    atStart: [deleteFiles],
  },
);

/** Deletes counters of rate limits and idempotency keys after a day, and mails of the outbox after 30 days. */
async function deleteExpired({ db }: JobScope): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_started_at', '<', sql<string>`now() - interval '1 day'`).execute();
  await sql`select delete_old_idempotency_keys()`.execute(db);
  await db.deleteFrom('outbox').where('created_at', '<', sql<string>`now() - interval '30 days'`).execute();
}
