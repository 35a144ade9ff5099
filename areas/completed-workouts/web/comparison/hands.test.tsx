import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientWorkoutRoutes } from '../../contract.ts';
import { historyRoutes } from '../../contract/history.ts';
import { exampleCompletedWorkout as example } from '../../example.ts';
import { CompletedWorkoutScreen } from './CompletedWorkoutScreen.tsx';

beforeEach(() => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
});

/** Shows the workout with another name and load of the first exercise, and returns that exercise. */
async function show(change: { name: string; weight: string }) {
  const rows = example.rows.map((row, index) => (index === 0 ? { ...row, ...change } : row));
  respond(clientWorkoutRoutes.detail.client, { completedWorkout: { ...example, rows } });
  await renderScreen(CompletedWorkoutScreen, {
    path: '/clients/$id/completed_workouts/$completedWorkoutId/details',
    at: `/clients/${example.clientId}/completed_workouts/${example.id}/details`,
    permissions: ['view clients', 'view workouts'],
    texts: ['completed-workouts', 'clients', 'attachments'],
  });
  return within(await screen.findByRole('region', { name: change.name }));
}

test('a workout says of an exercise with dumbbells whose load says nothing of hands how its weights count', async () => {
  const press = await show({ name: 'Panca con manubri', weight: '24 kg' });

  expect(press.getByText(/^Se non è scritto «per mano», i kg contano come vengono segnati/)).toBeTruthy();
});

test.each([
  { name: 'Panca con manubri', weight: '24 kg per mano' },
  { name: 'Panca con bilanciere', weight: '80 kg' },
])('a workout says nothing of it for $name at $weight', async (row) => {
  const press = await show(row);

  expect(press.queryByText(/^Se non è scritto «per mano»/)).toBeNull();
});
