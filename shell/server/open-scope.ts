import { randomBytes } from 'node:crypto';
import type { Language } from '#shell/common/fields.ts';
import type { Caller, OpenScope, Scope } from './database/scope.ts';
import { type Connection, type Database, transact } from './database/transaction.ts';
import { forgive, throttle } from './http/throttle.ts';
import type { Means } from './means.ts';

interface Opened {
  db: Database;
  connection: Connection;
  language: Language;
  address: string;
  afterCommit: (() => Promise<void>)[];
}

export function openScope({ settings, aside, sendJob, tickets, storage }: Means, opened: Opened): OpenScope {
  const { db, connection, language, address, afterCommit } = opened;
  return {
    db,
    settings,
    language,
    address,
    throttle: (limit) => throttle(aside, limit),
    forgive: (limit) => forgive(aside, limit),
    later: (job, payload) => sendJob(connection, job, payload),
    afterCommit: (work) => void afterCommit.push(work),
    fileAddress: tickets.addressOf,
    deleteFile: storage.delete,
  };
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
