import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { UploadPolicy, TransientUploadLimits } from '#shell/common/files.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { idempotencyHeader, methodOf, pathOf, type Route } from '#shell/common/route.ts';
import type { Caller, PublicScope, Scope } from '../database/scope.ts';
import { runInTransaction } from '../database/transaction.ts';
import { readTransientUpload, type TransientUploadForm } from '../files/transient-upload.ts';
import { accountFolder } from '../files/storage.ts';
import { storageKeysOf, type UploadForm, type StoredUpload, storeUpload } from '../files/store-upload.ts';
import type { AppServices } from '../app-services.ts';
import { createPublicScope } from '../public-scope.ts';
import { authenticateCaller, authorizeBeforeBody, authorizedCaller } from './authorize.ts';
import { createHeavyLimiter, isHeavy } from './heavy-requests.ts';
import { noLiveChanges, writeLiveEvents } from '../realtime/log.ts';
import { type EncodedResponse, encodeDownload, encodeEnvelope, sendEncoded } from './encoded-response.ts';
import type { BoundRoute, ServerArea } from './bind.ts';
import { assertResponse } from './assert-response.ts';
import { runOnce } from './idempotency.ts';
import { createRequestParser } from './parse-request.ts';
import { ValidationError, languageOf } from './error-handler.ts';

/** Mounts the routes of the areas under `/api`: session, permission, validation, one transaction, response envelope. */
export function mount(app: FastifyInstance, areas: ServerArea[], services: AppServices): void {
  const limitHeavy = createHeavyLimiter(services);
  for (const { name, routes } of areas)
    for (const bound of routes) mountRoute(app, { area: name, bound, services, limitHeavy });
}

interface Mounted {
  area: string;
  bound: BoundRoute;
  services: AppServices;
  limitHeavy: ReturnType<typeof createHeavyLimiter>;
}

function mountRoute(app: FastifyInstance, { area, bound, services, limitHeavy }: Mounted): void {
  const { route } = bound;
  const readInput = createRequestParser(route);
  const kind = methodOf(route) === 'GET' ? 'read' : 'write';

  app.route({
    method: methodOf(route),
    url: `/api${pathOf(route)}`,
    onRequest: (request) => authorizeBeforeBody(request, route, services.pool),
    handler: async (request, reply) => {
      const hasFile = !route.hasOptionalFile || request.isMultipart();
      const received = route.upload && hasFile ? await receive(request, route.upload, bound, services) : undefined;
      const file = received?.file;
      const read = route.transientUpload && (await readSent(request, route.transientUpload, bound, services));
      const sent = file ?? read?.file;
      const afterCommit: (() => Promise<void>)[] = [];
      const live = noLiveChanges();

      const run = (pool: pg.Pool) =>
        runInTransaction(
          pool,
          kind,
          async (db, connection) => {
            const entered =
              route.permission === 'public' ? anonymous(request) : await authenticateCaller(request, route, db);
            if (kind === 'write' && 'isReadOnly' in entered && entered.isReadOnly)
              throw new Problem(commonProblems.read_only);
            const checked = readInput(request, received?.fields ?? read?.fields);
            if ('issues' in checked) throw new ValidationError(area, checked.issues);
            const scope = createPublicScope(services, {
              db,
              connection,
              language: languageOf(request, entered.language),
              address: request.ip,
              afterCommit,
              live,
            });
            const caller = { ...entered, ...scope } as Scope;
            const input = { ...checked.input, ...(sent && { file: sent }) };
            const key = route.isIdempotent ? request.headers[idempotencyHeader] : undefined;
            const result = await runOnce(caller, { route, key, input }, () => bound.run(caller, input));
            if (kind === 'read' && live.events.length > 0)
              throw new Error(`mountRoute: ${route.endpoint} only reads, but emits live events`);
            return result ?? {};
          },
          (connection) => writeLiveEvents(connection, live),
        );
      const answer = async (pool: pg.Pool) => {
        const answered = await run(pool).catch((error) => forgetFile(file, services, error));
        services.hub.announce(live);
        for (const work of afterCommit)
          await work().catch((error) => request.log.error({ err: error }, 'after commit'));
        return typeof answered === 'function' ? answered : encodedResponse(request, route, answered, services);
      };
      // The turn of an account includes the compression of the response, which can take as long as reading it.
      const answered = await (isHeavy(route) ? limitHeavy(request, route, answer) : answer(services.pool));
      const encoded =
        typeof answered === 'function' ? await encodedResponse(request, route, await answered(), services) : answered;
      return sendEncoded(reply, encoded);
    },
  });
}

async function encodedResponse(
  request: FastifyRequest,
  route: Route,
  response: object,
  { settings }: AppServices,
): Promise<EncodedResponse> {
  if (settings.NODE_ENV === 'test') assertResponse(route, response);
  return route.download ? encodeDownload(route.download, response as FileResponse) : encodeEnvelope(request, response);
}

/** Deletes the stored file of a failed request and rethrows the error. */
async function forgetFile(file: StoredUpload | undefined, { storage }: AppServices, refusal: unknown): Promise<never> {
  for (const key of file ? storageKeysOf(file) : []) await storage.delete(key);
  throw refusal;
}

/**
 * Authenticates the caller, then receives and stores the file. The permission is checked before any part of the file is
 * read.
 */
async function receive(
  request: FastifyRequest,
  policy: UploadPolicy,
  { route }: BoundRoute,
  { pool, storage, images }: AppServices,
): Promise<UploadForm> {
  const caller = await authorizedCaller(request, route, pool);
  return storeUpload(request, { policy, storage, images, folder: folderOf(caller) });
}

/** Authenticates the caller, then reads a file that is not stored. */
async function readSent(
  request: FastifyRequest,
  rule: TransientUploadLimits,
  { route }: BoundRoute,
  { pool }: AppServices,
): Promise<TransientUploadForm> {
  await authorizedCaller(request, route, pool);
  return readTransientUpload(request, rule);
}

/**
 * The storage folder for uploads of the caller. Super admins have no account: their files belong to the records that
 * all accounts share.
 */
function folderOf({ accountId }: Pick<Caller, 'accountId'>): string {
  return accountId ? accountFolder(accountId) : 'library';
}

function anonymous(request: FastifyRequest): Pick<PublicScope, 'language'> {
  return { language: languageOf(request) };
}
