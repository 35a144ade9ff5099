import type { FastifyInstance } from 'fastify';
import { connect, connectPipelined } from './database/connect.ts';
import type { OpenDatabase } from './database/open.ts';
import { attachmentsServer } from './attachments/file-deletion.ts';
import { openStorage } from './files/open-storage.ts';
import { createTickets } from './files/tickets.ts';
import { buildApp } from './http/app.ts';
import type { ServerArea } from './http/bind.ts';
import { type JobQueue, startJobQueue } from './jobs/job-queue.ts';
import { createMailTransport } from './mail/transport.ts';
import type { AppServices } from './app-services.ts';
import { createPdfRenderer } from './pdf/renderer.ts';
import type { Config } from './config.ts';

export interface RunningServer {
  app: FastifyInstance;
  means: AppServices;
  jobs: JobQueue;
  stop(): Promise<void>;
}

/** One server process over an opened, migrated database; any number of them may run side by side. */
export async function startServer(
  settings: Config,
  areas: ServerArea[],
  database: OpenDatabase,
): Promise<RunningServer> {
  const server = await prepareServer(settings, areas, database);
  await server.app.listen({ port: settings.PORT, host: settings.HOST });
  return server;
}

/** The same without an open port: for tests, which put their questions directly. */
export async function prepareServer(
  settings: Config,
  areas: ServerArea[],
  database: OpenDatabase,
): Promise<RunningServer> {
  const pool = connectPipelined(database.appUrl, settings.DATABASE_POOL);
  const means: AppServices = {
    settings,
    pool,
    rateLimitPool: connectPipelined(database.appUrl, 2),
    storage: await openStorage(settings),
    tickets: createTickets(database.secret),
    sendJob: (...job) => jobs.send(...job),
    pdf: createPdfRenderer(),
    listeners: areas.flatMap((area) => area.subscribers),
  };
  const app = await buildApp(settings, areas, means);
  const post = await createMailTransport(settings, means.rateLimitPool);
  const jobPool = connectPipelined(database.appUrl, 3);
  const jobs = startJobQueue({
    ownerUrl: database.ownerUrl,
    pool: jobPool,
    areas: [...areas, attachmentsServer],
    means,
    log: app.log,
    post,
  });
  const stop = async () => {
    await app.close();
    means.pdf.stop();
    await jobs.stop();
    await Promise.all([pool.end(), means.rateLimitPool.end(), jobPool.end()]);
  };
  return { app, means, jobs, stop };
}

/** Loads what all accounts share (the exercise library) as the owner, each only when it changed. */
export async function loadCatalogues(areas: ServerArea[], ownerUrl: string): Promise<void> {
  const pool = connect(ownerUrl, 1);
  try {
    for (const { catalogue } of areas) await catalogue?.(pool);
  } finally {
    await pool.end();
  }
}
