import type { FastifyInstance } from 'fastify';
import { updateInBatches } from './batched-update.ts';
import { gatherStatistics } from './database/statistics.ts';
import { connect, connectForCounters, connectPipelined } from './database/connect.ts';
import type { OpenDatabase } from './database/open.ts';
import { attachmentsServer } from './attachments/file-deletion.ts';
import { createImageProcessor } from './files/images.ts';
import { createFileParser } from './files/table-parsing/file-parser.ts';
import { openStorage } from './files/open-storage.ts';
import { createTickets } from './files/tickets.ts';
import { buildApp } from './http/app.ts';
import { heavyConnections } from './http/heavy-requests.ts';
import type { ServerArea } from './http/bind.ts';
import { shellJobs } from './jobs/cleanup.ts';
import { type JobQueue, startJobQueue } from './jobs/job-queue.ts';
import { createMailTransport } from './mail/transport.ts';
import type { AppServices } from './app-services.ts';
import { createPushSender } from './push/sender.ts';
import { createPdfRenderer } from './pdf/renderer.ts';
import { startHub } from './realtime/hub.ts';
import type { Config } from './config.ts';

export interface RunningServer {
  app: FastifyInstance;
  services: AppServices;
  jobs: JobQueue;
  stop(): Promise<void>;
}

/** Starts one server process on an open, migrated database. Any number of them may run at the same time. */
export async function startServer(
  settings: Config,
  areas: ServerArea[],
  database: OpenDatabase,
): Promise<RunningServer> {
  const server = await prepareServer(settings, areas, database);
  await server.app.listen({ port: settings.PORT, host: settings.HOST });
  return server;
}

/** Creates a server process without opening a port, for tests that inject requests. */
export async function prepareServer(
  settings: Config,
  areas: ServerArea[],
  database: OpenDatabase,
): Promise<RunningServer> {
  const pool = connectPipelined(database.appUrl, settings.DATABASE_POOL);
  const services: AppServices = {
    settings,
    pool,
    heavyPool: connectPipelined(database.appUrl, heavyConnections),
    rateLimitPool: connectForCounters(database.appUrl, 2),
    storage: await openStorage(settings),
    tickets: createTickets(database.secret),
    sendJob: (...job) => jobs.send(...job),
    hub: startHub(database.appUrl, { report: (level, details, message) => app.log[level](details, message) }),
    images: createImageProcessor(),
    fileParser: createFileParser(),
    pdf: createPdfRenderer(),
    push: createPushSender(settings, database.ownerUrl, (refusal) =>
      app.log.error(refusal, 'a push service refuses the key of this installation'),
    ),
    subscribers: areas.flatMap((area) => area.subscribers),
    extensions: areas.flatMap((area) => area.extensions),
  };
  const app = await buildApp(settings, areas, services);
  app.addHook('preClose', async () => services.hub.close());
  const post = await createMailTransport(settings, pool);
  const jobPool = connectPipelined(database.appUrl, 3);
  const jobs = startJobQueue({
    ownerUrl: database.ownerUrl,
    pool: jobPool,
    areas: [...areas, shellJobs, attachmentsServer],
    services,
    log: app.log,
    post,
  });
  const stop = async () => {
    await app.close();
    services.images.stop();
    services.fileParser.stop();
    services.pdf.stop();
    await jobs.stop();
    await services.hub.stop();
    await Promise.all([pool, services.heavyPool, services.rateLimitPool, jobPool].map((each) => each.end()));
  };
  return { app, services, jobs, stop };
}

/** Loads the data that all accounts share (the exercise library) as the owner of the database, if it changed. */
export async function loadCatalogues(areas: ServerArea[], ownerUrl: string): Promise<void> {
  const pool = connect(ownerUrl, 1);
  try {
    let hasChanged = false;
    for (const { catalogue } of areas) hasChanged = (await catalogue?.(pool)) || hasChanged;
    if (hasChanged) await gatherStatistics(ownerUrl);
  } finally {
    await pool.end();
  }
}

/** Runs the updates of the areas, which may take minutes, while the server answers requests. */
export async function runUpdates(areas: ServerArea[], ownerUrl: string): Promise<void> {
  const pool = connect(ownerUrl, 1);
  try {
    for (const update of areas.flatMap(({ updates = [] }) => updates)) await updateInBatches(pool, update);
  } finally {
    await pool.end();
  }
}
