import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { exampleCard } from '#areas/completed-workouts/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { LastWorkouts } from './LastWorkouts.tsx';

test('a workout that was cut short says how many of the prescribed sets were done', async () => {
  const short = { ...exampleCard, sets: 1, minutes: 4, prescribedSets: { total: 17, missing: 16 } };
  respond(completedWorkoutRoutes.list, { completedWorkouts: [short], nextPage: 0 });
  await renderScreen(() => <LastWorkouts unread={0} />, {
    permissions: ['view workouts'],
    texts: ['home', 'completed-workouts'],
  });

  expect(await screen.findByText('Spinta · 1 di 17 serie · 4 min')).toBeTruthy();
});
