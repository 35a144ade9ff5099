import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { accountLiveHandlers } from './live.ts';

test('an open app of an admin shows the page of the closed studio when another tab closes it', async () => {
  const { router, queryClient } = await renderScreen(() => <h1>{'Clienti'}</h1>, { path: '/clients' });
  queryClient.setQueryData(['GET /clients', {}], { clients: [] });

  accountLiveHandlers[0]?.handle(queryClient, {});

  await expect.poll(() => router.state.location.pathname).toBe('/closed-account');
  expect(queryClient.getQueryData(['GET /clients', {}])).toBeUndefined();
});
