import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { type VisitCard, visitRoutes } from '../../contract/routes.ts';
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

test('34,4% by skinfolds and 32,9% by bioimpedance say their method in the list, and the visit with a value that does not count is to check', async () => {
  const visit = (measurement_type: VisitCard['measurement_type'], fat_mass_perc: number): VisitCard => ({
    ...{ id: newId(), clientId: exampleClient.id, clientName: exampleClient.name, state: 'completed' },
    ...{ takenOn: '2026-11-25', measurement_type, fat_mass_perc, weightKg: 76, bmr: null },
    ...{ nextVisitOn: null, authorName: null, notCounted: measurement_type === 'FOLDS' ? 1 : 0 },
  });
  respond(visitRoutes.list, { visits: [visit('BIA', 32.9), visit('FOLDS', 34.4)], nextPage: -1 });
  await renderScreen(VisitListScreen, { path: '/visits', permissions: ['view visits'], texts: ['visits', 'clients'] });

  expect(await screen.findByText('32,9% · Bioimpedenza')).toBeTruthy();
  expect(screen.getByText('34,4% · Pliche')).toBeTruthy();
  expect(screen.getAllByText('Da verificare')).toHaveLength(1);
});

test('a list that is empty because the consent was withdrawn does not ask to record the first visit', async () => {
  respond(visitRoutes.list, { visits: [], nextPage: -1, hidesVisits: true });
  await renderScreen(VisitListScreen, { path: '/visits', permissions: ['view visits'], texts: ['visits', 'clients'] });

  expect(await screen.findByText(/sono nascoste: il consenso.*è stato ritirato/)).toBeTruthy();
  expect(screen.queryByText(/prima visita/)).toBeNull();
});
