import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import { exampleBegun } from '../example.ts';
import { CompletedWorkoutListScreen } from './coach/CompletedWorkoutListScreen.tsx';
import { HistoryScreen } from './history/HistoryScreen.tsx';

const texts = ['completed-workouts', 'clients'];

test.each([
  ['pain', { hasPain: true }, 'Dolore'],
  ['a symptom in a note', { namesSymptoms: true }, 'Disturbo'],
])(
  'the completed workouts begin with what a client began and did not finish: since when, how many sets, and %s',
  async (_, changes, badge) => {
    const begun = [{ ...exampleBegun, ...changes }];
    respond(completedWorkoutRoutes.list, { completedWorkouts: [], begun, nextPage: 0 });
    await renderScreen(CompletedWorkoutListScreen, {
      path: '/completedWorkouts',
      permissions: ['view workouts'],
      texts,
    });

    const link = await screen.findByRole('link', { name: 'Giulia Ferri · Spinta' });
    expect(link.parentElement?.textContent).toBe(
      `Giulia Ferri · Spinta iniziato il 18 nov 2026, 18:30, non finito: 3 di 13 serie ${badge}`,
    );
    expect(link.getAttribute('href')).toBe(
      `/clients/${exampleBegun.clientId}/completed_workouts/${exampleBegun.id}/details`,
    );
  },
);

test('the completed workouts of one client begin with it without the name of the client', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(clientWorkoutRoutes.list.client, { completedWorkouts: [], begun: [exampleBegun], nextPage: 0 });
  respond(historyRoutes.trainingDays.client, { days: [], streakWeeks: 0 });
  await renderScreen(HistoryScreen, {
    path: '/clients/$id/completed_workouts',
    at: `/clients/${exampleClient.id}/completed_workouts`,
    permissions: ['view clients', 'view workouts'],
    texts,
  });

  const link = await screen.findByRole('link', { name: 'Spinta' });
  expect(link.parentElement?.textContent).toBe('Spinta iniziato il 18 nov 2026, 18:30, non finito: 3 di 13 serie ');
});
