import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientWorkoutRoutes } from '../contract.ts';
import { commentRoutes } from '../contract/comments.ts';
import { historyRoutes } from '../contract/history.ts';
import { exampleCompletedWorkout as example } from '../example.ts';
import { CompletedWorkoutScreen } from './comparison/CompletedWorkoutScreen.tsx';

test('a workout of running has its distance with time and pace instead of a volume of 0 kg', async () => {
  const [first] = example.sets;
  const sets = first ? [{ ...first, weightKg: null, reps: null, metres: 10_000, seconds: 3000 }] : [];
  respond(clientRoutes.detail, { client: { ...exampleClient, id: example.clientId } });
  respond(commentRoutes.markRead.client, {});
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  respond(clientWorkoutRoutes.detail.client, { completedWorkout: { ...example, sets } });
  await renderScreen(CompletedWorkoutScreen, {
    path: '/clients/$id/completed_workouts/$completedWorkoutId/details',
    at: `/clients/${example.clientId}/completed_workouts/${example.id}/details`,
    permissions: ['view workouts', 'view clients'],
    texts: ['completed-workouts', 'clients', 'attachments'],
  });

  const distance = await screen.findByText('Distanza');
  expect(distance.parentElement?.textContent).toMatch(/^Distanza10\skm50:00 · 05:00 al km$/);
  expect(screen.queryByText('Volume')).toBeNull();
});
