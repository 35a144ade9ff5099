import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Route } from '#shell/common/route.ts';
import type { Scope } from '../database/scope.ts';
import { JsonText } from './json-text.ts';

interface IdempotentCall {
  route: Route;
  /** The header `Idempotency-Key` of the request; undefined runs the call as any other. */
  key: string | string[] | undefined;
  /** The parsed request, with its file if it has one. */
  input: object;
}

/**
 * Runs a call once for each key of a user. The key is inserted in the transaction of the call, so a concurrent request with
 * the same key waits until the first one ends, and a call that fails leaves no key and may be repeated.
 */
export async function runOnce(
  scope: Scope,
  { route, key, input }: IdempotentCall,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined) return run();
  if (typeof key !== 'string' || !validKey.test(key)) throw new Problem(commonProblems.invalid_idempotency_key);
  const requestHash = hashRequest(route, input);
  if (!(await insertKey(scope, key, requestHash))) return findResponse(scope, key, requestHash);
  const response = (await run()) ?? {};
  if (typeof response === 'function') throw new Error(`runOnce: ${route.endpoint} answers after its transaction`);
  await saveResponse(scope, key, response instanceof JsonText ? response.text : JSON.stringify(response));
  return response;
}

/** Visible ASCII characters, as an HTTP header can carry them. */
const validKey = /^[\x21-\x7e]{1,200}$/;

function hashRequest({ endpoint }: Route, input: object): Buffer {
  const { file, ...fields } = input as { file?: { content?: Buffer } };
  const hash = createHash('sha256').update(JSON.stringify([endpoint, fields]));
  return (file?.content ? hash.update(file.content) : hash).digest();
}

/** False when the user has sent the key before. Waits for a concurrent transaction that inserted it. */
async function insertKey({ db, caller }: Scope, key: string, requestHash: Buffer): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ user_id: caller.userId, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id', 'key']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

async function findResponse({ db, caller }: Scope, key: string, requestHash: Buffer): Promise<JsonText<object>> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['response', sql<boolean>`request_hash = ${requestHash}`.as('isSameRequest')])
    .where('user_id', '=', caller.userId)
    .where('key', '=', key)
    .executeTakeFirst();
  // The nightly job deleted the key between the two statements.
  if (!first?.response) throw new Problem(commonProblems.unavailable);
  if (!first.isSameRequest) throw new Problem(commonProblems.idempotency_key_reused);
  return new JsonText(first.response);
}

async function saveResponse({ db, caller }: Scope, key: string, response: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response })
    .where('user_id', '=', caller.userId)
    .where('key', '=', key)
    .execute();
}
