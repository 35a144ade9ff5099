import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileRule, ReadRule } from '#shell/common/files.ts';
import type { FileAnswer } from '#shell/common/fields.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { methodOf, pathOf } from '#shell/common/route.ts';
import { enterAsEither, type OpenScope, type Scope } from '../database/scope.ts';
import { transact } from '../database/transaction.ts';
import { readFile, type Sent } from '../files/read-file.ts';
import { keysOf, type Received, type ReceivedFile, receiveFile } from '../files/receive.ts';
import type { Means } from '../means.ts';
import { openScope } from '../open-scope.ts';
import { openTurns } from '../turns.ts';
import { answer, answerFile } from './answer.ts';
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
      const received = route.upload && (await receive(request, route.upload, bound, means));
      const file = received?.file;
      const read = route.reads && (await readSent(request, route.reads, bound, means));
      const sent = file ?? read?.file;
      const afterCommit: (() => Promise<void>)[] = [];

      const run = () =>
        transact(means.pool, kind, async (db, connection) => {
          const entered =
            route.permission === 'public' ? anonymous(request) : await enterAsEither(db, tokenOf(request), route);
          const checked = readInput(request, received?.fields ?? read?.fields);
          if ('issues' in checked) throw new InvalidInput(area, checked.issues);
          const scope = openScope(means, {
            db,
            connection,
            language: languageOf(request, entered.language),
            address: request.ip,
            afterCommit,
          });
          return (
            (await bound.run({ ...entered, ...scope } as Scope, { ...checked.input, ...(sent && { file: sent }) })) ??
            {}
          );
        });
      const answered = await (read ? inTurn(run) : run()).catch((error) => forgetFile(file, means, error));

      for (const work of afterCommit) await work().catch((error) => request.log.error({ err: error }, 'after commit'));
      const data: object = typeof answered === 'function' ? await answered() : answered;
      if (means.settings.NODE_ENV === 'test') checkAnswer(route, data);
      return route.download ? answerFile(reply, route.download, data as FileAnswer) : answer(request, reply, data);
    },
  });
}

/** What files are made of takes long: all of them together never hold the connections that everybody needs. */
const inTurn = openTurns({ atOnce: 3, waiting: 10 });

/** A file whose request was refused is not kept. */
async function forgetFile(file: ReceivedFile | undefined, { storage }: Means, refusal: unknown): Promise<never> {
  for (const key of file ? keysOf(file) : []) await storage.delete(key);
  throw refusal;
}

/** Nothing of a file is read before its sender is known to be allowed to send it. */
async function receive(
  request: FastifyRequest,
  rule: FileRule,
  { route }: BoundRoute,
  { pool, storage }: Means,
): Promise<Received> {
  const { caller } = await transact(pool, 'read', (db) => enterAsEither(db, tokenOf(request), route));
  return receiveFile(request, { rule, storage, folder: folderOf(caller) });
}

/** The same for a file that is only read. */
async function readSent(
  request: FastifyRequest,
  rule: ReadRule,
  { route }: BoundRoute,
  { pool }: Means,
): Promise<Sent> {
  await transact(pool, 'read', (db) => enterAsEither(db, tokenOf(request), route));
  return readFile(request, rule);
}

/** Of a super admin, who has no account, files belong to what all accounts share. */
function folderOf({ accountId }: Pick<Scope['caller'], 'accountId'>): string {
  return accountId ? `accounts/${accountId}` : 'library';
}

function anonymous(request: FastifyRequest): Pick<OpenScope, 'language'> {
  return { language: languageOf(request) };
}

function tokenOf(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ') || header.length > 200) throw new Problem(commonProblems.unauthenticated);
  return header.slice(7);
}
