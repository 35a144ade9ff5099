import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientLiveHandlers } from './live.ts';

test('an open app of a client starts again when another tab asks for the deletion of their data', async () => {
  const { router, queryClient } = await renderScreen(() => <h1>{'Progressi'}</h1>, { path: '/my/progress' });
  queryClient.setQueryData(['GET /my/weights', {}], { values: [] });

  const handler = clientLiveHandlers.find(({ type }) => type === 'own_erasure.changed');
  handler?.handle(queryClient, {});

  await expect.poll(() => router.state.location.pathname).toBe('/home');
  expect(queryClient.getQueryData(['GET /my/weights', {}])).toBeUndefined();
});
