import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { respond, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { clearCached, useCachedApiQuery } from './cached-query.ts';
import { saveToken } from './token.ts';

const { week } = defineRoutes({
  week: { endpoint: 'GET /my/week', permission: 'login', response: z.object({ title: z.string() }) },
});

beforeEach(async () => {
  saveToken('gettone');
  await clearCached();
});

test('what the server answered once is there at once the next time, without a network', async () => {
  await visit('giulia', 'Spinta');

  respondWithError(week, 503, {});
  await renderScreen(() => <Week owner="giulia" />);

  expect(await screen.findByText('Spinta, dal dispositivo')).toBeTruthy();
});

test('nobody else finds it', async () => {
  await visit('giulia', 'Spinta');

  respondWithError(week, 503, {});
  await renderScreen(() => <Week owner="luca" />);

  expect(await screen.findByText('errore')).toBeTruthy();
});

test('after logging out nothing is kept', async () => {
  await visit('giulia', 'Spinta');
  await clearCached();

  respondWithError(week, 503, {});
  await renderScreen(() => <Week owner="giulia" />);

  expect(await screen.findByText('errore')).toBeTruthy();
});

test('the answer of the server takes the place of the kept one', async () => {
  await visit('giulia', 'Spinta');

  respond(week, { title: 'Tirata' });
  await renderScreen(() => <Week owner="giulia" />);

  expect(await screen.findByText('Tirata')).toBeTruthy();
});

/** Somebody looks at the week while the server answers, and leaves. */
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
