import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { JobResult, PgBoss, WorkOptions } from 'pg-boss';
import { brands } from '#shell/common/brands.ts';
import type { Language } from '#shell/common/fields.ts';
import { appRole } from '../database/migrate.ts';
import { setCurrentAccount } from '../database/scope.ts';
import { type Connection, type Database, runInTransaction } from '../database/transaction.ts';
import type { ServerArea } from '../http/bind.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { AppServices } from '../app-services.ts';
import type { Config } from '../config.ts';
import type { JobScope, Payload, EnqueueJob } from './job.ts';

export interface JobQueue {
  send: EnqueueJob;
  stop(): Promise<void>;
}

interface JobRunner {
  ownerUrl: string;
  /** Its own connections: a slow mail server takes none from the requests. */
  pool: pg.Pool;
  areas: ServerArea[];
  means: AppServices;
  log: FastifyBaseLogger;
  post: MailTransport;
}

const queue = 'jobs';

/** Where the job was asked for: whichever process does it writes mails for that address and brand. */
type Origin = Pick<Config, 'publicUrl' | 'PLATFORM_NAME'>;

interface QueuedJob {
  job: string;
  payload: Payload;
  origin: Origin;
}

/** Starts the queue beside the server; a question that needs it before it runs waits for it. */
export function startJobQueue(workshop: JobRunner): JobQueue {
  const leaving = new AbortController();
  const starting = startUntilItWorks(workshop, leaving.signal);
  return {
    send: async (connection, job, payload) =>
      send(await starting, connection, { job, payload, origin: originOf(workshop.means.settings) }),
    stop: async () => {
      leaving.abort();
      const boss = await starting.catch(() => null);
      await boss?.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** A database that stumbles at the start must not leave this process without jobs for the rest of its life. */
async function startUntilItWorks(workshop: JobRunner, leaving: AbortSignal): Promise<PgBoss> {
  for (;;) {
    try {
      return await start(workshop);
    } catch (error) {
      if (leaving.aborted) throw error;
      workshop.log.error({ err: error }, 'jobs do not start, trying again');
      await pause(3000, undefined, { signal: leaving });
    }
  }
}

async function start(workshop: JobRunner): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: workshop.ownerUrl,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => workshop.log.warn({ err: error }, 'jobs'));
  await boss.start();
  await boss.createQueue(queue, {
    notify: true,
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 600,
  });
  await letTheApplicationSend(boss);
  const options: WorkOptions & { perJobResults: true } = {
    batchSize: 5,
    localConcurrency: 2,
    perJobResults: true,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 10,
  };
  await boss.work<QueuedJob>(queue, options, async (jobs) => {
    const results: JobResult[] = [];
    for (const { id, data } of jobs) results.push(await settle(workshop, boss, id, data));
    return results;
  });
  const origin = originOf(workshop.means.settings);
  // Earlier versions scheduled without a key, so that one daily job replaced the other.
  await boss.unschedule(queue);
  for (const job of workshop.areas.flatMap((area) => area.daily))
    await boss.schedule(queue, '17 3 * * *', { job, payload: {}, origin }, { key: job.replaceAll(/\W+/g, '-') });
  return boss;
}

async function letTheApplicationSend(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(
    `select pg_advisory_xact_lock(hashtext('forma jobs'));
     grant usage on schema pgboss to ${appRole};
     grant select, insert on all tables in schema pgboss to ${appRole};
     grant execute on all functions in schema pgboss to ${appRole}`,
  );
}

async function send(boss: PgBoss, connection: Connection, queued: QueuedJob): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => connection.query(text, values as unknown[]) };
  await boss.send(queue, queued, { db });
}

/** Each job is done in a transaction of its own: one that fails is tried again without the others. */
async function settle(workshop: JobRunner, boss: PgBoss, id: string, queued: QueuedJob): Promise<JobResult> {
  const { job } = queued;
  try {
    await run(workshop, boss, queued);
    workshop.log.info({ job }, 'job done');
    return { id, status: 'completed' };
  } catch (error) {
    workshop.log.warn({ err: error, job }, 'job failed, it is tried again');
    return { id, status: 'failed' };
  }
}

async function run(workshop: JobRunner, boss: PgBoss, { job, payload, origin }: QueuedJob): Promise<void> {
  const work = workshop.areas.map((area) => area.jobs[job]).find((found) => found !== undefined);
  if (!work) throw new Error(`run: nobody does the job ${job}`);
  await runInTransaction(workshop.pool, 'write', async (db, connection) => {
    if (payload['accountId']) await setCurrentAccount({ db }, payload['accountId']);
    const language = (payload['language'] ?? 'it') as Language;
    await work(jobScope(workshop, boss, { db, connection, language, origin }), payload);
  });
}

function originOf({ publicUrl, PLATFORM_NAME }: Config): Origin {
  return { publicUrl, PLATFORM_NAME };
}

interface Opened {
  db: Database;
  connection: Connection;
  language: Language;
  origin: Origin;
}

function jobScope({ means, post }: JobRunner, boss: PgBoss, { db, connection, language, origin }: Opened): JobScope {
  const { settings, tickets, storage } = means;
  const brand = brands[origin.PLATFORM_NAME];
  return {
    db,
    language,
    settings: { ...settings, ...origin },
    enqueue: (job, payload) => send(boss, connection, { job, payload, origin }),
    signedFileUrl: tickets.signFileUrl,
    putFile: storage.put,
    deleteFile: storage.delete,
    sendMail: (letter) => post(renderMail({ ...letter, sender: letter.sender || brand.name }, brand)),
  };
}
