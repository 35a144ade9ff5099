import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { storeLanguage, setCurrentLanguage } from '../texts/language.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { setApiErrorHandlers } from './error-handlers.ts';
import { saveToken, tokenName } from './token.ts';

const routes = defineRoutes({
  list: {
    endpoint: 'GET /clients',
    permission: 'login',
    query: z.object({ search: z.string().optional() }),
    response: z.object({ clients: z.array(z.string()) }),
  },
  update: {
    endpoint: 'PUT /clients/:id',
    permission: 'login',
    body: z.object({ name: z.string() }),
    response: z.object({}),
  },
});

const handlers = { unauthenticated: vi.fn(), paymentRequired: vi.fn(), unreachable: vi.fn(), reachable: vi.fn() };
const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  setApiErrorHandlers(handlers);
});

afterEach(() => vi.clearAllMocks());

describe('a call', () => {
  test('sends path parameters in the path and other values in the query, without undefined ones', async () => {
    mockResponse(200, { success: true, data: { clients: ['Anna'] } });

    const response = await call(routes.list, { search: undefined });

    expect(response.clients).toEqual(['Anna']);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/clients');
  });

  test('sends the body of a PUT as JSON, with the token and the language', async () => {
    saveToken('abc');
    storeLanguage('en');
    setCurrentLanguage('en');
    mockResponse(200, { success: true, data: {} });

    await call(routes.update, { id: 'a/b', name: 'Anna' });

    const [url, request] = fetched.mock.calls[0] as [string, RequestInit & { headers: Record<string, string> }];
    expect(url).toBe('/api/clients/a%2Fb');
    expect(request.body).toBe('{"name":"Anna"}');
    expect(request.headers).toMatchObject({ authorization: 'Bearer abc', 'accept-language': 'en' });
  });
});

describe('an error', () => {
  test('is thrown with the messages of the fields', async () => {
    mockResponse(422, {
      success: false,
      code: 'invalid',
      message: 'Nome: obbligatorio.',
      errors: { name: ['Obbligatorio.'] },
    });

    const error = await errorOf(call(routes.update, { id: '1', name: '' }));

    expect(error).toMatchObject({ status: 422, code: 'invalid', errors: { name: ['Obbligatorio.'] } });
  });

  test('is also thrown for status 200 without success', async () => {
    mockResponse(200, {
      success: false,
      message: 'Piano scaduto.',
      data: { buttons: [{ title: 'Piani', redirect: '/payments' }] },
    });

    expect((await errorOf(call(routes.list, {}))).message).toBe('Piano scaduto.');
  });

  test.each([
    [403, { success: false, message: 'Unauthenticated.', code: '' }, 'unauthenticated'],
    [401, { success: false, message: 'x', code: 'x' }, 'unauthenticated'],
    [402, { success: false, message: 'x', code: 'x' }, 'paymentRequired'],
    [503, { success: false, message: 'x', code: 'unavailable' }, 'unreachable'],
  ] as const)('%i calls the global handler of the app', async (status, envelope, handler) => {
    mockResponse(status, envelope);

    await errorOf(call(routes.list, {}));

    expect(handlers[handler]).toHaveBeenCalledOnce();
  });

  test('a 403 for a missing permission does not log out', async () => {
    mockResponse(403, { success: false, message: 'Non hai il permesso.', code: 'forbidden' });

    await errorOf(call(routes.list, {}));

    expect(handlers.unauthenticated).not.toHaveBeenCalled();
  });

  test('a write is not sent while a professional views the app as a client', async () => {
    sessionStorage.setItem(tokenName, 'vista');

    const error = await errorOf(call(routes.update, { id: 'anna', name: 'Anna' }));

    sessionStorage.clear();
    expect([error.status, error.code]).toEqual([403, 'read_only']);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a failed network has status 0', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));

    expect((await errorOf(call(routes.list, {}))).status).toBe(0);
    expect(handlers.unreachable).toHaveBeenCalledOnce();
  });
});

function mockResponse(status: number, envelope: object): void {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(envelope), { status }));
}

async function errorOf(request: Promise<unknown>): Promise<ApiError> {
  const error = await request.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('errorOf: the request did not fail');
  return error;
}
