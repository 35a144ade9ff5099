import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { JobResult, PgBoss, ScheduleOptions, WorkOptions } from 'pg-boss';
import { brands } from '#shell/common/brands.ts';
import type { Language } from '#shell/common/fields.ts';
import { appRole } from '../database/migrate.ts';
import { type EnqueueOptions, setCurrentAccount } from '../database/scope.ts';
import { type Connection, type Database, runInTransaction, statementName } from '../database/transaction.ts';
import type { ServerArea } from '../http/bind.ts';
import { type RenderedMail, renderMail } from '../mail/render-mail.ts';
import type { MailTransport } from '../mail/transport.ts';
import { type LiveChanges, noLiveChanges, writeLiveEvents } from '../realtime/log.ts';
import type { AppServices } from '../app-services.ts';
import { readAsMember } from '../public-scope.ts';
import type { Config } from '../config.ts';
import type { EnqueueJob, JobScope, Payload } from './job.ts';

export interface JobQueue {
  send: EnqueueJob;
  stop(): Promise<void>;
}

interface JobRunner {
  ownerUrl: string;
  /** A pool separate from that of requests, so that long jobs leave requests their connections. */
  pool: pg.Pool;
  areas: ServerArea[];
  services: AppServices;
  log: FastifyBaseLogger;
  post: MailTransport;
}

/** Other jobs do not wait for long ones. A job that takes longer than its time is run again, beside the run that goes on. */
const queues = {
  jobs: { expireInSeconds: 600, batchSize: 5, localConcurrency: 2 },
  'long-jobs': { expireInSeconds: 3 * 3600, batchSize: 1, localConcurrency: 1 },
};
type QueueName = keyof typeof queues;

/** Public URL and brand of the process that enqueued the job; mails of the job use them. */
type Origin = Pick<Config, 'publicUrl' | 'PLATFORM_NAME'>;

interface QueuedJob {
  job: string;
  payload: Payload;
  origin: Origin;
}

/** Starts the queue in the background. `send` waits until it has started. */
export function startJobQueue(runner: JobRunner): JobQueue {
  const stopping = new AbortController();
  const starting = startWithRetries(runner, stopping.signal);
  return {
    send: async (connection, job, payload, options) =>
      send(runner, await starting, connection, { job, payload, origin: originOf(runner.services.settings) }, options),
    stop: async () => {
      stopping.abort();
      const boss = await starting.catch(() => null);
      await boss?.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/**
 * Starts the queue. Retries every 3 seconds, because a database error at the start must not leave the process without
 * jobs.
 */
async function startWithRetries(runner: JobRunner, stopping: AbortSignal): Promise<PgBoss> {
  for (;;) {
    try {
      return await start(runner);
    } catch (error) {
      if (stopping.aborted) throw error;
      runner.log.error({ err: error }, 'jobs do not start, retrying');
      await pause(3000, undefined, { signal: stopping });
    }
  }
}

async function start(runner: JobRunner): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: runner.ownerUrl,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => runner.log.warn({ err: error }, 'jobs'));
  await boss.start();
  for (const [queue, { expireInSeconds }] of Object.entries(queues))
    await boss.createQueue(queue, {
      notify: true,
      retryLimit: 8,
      retryDelay: 5,
      retryBackoff: true,
      heartbeatSeconds: 10,
      expireInSeconds,
    });
  await grantSend(boss);
  for (const [queue, { batchSize, localConcurrency }] of Object.entries(queues)) {
    const options: WorkOptions & { perJobResults: true } = {
      batchSize,
      localConcurrency,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 10,
    };
    await boss.work<QueuedJob>(queue, options, async (jobs) => {
      const results: JobResult[] = [];
      for (const { id, data } of jobs) results.push(await runJob(runner, boss, id, data));
      return results;
    });
  }
  await scheduleJobs(runner, boss);
  return boss;
}

async function scheduleJobs(runner: JobRunner, boss: PgBoss): Promise<void> {
  const queue: QueueName = 'jobs';
  const origin = originOf(runner.services.settings);
  // Deletes the schedule that earlier versions created without a key, where each daily job replaced the previous one.
  await boss.unschedule(queue);
  const schedule = (job: string, cron: string, options: ScheduleOptions = {}) =>
    boss.schedule(queue, cron, { job, payload: {}, origin }, { key: job.replaceAll(/\W+/g, '-'), ...options });
  // A server that is off at night runs them when it is on again.
  for (const job of runner.areas.flatMap((area) => area.daily)) await schedule(job, '17 3 * * *', { missed: 'once' });
  for (const job of frequentJobs(runner)) await schedule(job, '* * * * *');
  for (const job of runner.areas.flatMap((area) => area.atStart ?? []))
    await boss.send(queue, { job, payload: {}, origin });
}

function queueOf({ areas }: JobRunner, job: string): QueueName {
  return areas.some(({ longJobs = {} }) => job in longJobs) ? 'long-jobs' : 'jobs';
}

/** Allows the role of the application to enqueue jobs. The lock prevents concurrent grants of several processes. */
async function grantSend(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(
    `select pg_advisory_xact_lock(hashtext('forma jobs'));
     grant usage on schema pgboss to ${appRole};
     grant select, insert on all tables in schema pgboss to ${appRole};
     grant execute on all functions in schema pgboss to ${appRole}`,
  );
}

function frequentJobs({ areas }: JobRunner): string[] {
  return areas.flatMap((area) => area.everyMinute ?? []);
}

async function send(
  runner: JobRunner,
  boss: PgBoss,
  connection: Connection,
  queued: QueuedJob,
  { afterSeconds }: EnqueueOptions = {},
): Promise<void> {
  // Prepared: parsing and planning the insert takes longer than the insert.
  const executeSql = (text: string, values: unknown[] = []) =>
    connection.query({ name: statementName(text), text, values });
  const db = { executeSql };
  await boss.send(queueOf(runner, queued.job), queued, { db, ...(afterSeconds && { startAfter: afterSeconds }) });
}

/** Runs each job of a batch in its own transaction, so that a failed one is retried without the others. */
async function runJob(runner: JobRunner, boss: PgBoss, id: string, queued: QueuedJob): Promise<JobResult> {
  const { job } = queued;
  try {
    await run(runner, boss, queued);
    runner.log[frequentJobs(runner).includes(job) ? 'debug' : 'info']({ job }, 'job done');
    return { id, status: 'completed' };
  } catch (error) {
    runner.log.warn({ err: error, job }, 'job failed, it will be retried');
    return { id, status: 'failed' };
  }
}

async function run(runner: JobRunner, boss: PgBoss, { job, payload, origin }: QueuedJob): Promise<void> {
  const handler = runner.areas
    .map((area) => area.jobs[job] ?? area.longJobs?.[job])
    .find((candidate) => candidate !== undefined);
  if (!handler) throw new Error(`run: no handler for the job ${job}`);
  const mails: RenderedMail[] = [];
  const live = noLiveChanges();
  await runInTransaction(
    runner.pool,
    'write',
    async (db, connection) => {
      if (payload['accountId']) await setCurrentAccount({ db }, payload['accountId']);
      const language = (payload['language'] ?? 'it') as Language;
      await handler(jobScope(runner, boss, { db, connection, language, origin, mails, live }), payload);
    },
    (connection) => writeLiveEvents(connection, live),
  );
  runner.services.hub.announce(live);
  for (const mail of mails) await runner.post(mail);
}

function originOf({ publicUrl, PLATFORM_NAME }: Config): Origin {
  return { publicUrl, PLATFORM_NAME };
}

interface JobTransaction {
  db: Database;
  connection: Connection;
  language: Language;
  origin: Origin;
  mails: RenderedMail[];
  live: LiveChanges;
}

function jobScope(
  runner: JobRunner,
  boss: PgBoss,
  { db, connection, language, origin, mails, live }: JobTransaction,
): JobScope {
  const { settings, tickets, storage, subscribers, extensions, images, push } = runner.services;
  const brand = brands[origin.PLATFORM_NAME];
  return {
    db,
    language,
    settings: { ...settings, ...origin },
    subscribers,
    extensions,
    images,
    push,
    tickets,
    live,
    enqueue: (job, payload, options) => send(runner, boss, connection, { job, payload, origin }, options),
    signedFileUrl: tickets.signFileUrl,
    putFile: storage.put,
    deleteFile: storage.delete,
    readAs: (reader, work) => readAsMember(runner.services, reader, work),
    storedFiles: storage.list,
    sendMail: (mail) => void mails.push(renderMail({ ...mail, sender: mail.sender || brand.name }, brand)),
  };
}
