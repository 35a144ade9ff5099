import type { FastifyInstance } from 'fastify';
import { connect, connectPipelined } from './database/connect.ts';
import type { OpenDatabase } from './database/open.ts';
import { openStorage } from './files/open-storage.ts';
import { makeTickets } from './files/tickets.ts';
import { buildApp } from './http/app.ts';
import type { ServerArea } from './http/bind.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import { openPost } from './mail/post.ts';
import type { Means } from './means.ts';
import { openPrinter } from './print/printer.ts';
import type { Settings } from './settings.ts';

export interface RunningServer {
  app: FastifyInstance;
  means: Means;
  jobs: Jobs;
  stop(): Promise<void>;
}

/** One server process over an opened, migrated database; any number of them may run side by side. */
export async function startServer(
  settings: Settings,
  areas: ServerArea[],
  database: OpenDatabase,
): Promise<RunningServer> {
  const server = await prepareServer(settings, areas, database);
  await server.app.listen({ port: settings.PORT, host: settings.HOST });
  return server;
}

/** The same without an open port: for tests, which put their questions directly. */
export async function prepareServer(
  settings: Settings,
  areas: ServerArea[],
  database: OpenDatabase,
): Promise<RunningServer> {
  const pool = connectPipelined(database.appUrl, settings.DATABASE_POOL);
  const means: Means = {
    settings,
    pool,
    aside: connectPipelined(database.appUrl, 2),
    storage: await openStorage(settings),
    tickets: makeTickets(database.secret),
    sendJob: (...job) => jobs.send(...job),
    printer: openPrinter(),
    listeners: areas.flatMap((area) => area.listeners),
  };
  const app = await buildApp(settings, areas, means);
  const post = await openPost(settings, means.aside);
  const jobPool = connectPipelined(database.appUrl, 3);
  const jobs = startJobs({ ownerUrl: database.ownerUrl, pool: jobPool, areas, means, log: app.log, post });
  const stop = async () => {
    await app.close();
    means.printer.stop();
    await jobs.stop();
    await Promise.all([pool.end(), means.aside.end(), jobPool.end()]);
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
