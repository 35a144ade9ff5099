import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '#areas/clients/contract.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { VisitListScreen } from './VisitListScreen.tsx';

test.each([
  ['who may choose the client', ['view clients'], 1],
  ['who may not see the clients', [], 0],
])('a new visit is offered to a professional %s', async (_, more, count) => {
  respond(visitRoutes.list, { visits: [], nextPage: 0 });
  respond(clientRoutes.forSelect, { clients: [], nextPage: 0 });
  const permissions = ['view visits', 'create visits', ...more];
  await renderScreen(VisitListScreen, { path: '/visits', permissions, texts: ['visits', 'clients'] });
  await screen.findByRole('heading', { name: 'Visite' });

  expect(screen.queryAllByRole('link', { name: 'Nuova visita' }).length > 0).toBe(count > 0);
});
