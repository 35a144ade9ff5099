import helmet from '@fastify/helmet';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { newId } from '#shell/common/ids.ts';
import { answerRejectedRequests, refuseAddresses, withoutRefused } from './addresses.ts';
import { acceptUploads } from '../files/multipart.ts';
import { serveFiles } from '../files/serve.ts';
import type { Config } from '../config.ts';
import type { ServerArea } from './bind.ts';
import { showOutbox } from './dev-mail.ts';
import { acceptJson, acceptOneClick } from './json-body.ts';
import { publishDocs } from './docs.ts';
import { answerHealth } from './health.ts';
import type { AppServices } from '../app-services.ts';
import { mount } from './mount.ts';
import { serveEventStream } from '../realtime/event-stream.ts';
import { isSocketRequest, serveSockets } from '../realtime/sockets.ts';
import { servePages } from './pages.ts';
import { handleError } from './error-handler.ts';

/**
 * The HTTP application: security headers, routes of the areas, files, API documentation, pages. `webFolder` has the built web
 * app.
 */
export async function buildApp(
  settings: Config,
  areas: ServerArea[],
  services: AppServices,
  webFolder = path.resolve('dist/web'),
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logging(settings),
    trustProxy: (_address: string, hop: number) => hop < settings.TRUST_PROXY,
    genReqId: requestIds(),
    rewriteUrl: withoutRefused,
    clientErrorHandler: (error, socket) => answerRejected(error, socket),
    bodyLimit: 4 * 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: 120_000,
    http: { shouldUpgradeCallback: isSocketRequest },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  app.setErrorHandler((error: Error, request, reply) => handleError(error, request, reply, settings.PLATFORM_NAME));
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
  const answerRejected = answerRejectedRequests(app);
  await addSecurityHeaders(app, settings);
  refuseAddresses(app);
  acceptJson(app);
  acceptOneClick(app);
  await acceptUploads(app);
  mount(app, areas, services);
  serveFiles(app, services.storage, services.tickets);
  serveSockets(app, { ...services, publicUrl: settings.publicUrl });
  serveEventStream(app, services);
  answerHealth(app, services);
  if (settings.hasApiDocs) await publishDocs(app, areas);
  if (settings.showsOutbox) showOutbox(app, services.pool);
  await servePages(app, settings, webFolder);
  return app;
}

/** Replaces Fastify's schema compilers, which would load ajv (8 MB) without being used: contracts validate requests. */
function noCompiler(): never {
  throw new Error('noCompiler: a route has a schema of Fastify');
}

/** Generates request ids that are unique among all processes: a random prefix for each process, and a counter. */
function requestIds(): () => string {
  const process = newId().slice(-12);
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** Options of the log: one line for each request, with its id. Secrets are not logged. */
function logging({ logLevel, NODE_ENV }: Config): object | false {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    base: NODE_ENV === 'production' ? undefined : null,
    redact: ['req.headers.authorization', '*.password', '*.token'],
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathWithoutSecrets(request.url),
      }),
    },
  };
}

/**
 * The path to log. Query strings, which may contain personal data, and file tickets, which give access, are removed.
 */
function pathWithoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.startsWith('/api/files/') ? '/api/files/…' : path;
}

/**
 * Adds the headers of helmet to every response. They never change, so those of the first response are cached: helmet validates its
 * options and builds the content security policy again for every request.
 */
async function addSecurityHeaders(app: FastifyInstance, settings: Config): Promise<void> {
  await app.register(helmet, { ...security(settings), global: false });
  let headers: OutgoingHttpHeaders | undefined;
  app.addHook('onRequest', (_request, reply, next) => {
    if (!headers) {
      reply.helmet();
      headers = reply.raw.getHeaders();
    }
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
    next();
  });
}

/** The two video services that a page may embed, after a click on play. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Options of the security headers. Inline styles are allowed, because Mantine writes its colour variables into the
 * page; inline scripts are not.
 */
function security({ publicUrl }: Config): object {
  const isHttps = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        frameSrc: players,
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
