import { vi } from 'vitest';
import type { z } from 'zod';
import { methodOf, pathOf, type Route } from '#shell/common/route.ts';

interface Prepared {
  ask: string;
  method: string;
  path: RegExp;
  status: number;
  envelope: object;
}

/** One call as the server got it. */
export interface RecordedRequest {
  ask: string;
  query: Record<string, string>;
  body: unknown;
}

let prepared: Prepared[] = [];
let asked: RecordedRequest[] = [];

/** From now on the route answers this; the contract checks it first. The latest answer to a route counts. */
export function respond<R extends Route>(route: R, answered: z.input<R['response']>): void {
  prepare(route, 200, { success: true, data: route.response.parse(answered) });
}

/** From now on the route refuses, as the server would: `refuse(routes.login, 422, { errors: { email: ['…'] } })`. */
export function respondWithError(
  route: Route,
  status: number,
  refusal: { message?: string; code?: string; errors?: Record<string, string[]>; data?: object },
): void {
  prepare(route, status, { success: false, message: '', code: '', ...refusal });
}

/** What was asked of a route so far, in order. */
export function requestsTo(route: Route): RecordedRequest[] {
  return asked.filter(({ ask }) => ask === route.endpoint);
}

function prepare(route: Route, status: number, envelope: object): void {
  const path = new RegExp(`^/api${pathOf(route).replace(/:\w+/g, '[^/]+')}$`);
  prepared = [{ method: methodOf(route), path, status, envelope, ask: route.endpoint }, ...prepared];
}

/** In place of the network. A call nobody prepared fails the test that made it. */
export function stubFetch(): void {
  vi.stubGlobal('XMLHttpRequest', answerUpload);
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const method = request.method ?? 'GET';
    // The poll for the server's health, which no test waits for, may outlive its test.
    if (pathname === '/healthz') return new Response(null, { status: 503 });
    const found = prepared.find((one) => one.method === method && one.path.test(pathname));
    if (!found) return failed(`${method} ${pathname}`);

    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : null;
    asked.push({ ask: found.ask, query: Object.fromEntries(searchParams), body });
    return new Response(JSON.stringify(found.envelope), { status: found.status });
  });
}

/** As much of a request with a file as `upload` needs; its fields stand in `body`. */
function answerUpload() {
  let asks = '';
  const request = {
    status: 0,
    responseText: '',
    upload: {},
    onload: () => {},
    onloadend: () => {},
    open: (method: string, address: string) => {
      asks = `${method} ${new URL(address, 'http://localhost').pathname}`;
    },
    setRequestHeader: () => {},
    abort: () => {},
    send: (form: FormData) => {
      const found = prepared.find(
        ({ method, path }) => asks.startsWith(`${method} `) && path.test(asks.split(' ')[1] ?? ''),
      );
      if (!found) unexpected.push(asks);
      else asked.push({ ask: found.ask, query: {}, body: Object.fromEntries(form) });
      request.status = found?.status ?? 500;
      request.responseText = JSON.stringify(found?.envelope ?? { success: false, message: '', code: 'unexpected' });
      queueMicrotask(() => {
        request.onload();
        request.onloadend();
      });
    },
  };
  return request;
}

let unexpected: string[] = [];

/** After each test: forgets responses and requests, and throws when a request had no prepared response. */
export function resetFakeApi(): void {
  const calls = unexpected;
  prepared = [];
  asked = [];
  unexpected = [];
  if (calls.length > 0) throw new Error(`resetFakeApi: no response prepared for ${calls.join(', ')}`);
}

function failed(call: string): Response {
  unexpected.push(call);
  return new Response(JSON.stringify({ success: false, message: `nobody prepared ${call}`, code: 'unexpected' }), {
    status: 500,
  });
}
