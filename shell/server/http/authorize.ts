import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Route } from '#shell/common/route.ts';
import { authenticateRequest, type Caller } from '../database/scope.ts';
import { type Database, runInTransaction } from '../database/transaction.ts';

/** Longer bodies are received only after the session and the permission were checked, which takes a query of its own. */
const maxUnauthorizedBytes = 16 * 1024;

const callers = new WeakMap<FastifyRequest, Promise<Caller>>();

/** Refuses a request without a token, and one with a long body whose token is not valid, before the body is received. */
export async function authorizeBeforeBody(request: FastifyRequest, route: Route, pool: pg.Pool): Promise<void> {
  if (route.permission === 'public') return;
  tokenOf(request);
  if (hasLongBody(request)) await authorizedCaller(request, route, pool);
}

/**
 * The caller, checked in a transaction of its own, for work before the transaction of the request: receiving a file, waiting
 * for the turn of the account. Checked once for each request.
 */
export function authorizedCaller(request: FastifyRequest, route: Route, pool: pg.Pool): Promise<Caller> {
  const known = callers.get(request);
  if (known !== undefined) return known;
  const token = tokenOf(request);
  const caller = runInTransaction(pool, 'read', async (db) => (await authenticateRequest(db, token, route)).caller);
  callers.set(request, caller);
  return caller;
}

/** Authenticates the caller in the transaction of the request. Afterwards `knownCaller` returns them. */
export async function authenticateCaller(request: FastifyRequest, route: Route, db: Database) {
  const authenticated = await authenticateRequest(db, tokenOf(request), route);
  callers.set(request, Promise.resolve(authenticated.caller));
  return { ...authenticated, endpoint: route.endpoint };
}

/** The caller of a request that was authenticated, before or in its transaction. */
export function knownCaller(request: FastifyRequest): Promise<Caller> | undefined {
  return callers.get(request);
}

export function tokenOf(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ') || header.length > 200) throw new Problem(commonProblems.unauthenticated);
  return header.slice(7);
}

/** Whether the request has a body of more than 16 KB, or one of unknown length. */
function hasLongBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > maxUnauthorizedBytes;
}
