import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { keys } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { holdResponses, respond, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { fetchOrReadCached, removeCached } from './cached-pages.ts';
import { app } from '../app.ts';
import {
  cacheStore,
  clearCached,
  fetchAndCache,
  readCached,
  updateAllCached,
  updateCached,
  useCachedApiQuery,
} from './cached-query.ts';
import { clearAuthStorage, saveToken } from './token.ts';
import { applyLanguage } from '../texts/texts.ts';

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

test('a response that is cached while a screen waits for a connection is shown there', async () => {
  respondWithError(week, 503, {});
  await renderScreen(() => <Week owner="giulia" />);
  await screen.findByText('errore');
  respond(week, { title: 'Spinta' });
  await fetchAndCache('giulia', { route: week, request: {} }, AbortSignal.timeout(1000));

  expect(await screen.findByText('Spinta, dal dispositivo')).toBeTruthy();
});

test.each([403, 404])('a cached response is not shown once the server refuses it with %i', async (status) => {
  await visit('giulia', 'Spinta');

  respondWithError(week, status, { code: 'x' });
  await renderScreen(() => <Week owner="giulia" />);

  expect(await screen.findByText('errore')).toBeTruthy();
  expect(screen.queryByText(/Spinta/)).toBeNull();
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
  const read = () => fetchOrReadCached('giulia', cached, { signal: new AbortController().signal });

  respondWithError(week, 503, {});
  expect(await read()).toEqual({ title: 'Spinta', cachedAt: expect.any(Number) });
  respondWithError(week, 403, {});
  await expect(read()).rejects.toMatchObject({ status: 403 });
  respondWithError(week, 503, {});
  await removeCached('giulia', cached);
  await expect(read()).rejects.toMatchObject({ status: 503 });
});

test('of a route whose responses are many, the newest of all owners stay on the device', async () => {
  const owners = ['giulia', 'luca', 'marco'];
  const fetchOf = (owner: string) =>
    fetchOrReadCached(owner, { route: week, request: {} }, { signal: new AbortController().signal, newest: 2 });
  const now = vi.spyOn(Date, 'now');
  respond(week, { title: 'Spinta' });
  for (const [index, owner] of owners.entries()) {
    now.mockReturnValue(index);
    await fetchOf(owner);
  }
  now.mockRestore();

  respondWithError(week, 503, {});
  await vi.waitFor(() => expect(fetchOf('giulia')).rejects.toMatchObject({ status: 503 }));
  expect(await fetchOf('luca')).toMatchObject({ title: 'Spinta', cachedAt: 1 });
  expect(await fetchOf('marco')).toMatchObject({ title: 'Spinta', cachedAt: 2 });
});

test('a change is not lost to the response of a request that was sent before it', async () => {
  respond(week, { title: 'Spinta' });
  await renderScreen(() => <Week owner="giulia" />);
  await screen.findByText('Spinta');
  const running = Promise.withResolvers<void>();
  const { fetch } = globalThis;
  const held = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    const response = await fetch(...request);
    await running.promise;
    return response;
  });
  const refetched = app().queryClient.invalidateQueries();
  await expect.poll(() => held.mock.calls.length).toBe(1);

  const updated = updateCached('giulia', { route: week, request: {} }, () => ({ title: 'Tirata' }));
  running.resolve();
  respond(week, { title: 'Tirata del server' });
  await Promise.all([updated, refetched]);

  expect(await screen.findByText('Tirata del server')).toBeTruthy();
  respondWithError(week, 503, {});
  const { signal } = new AbortController();
  await expect
    .poll(() => fetchOrReadCached('giulia', { route: week, request: {} }, { signal }))
    .toMatchObject({ title: 'Tirata del server' });
});

test('a response is in the language in which it was requested, also when that is changed meanwhile', async () => {
  await visit('giulia', 'Spinta');
  const release = holdResponses(week);
  const { signal } = new AbortController();
  const fetched = fetchAndCache('giulia', { route: week, request: {} }, signal);
  await applyLanguage('en');
  release();
  await fetched;

  expect(await readCached('giulia', { route: week, request: {} })).toMatchObject({ language: 'it' });
  await applyLanguage('it');
});

test('a change that a logout interrupts does not store the deleted response again', async () => {
  for (const update of [updateCached, updateAllCached]) {
    await visit('giulia', 'Spinta');
    saveToken('gettone');
    const updated = update('giulia', { route: week, request: {} }, () => ({ title: 'Tirata' }));
    clearAuthStorage();
    await Promise.all([updated, clearCached()]);

    expect(await keys(cacheStore)).toEqual([]);
  }
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
