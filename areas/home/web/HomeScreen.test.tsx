import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { HomeScreen } from './HomeScreen.tsx';

test.each([
  [['view own record', 'view own nutrition'], '/my/nutrition'],
  [['view own record'], '/my/progress'],
  [['view own surveys', 'view own notices'], '/my/check-ins'],
  [['view own notices'], '/my/notices'],
  [['view chats'], '/chats'],
  [[], '/settings'],
])('who views a client with %j and not the training starts at %s', async (permissions, path) => {
  const { router } = await renderScreen(HomeScreen, { path: '/home', user: { roles: ['client'] }, permissions });

  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});
