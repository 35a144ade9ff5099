import { vi } from 'vitest';
import type { z } from 'zod';
import { idempotencyHeader, type Route } from '#shell/common/route.ts';

interface PreparedResponse {
  endpoint: string;
  method: string;
  path: RegExp;
  /** Parameters that a request must have. */
  query?: Record<string, string>;
  status: number;
  envelope: object;
}

/** One request as the server would receive it. */
export interface RecordedRequest {
  endpoint: string;
  query: Record<string, string>;
  body: unknown;
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | undefined;
}

let prepared: PreparedResponse[] = [];
let requests: RecordedRequest[] = [];
/** Endpoints whose responses are held back. */
const held = new Map<string, Promise<void>>();

/**
 * Sets the response of a route, validated with the contract. A later call for the same route replaces it. `query`: only for requests with
 * these parameters.
 */
export function respond<R extends Route>(
  route: R,
  response: z.input<R['response']>,
  query: Record<string, string> = {},
): void {
  prepare(route, 200, { success: true, data: route.response.parse(response) }, query);
}

/** Sets the response of an endpoint of the shell, which has no typed route, unless the test sets one. */
export function respondByDefault(endpoint: string, response: object): void {
  prepared = [...prepared, { ...matcherOf(endpoint), status: 200, envelope: { success: true, data: response } }];
}

/** Sets an error response of a route: `respondWithError(routes.login, 422, { errors: { email: ['…'] } })`. */
export function respondWithError(
  route: Route,
  status: number,
  error: { message?: string; code?: string; errors?: Record<string, string[]>; data?: object },
): void {
  prepare(route, status, { success: false, message: '', code: '', ...error });
}

/** Holds the responses of a route back until the returned function is called. */
export function holdResponses({ endpoint }: Route): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(endpoint, promise);
  return resolve;
}

/** The requests that were sent to a route, in order. */
export function requestsTo(route: Route): RecordedRequest[] {
  return requests.filter(({ endpoint }) => endpoint === route.endpoint);
}

function prepare(route: Route, status: number, envelope: object, query: Record<string, string> = {}): void {
  prepared = [{ ...matcherOf(route.endpoint), status, envelope, query }, ...prepared];
}

function matcherOf(endpoint: string) {
  const [method = '', pattern = ''] = endpoint.split(' ');
  return { endpoint, method, path: new RegExp(`^/api${pattern.replace(/:\w+/g, '[^/]+')}$`) };
}

/** Replaces the network. A request without a prepared response fails the test. */
export function stubFetch(): void {
  vi.stubGlobal('XMLHttpRequest', createUploadRequest);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const method = init.method ?? 'GET';
    // A poll of `/healthz` may continue after its test has ended, and no test waits for it.
    if (pathname === '/healthz') return new Response(null, { status: 503 });
    const hasQuery = ({ query = {} }: PreparedResponse) =>
      Object.entries(query).every(([name, value]) => searchParams.get(name) === value);
    const match = prepared.find(
      (candidate) => candidate.method === method && candidate.path.test(pathname) && hasQuery(candidate),
    );
    if (!match) return failed(`${method} ${pathname}`);

    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const idempotencyKey = new Headers(init.headers).get(idempotencyHeader) ?? undefined;
    requests.push({ endpoint: match.endpoint, query: Object.fromEntries(searchParams), body, idempotencyKey });
    await held.get(match.endpoint);
    return new Response(JSON.stringify(match.envelope), { status: match.status });
  });
}

/** The part of `XMLHttpRequest` that `upload` uses. The fields of the form are recorded as `body`. */
function createUploadRequest() {
  let methodAndPath = '';
  const request = {
    status: 0,
    responseText: '',
    upload: {},
    onload: () => {},
    onloadend: () => {},
    open: (method: string, url: string) => {
      methodAndPath = `${method} ${new URL(url, 'http://localhost').pathname}`;
    },
    setRequestHeader: () => {},
    abort: () => {},
    send: (form: FormData) => {
      const match = prepared.find(
        ({ method, path }) => methodAndPath.startsWith(`${method} `) && path.test(methodAndPath.split(' ')[1] ?? ''),
      );
      if (!match) unexpected.push(methodAndPath);
      else
        requests.push({
          endpoint: match.endpoint,
          query: {},
          body: Object.fromEntries(form),
          idempotencyKey: undefined,
        });
      request.status = match?.status ?? 500;
      request.responseText = JSON.stringify(match?.envelope ?? { success: false, message: '', code: 'unexpected' });
      queueMicrotask(() => {
        request.onload();
        request.onloadend();
      });
    },
  };
  return request;
}

let unexpected: string[] = [];

/**
 * Runs after each test: deletes responses and recorded requests, and throws when a request had no prepared response.
 */
export function resetFakeApi(): void {
  const calls = unexpected;
  prepared = [];
  requests = [];
  held.clear();
  unexpected = [];
  if (calls.length > 0) throw new Error(`resetFakeApi: no response prepared for ${calls.join(', ')}`);
}

function failed(call: string): Response {
  unexpected.push(call);
  return new Response(
    JSON.stringify({ success: false, message: `no prepared response for ${call}`, code: 'unexpected' }),
    {
      status: 500,
    },
  );
}
