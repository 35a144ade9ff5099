import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';

import { exampleRecord } from '../../example.ts';
import { ExerciseScreen } from './ExerciseScreen.tsx';
import { ExercisesScreen } from './ExercisesScreen.tsx';
import { RecordsScreen } from './RecordList.tsx';
import { historyRoutes } from '../../contract/history.ts';

const base = `/clients/${exampleClient.id}/completed_workouts`;

beforeEach(() => respond(clientRoutes.detail, { client: exampleClient }));

const show = (Screen: FunctionComponent, path: string, at = path) =>
  renderScreen(Screen, {
    path: `/clients/$id/completed_workouts${path}`,
    at: `${base}${at}`,
    permissions: ['view clients', 'view workouts'],
    texts: ['completed-workouts', 'clients'],
  });

test('the exercises of a client are searched by name and link to their progress', async () => {
  respond(historyRoutes.exercises.client, {
    exercises: [
      {
        id: exampleRecord.exerciseId,
        name: 'Panca piana con bilanciere',
        workouts: 12,
        lastDay: '2026-11-18',
        bestSet: { weightKg: 82.5, reps: 8, seconds: null, metres: null },
      },
    ],
    nextPage: 0,
  });
  await show(ExercisesScreen, '/exercises');

  const bench = await screen.findByRole('link', { name: 'Panca piana con bilanciere' });
  expect(bench.getAttribute('href')).toBe(`${base}/exercises/${exampleRecord.exerciseId}`);
  expect(bench.closest('tr')?.textContent).toBe('Panca piana con bilanciere82,5\u00A0kg × 81218 nov 2026');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca un esercizio' }), 'pan');
  await expect.poll(() => requestsTo(historyRoutes.exercises.client).at(-1)?.query).toMatchObject({ search: 'pan' });
});

test('the records of a client show the exercise and link to the workout', async () => {
  respond(historyRoutes.records.client, { records: [exampleRecord], nextPage: 0 });
  await show(RecordsScreen, '/records');

  const bench = await screen.findByRole('link', { name: 'Panca piana con bilanciere' });
  expect(bench.getAttribute('href')).toBe(`${base}/${exampleRecord.completedWorkoutId}/details`);
  expect(bench.closest('tr')?.textContent).toContain('82,5\u00A0kg × 8, prima 80\u00A0kg');
});

test('the progress of a client’s exercise is requested by exercise, with a text when there is none', async () => {
  const id = exampleRecord.exerciseId;
  respond(historyRoutes.progress.client, { exercise: { id, name: 'Panca piana con bilanciere' }, performances: [] });
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  await show(ExerciseScreen, '/exercises/$exerciseId', `/exercises/${id}?range=all`);

  expect(await screen.findByRole('heading', { name: 'Panca piana con bilanciere' })).toBeTruthy();
  expect(requestsTo(historyRoutes.progress.client)[0]?.query).toEqual({ exerciseId: id });
  expect(await screen.findByText(/In questo periodo l'esercizio non c'è/)).toBeTruthy();
  expect(await screen.findByText('Nessun record per ora: la prima volta fa da misura.')).toBeTruthy();
});
