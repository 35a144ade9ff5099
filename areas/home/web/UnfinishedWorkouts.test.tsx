import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { exampleBegun } from '#areas/completed-workouts/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { CoachHome } from './CoachHome.tsx';

test('the home names the workout that a client began and did not finish, with a link to its sets', async () => {
  respond(completedWorkoutRoutes.list, { completedWorkouts: [], begun: [exampleBegun], nextPage: 0 });
  respond(completedWorkoutRoutes.list, { completedWorkouts: [], nextPage: 0 }, { pain: 'true' });
  respond(inChargeRoutes.withoutProfessional, { clients: [], nextPage: 0 });
  respond(completedWorkoutRoutes.idleClients, { clients: [], days: 7, nextPage: 0 });
  await renderScreen(CoachHome, {
    path: '/home',
    texts: ['home', 'clients', 'completed-workouts'],
    permissions: ['view workouts'],
  });

  const section = within(await screen.findByRole('region', { name: 'Allenamenti non finiti' }));
  expect(section.getByText('Spinta, iniziato il 18 nov 2026, 18:30, non finito: 3 di 13 serie')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Giulia Ferri' }).getAttribute('href')).toBe(
    `/clients/${exampleBegun.clientId}/completed_workouts/${exampleBegun.id}/details`,
  );
});
