import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { respond, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { clearCached, fetchOrReadCached, removeCached, useCachedApiQuery } from './cached-query.ts';
import { saveToken } from './token.ts';

const { week } = defineRoutes({
  week: { endpoint: 'GET /my/week', permission: 'login', response: z.object({ title: z.string() }) },
});

beforeEach(async () => {
  saveToken('gettone');
  await clearCached();
});

test('a response that was cached is shown while the server is unavailable', async () => {
  await visit('giulia', 'Spinta');

  respondWithError(week, 503, {});
  await renderScreen(() => <Week owner="giulia" />);

  expect(await screen.findByText('Spinta, dal dispositivo')).toBeTruthy();
});

test('a cached response is not shown to another owner', async () => {
  await visit('giulia', 'Spinta');

  respondWithError(week, 503, {});
  await renderScreen(() => <Week owner="luca" />);

  expect(await screen.findByText('errore')).toBeTruthy();
});

test('logging out deletes the cached responses', async () => {
  await visit('giulia', 'Spinta');
  await clearCached();

  respondWithError(week, 503, {});
  await renderScreen(() => <Week owner="giulia" />);

  expect(await screen.findByText('errore')).toBeTruthy();
});

test('the response of the server replaces the cached one', async () => {
  await visit('giulia', 'Spinta');

  respond(week, { title: 'Tirata' });
  await renderScreen(() => <Week owner="giulia" />);

  expect(await screen.findByText('Tirata')).toBeTruthy();
});

test('a page of a list is read from the device while the server is unavailable, not when it is refused or was removed', async () => {
  await visit('giulia', 'Spinta');
  const cached = { route: week, request: {} };
  const read = () => fetchOrReadCached('giulia', cached, new AbortController().signal);

  respondWithError(week, 503, {});
  expect(await read()).toEqual({ title: 'Spinta' });
  respondWithError(week, 403, {});
  await expect(read()).rejects.toMatchObject({ status: 403 });
  respondWithError(week, 503, {});
  await removeCached('giulia', cached);
  await expect(read()).rejects.toMatchObject({ status: 503 });
});

/** Renders the screen, waits for the response of the server, and unmounts the screen. */
async function visit(owner: string, title: string): Promise<void> {
  respond(week, { title });
  const { unmount } = await renderScreen(() => <Week owner={owner} />);
  await screen.findByText(title);
  unmount();
}

function Week({ owner }: { owner: string }) {
  const { data, isFromCache, error } = useCachedApiQuery(owner, { route: week, request: {} });
  if (data) return <p>{isFromCache ? `${data.title}, dal dispositivo` : data.title}</p>;
  return <p>{error ? 'errore' : 'attesa'}</p>;
}
