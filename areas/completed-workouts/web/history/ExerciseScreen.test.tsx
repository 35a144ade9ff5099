import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ExercisePerformance, historyRoutes } from '../../contract/history.ts';
import { exampleCompletedWorkout as example, exampleRecord } from '../../example.ts';
import { ExerciseScreen } from './ExerciseScreen.tsx';

const bench = exampleRecord.exerciseId;
const another = '019a9781-3e00-7000-8000-000000000009';
const time = (day: string, values: Partial<ExercisePerformance>): ExercisePerformance => ({
  completedWorkoutId: example.id,
  day,
  sets: 4,
  hardSets: 3,
  bestSet: { weightKg: 80, reps: 8, seconds: null, metres: null },
  volumeKg: 2440,
  oneRepMaxKg: 101.3,
  maxReps: 8,
  maxSeconds: null,
  maxMetres: null,
  paceSecondsPerKm: null,
  ...values,
});
const later = { bestSet: { weightKg: 82.5, reps: 8, seconds: null, metres: null }, oneRepMaxKg: 104.5, volumeKg: 2600 };

beforeEach(() => {
  respond(consentSubjectRoutes.consents.own, {
    consents: [],
    studioId: newId(),
    asksHealthConsent: true,
    isMinor: false,
  });
  respond(historyRoutes.progress.own, {
    exercise: { id: bench, name: 'Panca piana con bilanciere' },
    performances: [time('2026-09-12', {}), time('2026-11-18', { ...later, completedWorkoutId: another })],
  });
  respond(historyRoutes.records.own, { records: [exampleRecord], nextPage: 0 });
});

const show = (more = '') =>
  renderScreen(ExerciseScreen, {
    path: '/my/exercises/$exerciseId',
    at: `/my/exercises/${bench}${more}`,
    user: { roles: ['client'], clientId: example.clientId },
    permissions: ['view own training'],
    texts: ['completed-workouts'],
  });

test('the history of an exercise with dumbbells says how weights count that are not said to be per hand, that of others does not', async () => {
  respond(historyRoutes.progress.own, {
    exercise: { id: bench, name: 'Panca con manubri' },
    performances: [time('2026-09-12', {})],
  });
  const { unmount } = await show();
  expect(await screen.findByText(/^Se non è scritto «per mano»/)).toBeTruthy();
  unmount();

  respond(historyRoutes.progress.own, {
    exercise: { id: bench, name: 'Panca piana con bilanciere' },
    performances: [time('2026-09-12', {})],
  });
  await show();
  await screen.findByRole('heading', { name: 'Panca piana con bilanciere' });
  expect(screen.queryByText(/«per mano»/)).toBeNull();
});

test('the title shows the latest load, the subtitle the change since the first one', async () => {
  await show();

  expect(await screen.findByRole('heading', { name: 'Carico: 82,5\u00A0kg' })).toBeTruthy();
  expect(
    screen.getByText('+2,5 kg dal 12 set 2026 · il valore migliore di ogni settimana · 2 allenamenti'),
  ).toBeTruthy();
});

test('with a heavy and a light day the title and the change are those of the best value of each week', async () => {
  const withLoad = (day: string, weightKg: number) =>
    time(day, { completedWorkoutId: newId(), bestSet: { ...later.bestSet, weightKg } });
  respond(historyRoutes.progress.own, {
    exercise: { id: bench, name: 'Squat' },
    performances: [
      withLoad('2026-10-19', 50),
      withLoad('2026-10-23', 42.5),
      withLoad('2026-11-16', 55),
      withLoad('2026-11-20', 47),
    ],
  });
  await show();

  expect(await screen.findByRole('heading', { name: 'Carico: 55\u00A0kg' })).toBeTruthy();
  expect(screen.getByText('+5 kg dal 19 ott 2026 · il valore migliore di ogni settimana · 4 allenamenti')).toBeTruthy();
});

test('the chart has a text alternative', async () => {
  await show();

  expect(
    await screen.findByRole(
      'img',
      {
        name: 'Carico: 82,5\u00A0kg. +2,5\u00A0kg dal 12 set 2026 · il valore migliore di ogni settimana · 2 allenamenti',
      },
      { timeout: 15_000 },
    ),
  ).toBeTruthy();
});

test('the switch shows the estimated maximum and explains the estimate', async () => {
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Massimale' }));

  expect(await screen.findByRole('heading', { name: 'Massimale: 104,5\u00A0kg' })).toBeTruthy();
  expect(screen.getByText(/formula di Epley/)).toBeTruthy();
});

test('the values are also in a table, newest workout first, each linking to its workout', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Allenamento per allenamento' });
  await within(table).findByText('18 nov 2026');
  const rows = within(table).getAllByRole('row');

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DataSerie miglioreMassimaleVolumeSerie dure',
    '18 nov 202682,5\u00A0kg × 8104,5\u00A0kg2.600\u00A0kg3',
    '12 set 202680\u00A0kg × 8101,3\u00A0kg2.440\u00A0kg3',
  ]);
  expect(within(table).getAllByRole('link')[1]?.getAttribute('href')).toBe(`/my/completed-workouts/${example.id}`);
});

test('one year is requested by default, three months when selected, and everything without a start date', async () => {
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: '3 mesi' }));
  await expect.poll(() => requestsTo(historyRoutes.progress.own)).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: 'Tutto' }));
  await expect.poll(() => requestsTo(historyRoutes.progress.own)).toHaveLength(3);

  const [year, months, all] = requestsTo(historyRoutes.progress.own).map(({ query }) => query['from']);
  expect(Date.parse(months ?? '') - Date.parse(year ?? '')).toBe((365 - 91) * 86_400_000);
  expect(all).toBeUndefined();
});

test('a run shows distance and pace, no load', async () => {
  const nothing = { volumeKg: null, oneRepMaxKg: null, maxReps: null };
  const run = (metres: number, pace: number) => ({
    ...nothing,
    bestSet: { weightKg: null, reps: null, seconds: null, metres },
    maxMetres: metres,
    paceSecondsPerKm: pace,
  });
  respond(historyRoutes.progress.own, {
    exercise: { id: bench, name: 'Corsa' },
    performances: [
      time('2026-09-12', run(5000, 312)),
      time('2026-11-18', { ...run(5200, 300), completedWorkoutId: another }),
    ],
  });
  await show('?measure=pace');

  expect(await screen.findByRole('heading', { name: 'Passo: 05:00 al km' })).toBeTruthy();
  expect(
    screen.getByText('−12 s al km dal 12 set 2026 · il valore migliore di ogni settimana · 2 allenamenti'),
  ).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Carico' })).toBeNull();
});

test('the records of the exercise show the earlier value', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Record' });

  expect(await within(table).findByText('82,5 kg × 8')).toBeTruthy();
  expect(within(table).queryByText('Panca piana con bilanciere')).toBeNull();
});
