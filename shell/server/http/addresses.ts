import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { commonProblems, Problem, type ProblemKind } from '#shell/common/problem.ts';

/** Longer addresses are answered with 414. Links with a ticket or several filters have fewer than 1,000 characters. */
const maxAddressLength = 4000;

/** Most file systems have no longer names; a request for one fails with an error of the disk. */
const maxNameLength = 255;

const refused = new WeakMap<IncomingMessage, ProblemKind>();

/**
 * Fastify's `rewriteUrl`: replaces an address that cannot be served by one that can, because Fastify and its plugins answer such
 * addresses without hooks, that is without security headers and envelope. `refuseAddresses` then answers the request.
 */
export function withoutRefused(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const problem = problemOf(url);
  if (!problem) return url;
  refused.set(request, problem);
  return url.startsWith('/api/') ? '/api/' : '/';
}

/** Answers the requests that `withoutRefused` has found. Called after the registration of the security headers. */
export function refuseAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const problem = refused.get(raw);
    if (problem) throw new Problem(problem);
  });
}

function problemOf(url: string): ProblemKind | null {
  if (url.length > maxAddressLength) return commonProblems.address_too_long;
  const path = decoded(url.split('?')[0] ?? '');
  if (path === null || !path.startsWith('/') || /\p{Cc}/u.test(path)) return commonProblems.malformed;
  if (path.includes('//')) return commonProblems.not_found;
  const names = path.split('/');
  if (names.includes('..')) return commonProblems.not_found;
  const isTooLong = !path.startsWith('/api/') && names.some((name) => Buffer.byteLength(name) > maxNameLength);
  return isTooLong ? commonProblems.not_found : null;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Answers what Node rejects before there is a request, such as a malformed header, with the security headers and the envelope of
 * all other responses.
 */
export function answerRejectedRequests(app: FastifyInstance): (error: NodeJS.ErrnoException, socket: Socket) => void {
  let securityHeaders: [string, string][] = [];
  app.addHook('onListen', async () => {
    const { headers } = await app.inject('/healthz');
    const notSecurity = ['content-type', 'content-length', 'date', 'connection', 'x-request-id'];
    securityHeaders = Object.entries(headers).flatMap(([name, value]) =>
      notSecurity.includes(name) ? [] : [[name, String(value)]],
    );
  });
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, Object.fromEntries(securityHeaders)).end();
  });
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = rejections[error.code ?? ''] ?? '400 Bad Request';
    const body = JSON.stringify({ success: false, code: 'malformed', message: 'The request cannot be read.' });
    const headers = [
      ...securityHeaders,
      ['content-type', 'application/json; charset=utf-8'],
      ['content-length', Buffer.byteLength(body)],
      ['connection', 'close'],
    ];
    socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
  };
}

const rejections: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
