import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Language } from '#shell/common/fields.ts';
import { type Caller, type PublicScope, type Scope, setCurrentAccount } from './database/scope.ts';
import { type Connection, type Database, runInTransaction } from './database/transaction.ts';
import type { Storage } from './files/storage.ts';
import type { Reader } from './jobs/job.ts';
import { joinParts } from './files/store-upload.ts';
import { consumeRateLimits, refundRateLimits } from './http/rate-limit.ts';
import { type LiveChanges, noLiveChanges, writeLiveEvents } from './realtime/log.ts';
import type { AppServices } from './app-services.ts';

interface Opened {
  db: Database;
  connection: Connection;
  language: Language;
  address: string;
  afterCommit: (() => Promise<void>)[];
  live: LiveChanges;
}

export function createPublicScope(services: AppServices, opened: Opened): PublicScope {
  const { settings, rateLimitPool, sendJob, tickets, storage, subscribers, extensions, images, fileParser, pdf, push } =
    services;
  const { db, connection, language, address, afterCommit, live } = opened;
  return {
    db,
    settings,
    language,
    ipAddress: address,
    subscribers,
    extensions,
    consumeRateLimits: (...limits) => consumeRateLimits(rateLimitPool, limits),
    refundRateLimits: (...limits) => refundRateLimits(rateLimitPool, limits),
    enqueue: (job, payload, options) => sendJob(connection, job, payload, options),
    live,
    afterCommit: (work) => void afterCommit.push(work),
    writeAfterCommit: (work) =>
      void afterCommit.push(() => runInTransaction(services.pool, 'write', (own) => work({ db: own }))),
    inOwnTransaction: (kind, work) => runInTransaction(services.pool, kind, (own) => work({ db: own })),
    signedFileUrl: tickets.signFileUrl,
    putFile: storage.put,
    deleteFile: storage.delete,
    readStoredFile: (storageKey) => wholeFile(storage, storageKey),
    streamStoredFile: async (storageKey) => (await storage.get(storageKey))?.stream ?? null,
    joinParts: (parts, policy, folder) => joinParts(parts, { policy, storage, images, folder }),
    tickets,
    images,
    fileParser,
    pdf,
    push,
  };
}

async function wholeFile(storage: Storage, storageKey: string): Promise<Buffer | null> {
  const file = await storage.get(storageKey);
  return file && buffer(file.stream);
}

/** Runs work in a transaction outside a request, for seeds and tests that call operations. */
export async function runOutsideRequest<T>(
  services: AppServices,
  work: (scope: PublicScope) => Promise<T>,
): Promise<T> {
  const afterCommit: (() => Promise<void>)[] = [];
  const live = noLiveChanges();
  const result = await runInTransaction(
    services.pool,
    'write',
    (db, connection) =>
      work(createPublicScope(services, { db, connection, language: 'it', address: '127.0.0.1', afterCommit, live })),
    (connection) => writeLiveEvents(connection, live),
  );
  services.hub.announce(live);
  for (const done of afterCommit) await done();
  return result;
}

/**
 * Returns a scope on the same transaction with the given caller. The caller's account must already be set
 * (`setCurrentAccount`).
 */
export function impersonate(scope: PublicScope, caller: Caller): Scope {
  return { ...scope, caller, tokenHash: randomBytes(32) };
}

/**
 * Runs a read in a transaction of its own with the rights of a member of an account, for a job that reads what the member sees. It
 * writes nothing: what the read would write after its commit is dropped.
 */
export function readAsMember<T>(
  services: AppServices,
  { caller, language }: Reader,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return runInTransaction(services.pool, 'read', async (db, connection) => {
    await setCurrentAccount({ db }, caller.accountId);
    const opened = { db, connection, language, address: '127.0.0.1', afterCommit: [], live: noLiveChanges() };
    return work(impersonate(createPublicScope(services, opened), caller));
  });
}
