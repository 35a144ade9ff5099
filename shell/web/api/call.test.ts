import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { storeLanguage, setCurrentLanguage } from '../texts/language.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { setApiErrorHandlers } from './error-handlers.ts';
import { saveToken } from './token.ts';

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

const reactions = { unauthenticated: vi.fn(), paymentRequired: vi.fn(), unreachable: vi.fn() };
const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  setApiErrorHandlers(reactions);
});

afterEach(() => vi.clearAllMocks());

describe('a call', () => {
  test('puts the path values into the path, the rest into the query, and drops what is undefined', async () => {
    serverSays(200, { success: true, data: { clients: ['Anna'] } });

    const answer = await call(routes.list, { search: undefined });

    expect(answer.clients).toEqual(['Anna']);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/clients');
  });

  test('sends the rest of a write as JSON, with the token and the language', async () => {
    saveToken('abc');
    storeLanguage('en');
    setCurrentLanguage('en');
    serverSays(200, { success: true, data: {} });

    await call(routes.update, { id: 'a/b', name: 'Anna' });

    const [address, request] = fetched.mock.calls[0] as [string, RequestInit & { headers: Record<string, string> }];
    expect(address).toBe('/api/clients/a%2Fb');
    expect(request.body).toBe('{"name":"Anna"}');
    expect(request.headers).toMatchObject({ authorization: 'Bearer abc', 'accept-language': 'en' });
  });
});

describe('a refusal', () => {
  test('throws what the server refused, field by field', async () => {
    serverSays(422, {
      success: false,
      code: 'invalid',
      message: 'Nome: obbligatorio.',
      errors: { name: ['Obbligatorio.'] },
    });

    const error = await refusalOf(call(routes.update, { id: '1', name: '' }));

    expect(error).toMatchObject({ status: 422, code: 'invalid', errors: { name: ['Obbligatorio.'] } });
  });

  test('takes a 200 without success as a refusal', async () => {
    serverSays(200, {
      success: false,
      message: 'Piano scaduto.',
      data: { buttons: [{ title: 'Piani', redirect: '/payments' }] },
    });

    expect((await refusalOf(call(routes.list, {}))).message).toBe('Piano scaduto.');
  });

  test.each([
    [403, { success: false, message: 'Unauthenticated.', code: '' }, 'unauthenticated'],
    [401, { success: false, message: 'x', code: 'x' }, 'unauthenticated'],
    [402, { success: false, message: 'x', code: 'x' }, 'paymentRequired'],
    [503, { success: false, message: 'x', code: 'unavailable' }, 'unreachable'],
  ] as const)('a %i is told to the whole app', async (status, envelope, reaction) => {
    serverSays(status, envelope);

    await refusalOf(call(routes.list, {}));

    expect(reactions[reaction]).toHaveBeenCalledOnce();
  });

  test('a 403 for want of a permission does not log out', async () => {
    serverSays(403, { success: false, message: 'Non hai il permesso.', code: 'forbidden' });

    await refusalOf(call(routes.list, {}));

    expect(reactions.unauthenticated).not.toHaveBeenCalled();
  });

  test('a lost network is status 0', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));

    expect((await refusalOf(call(routes.list, {}))).status).toBe(0);
    expect(reactions.unreachable).toHaveBeenCalledOnce();
  });
});

function serverSays(status: number, envelope: object): void {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(envelope), { status }));
}

async function refusalOf(asked: Promise<unknown>): Promise<ApiError> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('refusalOf: nothing was refused');
  return error;
}
