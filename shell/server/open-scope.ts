import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Language } from '#shell/common/fields.ts';
import type { Caller, OpenScope, Scope } from './database/scope.ts';
import { type Connection, type Database, transact } from './database/transaction.ts';
import type { Storage } from './files/storage.ts';
import { forgive, throttle } from './http/throttle.ts';
import type { Means } from './means.ts';

interface Opened {
  db: Database;
  connection: Connection;
  language: Language;
  address: string;
  afterCommit: (() => Promise<void>)[];
}

export function openScope(means: Means, opened: Opened): OpenScope {
  const { settings, aside, sendJob, tickets, storage, listeners, printer } = means;
  const { db, connection, language, address, afterCommit } = opened;
  return {
    db,
    settings,
    language,
    address,
    listeners,
    throttle: (limit) => throttle(aside, limit),
    forgive: (limit) => forgive(aside, limit),
    later: (job, payload) => sendJob(connection, job, payload),
    afterCommit: (work) => void afterCommit.push(work),
    fileAddress: tickets.addressOf,
    putFile: storage.put,
    deleteFile: storage.delete,
    readFile: (storageKey) => wholeFile(storage, storageKey),
    tickets,
    print: printer,
  };
}

async function wholeFile(storage: Storage, storageKey: string): Promise<Buffer | null> {
  const file = await storage.get(storageKey);
  return file && buffer(file.stream);
}

/** One transaction outside any request: for seeds and tests, which call operations as the product does. */
export async function workWithoutRequest<T>(means: Means, work: (scope: OpenScope) => Promise<T>): Promise<T> {
  const afterCommit: (() => Promise<void>)[] = [];
  const result = await transact(means.pool, 'write', (db, connection) =>
    work(openScope(means, { db, connection, language: 'it', address: '127.0.0.1', afterCommit })),
  );
  for (const done of afterCommit) await done();
  return result;
}

/** The same transaction in somebody's name; it must be bound to their account. */
export function asCaller(scope: OpenScope, caller: Caller): Scope {
  return { ...scope, caller, tokenHash: randomBytes(32) };
}
