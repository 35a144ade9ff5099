import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileRule } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { methodOf, pathOf } from '#shell/common/route.ts';
import { enter, type OpenScope, type Scope } from '../database/scope.ts';
import { transact } from '../database/transaction.ts';
import { type ReceivedFile, receiveImage } from '../files/receive.ts';
import type { Means } from '../means.ts';
import { openScope } from '../open-scope.ts';
import type { BoundRoute, ServerArea } from './bind.ts';
import { checkAnswer } from './check-answer.ts';
import { inputReader } from './read-input.ts';
import { InvalidInput, languageOf } from './refuse.ts';

/** Mounts the areas' routes under `/api`: who asks, may they, is the question right, one transaction, the envelope. */
export function mount(app: FastifyInstance, areas: ServerArea[], means: Means): void {
  for (const area of areas) for (const bound of area.routes) mountRoute(app, area.name, bound, means);
}

function mountRoute(app: FastifyInstance, area: string, bound: BoundRoute, means: Means): void {
  const { route } = bound;
  const readInput = inputReader(route);
  const kind = methodOf(route) === 'GET' ? 'read' : 'write';

  app.route({
    method: methodOf(route),
    url: `/api${pathOf(route)}`,
    onRequest: async (request) => {
      if (route.permission !== 'public') tokenOf(request);
    },
    handler: async (request, reply) => {
      const file = route.upload && (await receive(request, route.upload, bound, means));
      const afterCommit: (() => Promise<void>)[] = [];

      const data = await transact(means.pool, kind, async (db, connection) => {
        const entered =
          route.permission === 'public' ? anonymous(request) : await enter(db, tokenOf(request), route.permission);
        const checked = readInput(request);
        if ('issues' in checked) throw new InvalidInput(area, checked.issues);
        const scope = openScope(means, {
          db,
          connection,
          language: languageOf(request, entered.language),
          address: request.ip,
          afterCommit,
        });
        return (await bound.run({ ...entered, ...scope } as Scope, { ...checked.input, ...(file && { file }) })) ?? {};
      }).catch((error) => forgetFile(file, means, error));

      for (const work of afterCommit) await work().catch((error) => request.log.error({ err: error }, 'after commit'));
      if (means.settings.NODE_ENV === 'test') checkAnswer(route, data);
      return answer(reply, data);
    },
  });
}

/** A file whose request was refused is not kept. */
async function forgetFile(file: ReceivedFile | undefined, { storage }: Means, refusal: unknown): Promise<never> {
  if (file) await storage.delete(file.storageKey);
  throw refusal;
}

/** Nothing of a file is read before its sender is known to be allowed to send it. */
async function receive(
  request: FastifyRequest,
  rule: FileRule,
  { route }: BoundRoute,
  { pool, storage }: Means,
): Promise<ReceivedFile> {
  const { caller } = await transact(pool, 'read', (db) => enter(db, tokenOf(request), route.permission));
  return receiveImage(request, rule, storage, caller.accountId);
}

function anonymous(request: FastifyRequest): Pick<OpenScope, 'language'> {
  return { language: languageOf(request) };
}

function tokenOf(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ') || header.length > 200) throw new Problem(commonProblems.unauthenticated);
  return header.slice(7);
}

function answer(reply: FastifyReply, data: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ success: true, data });
}
