import { foundClient } from './found-client.ts';
import { found } from '#shell/common/problem.ts';
import { methodOf, type SubjectRoute } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { BoundRoute, RouteInput, RouteOutput } from '#shell/server/http/bind.ts';
import { clientOpened } from './events.ts';
import { findVisibleId } from './store/visibility.ts';

/** The client whose records a request reads or writes. */
export interface Subject {
  clientId: string;
  /** Membership of the professional who acts for the client; null when the client acts. */
  authorId: string | null;
}

type Operation<Input, Output> = (scope: Scope, subject: Subject, input: Input) => Promise<Output>;

/** Binds both routes of each pair, own records and records of a client, to one operation. */
export function bindSubjectRoutes<Pairs extends Record<string, SubjectRoute>>(
  pairs: Pairs,
  operations: {
    [Name in keyof Pairs]: Operation<RouteInput<Pairs[Name]['own']>, Awaited<RouteOutput<Pairs[Name]['own']>>>;
  },
): BoundRoute[] {
  return Object.entries(pairs).flatMap(([name, { own, client }]) => {
    const operation = operations[name] as unknown as Operation<object, unknown>;
    const forVisibleClient = methodOf(client) === 'GET' ? readForClient(operation) : forClient(operation);
    return [
      { route: own, run: forOwn(operation) },
      { route: client, run: forVisibleClient as BoundRoute['run'] },
    ];
  });
}

/** Wraps an operation on the caller's own records. Throws not found when the caller is not a client. */
export function forOwn<Input, Output>(operation: Operation<Input, Output>) {
  return async (scope: Scope, input: Input): Promise<Output> => operation(scope, ownSubject(scope), input);
}

/** Wraps an operation on the records of a client. Throws not found unless the caller may see the client. */
export function forClient<Input, Output>(operation: Operation<Input, Output>) {
  return async (scope: Scope, { clientId, ...input }: Input & { clientId: string }): Promise<Output> => {
    await assertVisibleClient(scope, clientId);
    await publish(scope, clientOpened, { clientId });
    return operation(scope, clientSubject(scope, clientId), input as Input);
  };
}

/**
 * `forClient` for a transaction that only reads: the check and the first statements of the operation are sent together,
 * so the check costs no round trip. The result of the operation is dropped when the check fails.
 */
export function readForClient<Input, Output>(operation: Operation<Input, Output>, assertAccess = assertVisibleClient) {
  return async (scope: Scope, { clientId, ...input }: Input & { clientId: string }): Promise<Output> => {
    const check = assertAccess(scope, clientId);
    const result = await checkedResult(check, operation(scope, clientSubject(scope, clientId), input as Input));
    await publish(scope, clientOpened, { clientId });
    return result;
  };
}

/** Publishes that a professional opened a record of a client. A template has no client, and clients open their own records. */
export async function publishOpened(scope: Scope, clientId: string | null): Promise<void> {
  if (clientId && !scope.caller.clientId) await publish(scope, clientOpened, { clientId });
}

/** The result of a read that was started together with a check; dropped when the check fails. */
export async function checkedResult<Output>(check: Promise<void>, result: Promise<Output>): Promise<Output> {
  await Promise.allSettled([check, result]);
  await check;
  return result;
}

export async function assertVisibleClient(scope: Scope, clientId: string): Promise<void> {
  foundClient(scope, await findVisibleId(scope, clientId));
}

export function ownSubject({ caller }: Scope): Subject {
  return { clientId: found(caller.clientId), authorId: null };
}

export function clientSubject({ caller }: Scope, clientId: string): Subject {
  return { clientId, authorId: caller.membershipId };
}
