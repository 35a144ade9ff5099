import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brands } from '#shell/common/brands.ts';
import { renderScreen } from '../testing/render.tsx';
import { closedAccountRoute } from './closed-account-route.tsx';
import { guestRoute } from './routes.tsx';

const claims: readonly string[] = Object.values(brands).map(({ description }) => description.it);

test.each([
  ['the login', 1, guestRoute],
  ['the only page of a client who waits for the deletion of their data', 0, closedAccountRoute],
] as const)('%s has %s lines for coaches', async (_page, count, { options: { component: Layout } }) => {
  if (!Layout) throw new Error('the route has no layout');
  await renderScreen(() => <Layout />, { path: '/login' });

  await screen.findByRole('main');
  expect(screen.queryAllByText((text) => claims.includes(text))).toHaveLength(count);
});
