import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionEndpoints } from '#shell/common/session.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ClosedAccountScreen } from './ClosedAccountScreen.tsx';

test('a closed account says until when it can be opened again, and is left when another tab has opened it', async () => {
  const deleteAfter = '2026-12-20T10:00:00.000Z';
  const { queryClient, router } = await renderScreen(ClosedAccountScreen, {
    path: '/closed-account',
    texts: ['account'],
    user: { deleteAfter },
  });
  expect(await screen.findByText(/20 dic 2026/)).toBeTruthy();

  const key = [sessionEndpoints.me, {}];
  queryClient.setQueryData<{ user: object }>(key, (me) => ({ user: { ...me?.user, deleteAfter: null } }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});
