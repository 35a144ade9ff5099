import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';

import { exampleCompletedWorkout as example } from '../../example.ts';
import { HistoryScreen } from './HistoryScreen.tsx';
import { clientWorkoutRoutes } from '../../contract.ts';
import { historyRoutes } from '../../contract/history.ts';
import { type Training, trainingRoutes } from '../../contract/training.ts';
import { emptyToday } from '../today/testing/show-today.tsx';

const spinta = {
  id: example.id,
  title: 'Spinta',
  dayNumber: 1,
  minutes: 54,
  sets: 10,
  prescribedSets: { total: 13, missing: 3 },
  volumeKg: 3420,
};

/** What the phone has for training without a connection, of a client without a program. */
const training: Training = {
  today: emptyToday,
  workouts: [],
  done: [],
  skipped: [],
  history: [],
  exercises: [],
  settings: ProgramSettings.parse({}),
  begun: [],
  programInfo: {},
};

beforeEach(() => {
  respond(trainingRoutes.training, { training });
  respond(clientWorkoutRoutes.list.own, { completedWorkouts: [], nextPage: 0 });
  respond(historyRoutes.trainingDays.own, { days: [{ day: '2026-11-18', workouts: [spinta] }], streakWeeks: 4 });
});

const show = (more = '') =>
  renderScreen(HistoryScreen, {
    path: '/my/completed-workouts',
    at: `/my/completed-workouts?month=2026-11${more}`,
    user: { roles: ['client'], clientId: example.clientId },
    permissions: ['view own training'],
    texts: ['completed-workouts'],
  });

const day = (name: RegExp) => screen.getByRole('button', { name });

test('the calendar shows the days of November, the day with a workout and the consecutive weeks', async () => {
  await show();

  expect(await screen.findByText('1 allenamento · 4 settimane di fila')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'novembre 2026' })).toBeTruthy();
  expect(day(/^mercoledì 18 nov 2026, 1 allenamento/)).toBeTruthy();
  expect(day(/^giovedì 19 nov 2026, nessun allenamento/)).toBeTruthy();
});

test('a month that cannot be loaded says so, and is not shown as a month without workouts', async () => {
  await show();
  await screen.findByText(/settimane di fila/);
  respondWithError(historyRoutes.trainingDays.own, 503, { message: 'Il server non risponde.' });
  await userEvent.click(screen.getByRole('button', { name: 'Mese prima' }));

  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  respond(historyRoutes.trainingDays.own, { days: [{ day: '2026-10-12', workouts: [spinta] }], streakWeeks: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await screen.findByRole('table', { name: 'ottobre 2026' });
  expect(day(/^lunedì 12 ott 2026, 1 allenamento/)).toBeTruthy();
});

test('a selected day shows its workout and links to it', async () => {
  const { router } = await show();
  await screen.findByText(/settimane di fila/);
  await userEvent.click(day(/^mercoledì 18/));

  const link = await screen.findByRole('link', { name: /^Spinta/ });
  expect(link.textContent).toBe('Spinta54 min · 10 di 13 serie · 3.420\u00A0kg');
  expect(link.getAttribute('href')).toBe(`/my/completed-workouts/${example.id}`);
  expect(router.state.location.search).toEqual({ month: '2026-11', day: '2026-11-18' });
});

test('arrow keys move by day, also into December, and Page Up moves back a month', async () => {
  const { router } = await show('&day=2026-11-29');
  await screen.findByText(/settimane di fila/);
  day(/^domenica 29/).focus();

  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(day(/^lunedì 30 nov/));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^lunedì 7 dic 2026/ }));
  expect(router.state.location.search).toEqual({ month: '2026-12' });
  await userEvent.keyboard('{PageUp}');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^sabato 7 nov 2026/ }));
});

test('the previous month is requested and named', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Mese prima' }));

  expect(await screen.findByRole('table', { name: 'ottobre 2026' })).toBeTruthy();
  expect(requestsTo(historyRoutes.trainingDays.own).at(-1)?.query).toEqual({ month: '2026-10' });
});

test('without a connection a message says that no workouts are lost', async () => {
  respondWithError(clientWorkoutRoutes.list.own, 503, {});
  respondWithError(historyRoutes.trainingDays.own, 503, {});
  await show();

  expect(await screen.findByText(/Lo storico ha bisogno della rete/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Calendario', 'Esercizi', 'Record']);
});

test('a free workout can be begun from the history', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'Allenamento libero' })).toBeTruthy();
});

test('without the permission of the coach no free workout is offered', async () => {
  respond(trainingRoutes.training, {
    training: { ...training, settings: { ...training.settings, clientMayAdd: false } },
  });
  await show();
  await screen.findByText(/settimane di fila/);

  expect(screen.queryByRole('button', { name: 'Allenamento libero' })).toBeNull();
});
