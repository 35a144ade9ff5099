import os from 'node:os';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { clamped } from '#shell/common/numbers.ts';
import { commonProblems } from '#shell/common/problem.ts';
import { type Route, storedFileDownloads } from '#shell/common/route.ts';
import type { AppServices } from '../app-services.ts';
import { createLimiter } from '../limiter.ts';
import { type Caller, hashOf } from '../database/scope.ts';
import { authorizedCaller, knownCaller, tokenOf } from './authorize.ts';

/**
 * Heavy requests of one account that run at a time: half of the CPUs, because each occupies a process of the database too. More
 * at a time take longer in total and delay the requests of all others. At most 8, so that several server processes on a large
 * machine do not exceed the 100 connections that PostgreSQL accepts by default.
 */
const concurrencyPerAccount = clamped(Math.floor(os.availableParallelism() / 2), 1, 8);

/** One slot more than an account may occupy. */
const documents = { concurrency: concurrencyPerAccount + 1, concurrencyPerKey: concurrencyPerAccount };

/** Parsing an uploaded file can take 30 seconds, in which the account also opens and saves documents. */
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
  const shares = createShares();
  return async <T>(request: FastifyRequest, route: Route, run: (connections: pg.Pool) => Promise<T>): Promise<T> => {
    const limit = route.transientUpload ? limitFiles : limitDocuments;
    if (route.permission === 'public') return limit(request.ip, () => run(heavyPool));
    const share = shares.of(request) ?? shareOf(await authorizedCaller(request, route, pool));
    return limit(share, () => run(heavyPool).finally(() => shares.update(request)));
  };
}

/** The account of the caller; for a caller without an account the user. */
function shareOf({ accountId, userId }: Caller): string {
  return accountId || userId;
}

const maxShares = 5000;

/**
 * The share of each session as of its last heavy request. It only decides in which queue the next one waits, and saves a
 * transaction before it: the session and the permission are checked in the transaction of every request.
 */
function createShares() {
  const shares = new Map<string, string>();
  const keyOf = (request: FastifyRequest) => hashOf(tokenOf(request)).toString('base64');
  return {
    of: (request: FastifyRequest) => shares.get(keyOf(request)),
    /** The session may have moved to another account, or ended: then the next request is refused before it waits. */
    update: async (request: FastifyRequest) => {
      const caller = await knownCaller(request)?.catch(() => undefined);
      const key = keyOf(request);
      shares.delete(key);
      if (!caller) return;
      shares.set(key, shareOf(caller));
      const [oldest] = shares.keys();
      if (shares.size > maxShares && oldest !== undefined) shares.delete(oldest);
    },
  };
}
