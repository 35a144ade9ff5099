import os from 'node:os';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { clamped } from '#shell/common/numbers.ts';
import { commonProblems } from '#shell/common/problem.ts';
import { type Route, storedFileDownloads } from '#shell/common/route.ts';
import type { AppServices } from '../app-services.ts';
import { createLimiter } from '../limiter.ts';
import { authorizedCaller } from './authorize.ts';

/**
 * Heavy requests of one account that run at a time: half of the CPUs, because each occupies a process of the database too. More
 * at a time take longer in total and delay the requests of all others. At most 8, so that several server processes on a large
 * machine do not exceed the 100 connections that PostgreSQL accepts by default.
 */
const concurrencyPerAccount = clamped(Math.floor(os.availableParallelism() / 2), 1, 8);

/** One slot more than an account may occupy. */
const documents = { concurrency: concurrencyPerAccount + 1, concurrencyPerKey: concurrencyPerAccount };

/** Parsing an uploaded file can take 10 seconds, in which the account also opens and saves documents. */
const files = { concurrency: 2, concurrencyPerKey: 1 };

const documentQueue = { maxQueuePerKey: 30, maxTasks: 150, pauseShare: 0.5, problem: commonProblems.busy };

/** Waiting files occupy memory of the server: up to 10 MB each. */
const fileQueue = { maxQueuePerKey: 10, maxTasks: 40, problem: commonProblems.busy };

/** Database connections of the heavy requests of this process: one for each that can run. */
export const heavyConnections = documents.concurrency + files.concurrency;

export function isHeavy({ isHeavy, transientUpload, download }: Route): boolean {
  const isGenerated = download !== undefined && !storedFileDownloads.some((mediaType) => mediaType === download);
  return isHeavy === true || transientUpload !== undefined || isGenerated;
}

/** Runs the transaction of a heavy request when it is the turn of its account. */
export function createHeavyLimiter({ pool, heavyPool }: Pick<AppServices, 'pool' | 'heavyPool'>) {
  const limitDocuments = createLimiter({ ...documents, ...documentQueue });
  const limitFiles = createLimiter({ ...files, ...fileQueue });
  return async <T>(request: FastifyRequest, route: Route, run: (connections: pg.Pool) => Promise<T>): Promise<T> => {
    const limit = route.transientUpload ? limitFiles : limitDocuments;
    return limit(await shareOf(request, route, pool), () => run(heavyPool));
  };
}

/** The account of the caller; for a caller without an account the user, for an anonymous one the address. */
async function shareOf(request: FastifyRequest, route: Route, pool: pg.Pool): Promise<string> {
  if (route.permission === 'public') return request.ip;
  const { accountId, userId } = await authorizedCaller(request, route, pool);
  return accountId || userId;
}
