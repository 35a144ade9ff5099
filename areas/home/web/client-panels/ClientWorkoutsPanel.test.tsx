import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { CompletedWorkoutCard } from '#areas/completed-workouts/contract/workout.ts';
import { exampleBegun } from '#areas/completed-workouts/example.ts';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ClientWorkoutsPanel } from './ClientWorkoutsPanel.tsx';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';

const clientId = newId();
const pushDay: CompletedWorkoutCard = {
  id: newId(),
  clientId,
  clientName: 'Giulia Ferri',
  title: 'Spinta',
  programTitle: 'Ipertrofia',
  weekNumber: 2,
  dayNumber: 3,
  finishedAt: '2026-11-18T18:24:00.000Z',
  finishedOn: '2026-11-18',
  minutes: 54,
  sets: 10,
  prescribedSets: { total: 10, missing: 0 },
  volumeKg: 4200,
  effort: 7,
  source: 'forma',
  skip: null,
  comments: 0,
  unread: 0,
  addedExercises: 0,
  hasPain: false,
};

test('a skipped workout has its reason and note, one without a title the name of its day', async () => {
  const skipped = { ...pushDay, sets: 0, minutes: 0, effort: null, skip: { reason: 'other' as const, note: 'Ferie' } };
  const untitled = { ...pushDay, id: newId(), title: '' };
  respond(clientWorkoutRoutes.list.client, { completedWorkouts: [skipped, untitled], nextPage: 0 });
  await renderScreen(() => <ClientWorkoutsPanel clientId={clientId} />, {
    permissions: ['view workouts'],
    texts: ['home', 'completed-workouts'],
  });

  expect(await screen.findByText('Settimana 2, giorno 3 · «Ferie»')).toBeTruthy();
  expect(screen.getByText('Saltato · altro motivo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Giorno 3' })).toBeTruthy();
});

test('a workout shows its position in the program, an imported one its source', async () => {
  const imported = { ...pushDay, id: newId(), title: 'Push day', source: 'hevy' as const, effort: null };
  respond(clientWorkoutRoutes.list.client, { completedWorkouts: [pushDay, imported], nextPage: 0 });
  await renderScreen(() => <ClientWorkoutsPanel clientId={clientId} />, {
    permissions: ['view workouts'],
    texts: ['home', 'completed-workouts'],
  });

  expect(await screen.findByText('Settimana 2, giorno 3 · 10 serie · 54 min · sforzo 7/10')).toBeTruthy();
  expect(screen.getByText('Importato da Hevy · 10 serie · 54 min')).toBeTruthy();
});

test('a workout that was cut short says how many of the prescribed sets were done', async () => {
  const short = { ...pushDay, sets: 1, minutes: 4, effort: null, prescribedSets: { total: 17, missing: 16 } };
  respond(clientWorkoutRoutes.list.client, { completedWorkouts: [short], nextPage: 0 });
  await renderScreen(() => <ClientWorkoutsPanel clientId={clientId} />, {
    permissions: ['view workouts'],
    texts: ['home', 'completed-workouts'],
  });

  expect(await screen.findByText('Settimana 2, giorno 3 · 1 di 17 serie · 4 min')).toBeTruthy();
});

test('a workout that was begun and not finished is the first, also of a client who has finished none', async () => {
  respond(clientWorkoutRoutes.list.client, { completedWorkouts: [], begun: [exampleBegun], nextPage: 0 });
  respond(programRoutes.ofClient, { programs: [], nextPage: 0 });
  await renderScreen(() => <ClientWorkoutsPanel clientId={clientId} />, {
    permissions: ['view workouts', 'view programs'],
    texts: ['home', 'completed-workouts'],
  });

  expect(await screen.findByText('iniziato il 18 nov 2026, 18:30, non finito: 3 di 13 serie')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Spinta' })).toBeTruthy();
});
