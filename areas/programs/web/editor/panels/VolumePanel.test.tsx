import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { exampleExercise } from '#areas/exercises/example.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import type { RowExercise } from '../../../contract/editing.ts';
import { exampleExercises } from '../../../example.ts';
import { currentView } from '../cells/visible-columns.ts';
import { exampleCopy, openProgramScreen } from '../testing/open-program-screen.tsx';
import { exampleRows, lastTimeOf, loggedSet, performanceOf } from '../testing/performances.ts';
import { visiblePanel } from './visible-panel.ts';

beforeEach(() => {
  // A copy opens at its current week.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  currentView.set('rows');
  visiblePanel.set('volume');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Only the bench press has muscles, so that each count comes from one exercise. */
const exercises: RowExercise[] = Object.values(exampleExercises).map(({ id, name }) => ({
  id,
  name,
  category: 'strength' as const,
  primaryMuscles: id === exampleExercises.bench.id ? ['chest'] : [],
  secondaryMuscles: id === exampleExercises.bench.id ? ['triceps'] : [],
  equipment: [],
  libraryNames: null,
}));

async function panel() {
  return within(await screen.findByRole('complementary', { name: 'Serie per muscolo' }, { timeout: 10_000 }));
}

test('four sets of bench are four for the chest and two for the triceps', async () => {
  await openProgramScreen({ exercises });

  expect((await panel()).getByRole('button', { name: 'Petto 4' })).toBeTruthy();
  expect((await panel()).getByRole('button', { name: 'Tricipiti 2' })).toBeTruthy();
});

test('a typed value counts at once: six sets of bench against four in the next week', async () => {
  await openProgramScreen({ exercises });
  await userEvent.click(await screen.findByRole('gridcell', { name: /^4 Serie, A Panca/ }));
  await userEvent.keyboard('6{Enter}');

  const chest = await (await panel()).findByRole('button', { name: 'Petto 6' });
  await userEvent.click(chest);
  const weeks = within((await panel()).getByRole('list', { name: 'Serie di ogni settimana' }));
  expect(weeks.getAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent)).toEqual(['S1 6', 'S2 4']);
});

test('the rows that train a muscle are listed and lead to their cells in the grid', async () => {
  await openProgramScreen({ exercises });
  await userEvent.click((await panel()).getByRole('button', { name: 'Petto 4' }));
  await userEvent.click((await panel()).getByRole('button', { name: /^G1 ?Panca piana/ }));

  expect(document.activeElement?.getAttribute('role')).toBe('rowheader');
  expect(document.activeElement?.textContent).toContain('Panca piana');
});

test('the muscles of an exercise added since the program was opened are requested', async () => {
  const { squat } = exampleExercises;
  const exercise = { ...exampleExercise, id: squat.id, name: squat.name, primaryMuscles: ['quads' as const] };
  respond(exerciseRoutes.list, { exercises: [exercise], total: 1, isSimilarOnly: false, nextPage: 0 });
  await openProgramScreen({ exercises: exercises.filter(({ id }) => id !== squat.id) });

  expect(await (await panel()).findByRole('button', { name: 'Quadricipiti 4' })).toBeTruthy();
  expect(requestsTo(exerciseRoutes.list)[0]?.query).toEqual({ ids: squat.id });
});

test('in a copy, the last performance is shown under the exercise and in the side panel', async () => {
  const sets = [8, 8, 7].map((reps) => loggedSet(80, reps));
  const previous = [lastTimeOf(exampleRows.bench, sets)];
  await openProgramScreen({ program: exampleCopy, exercises, previous });
  const bench = await screen.findByRole('rowheader', { name: /Panca piana/ });
  expect(within(bench).getByTitle('Ultima volta: 80 kg × 8 · 8 · 7 · 12 nov')).toBeTruthy();

  await userEvent.click(bench);
  expect((await panel()).getByText('Ultima volta: 80 kg × 8 · 8 · 7 · 12 nov')).toBeTruthy();
});

test('a row that was done shows what was done of it, not the last time of its exercise', async () => {
  const done = [performanceOf(exampleRows.bench)];
  const previous = [lastTimeOf(exampleRows.bench, [loggedSet(80, 6)])];
  await openProgramScreen({ program: exampleCopy, exercises, previous, done });

  const bench = await screen.findByRole('rowheader', { name: /Panca piana/ });
  expect(within(bench).getByTitle('Fatto: 82,5 kg × 6 · 18 nov')).toBeTruthy();
  expect(within(bench).queryByTitle(/Ultima volta/)).toBeNull();
});

test('a row that was done with another exercise is not marked as done and names this exercise', async () => {
  const flyes = { exerciseId: '0199b000-0000-7000-8000-0000000000f1', exerciseName: 'Croci ai cavi' };
  const done = [performanceOf(exampleRows.bench, { sets: [loggedSet(15, 12)], setsDone: 2, setsPlanned: 4, ...flyes })];
  await openProgramScreen({ program: exampleCopy, exercises, done });

  const bench = await screen.findByRole('rowheader', { name: /Panca piana/ });
  const line = within(bench).getByTitle('Fatto un altro esercizio, 2 di 4 serie: Croci ai cavi, 15 kg × 12 · 18 nov');
  expect(line.dataset['kind']).toBe('other');
});

test('a row that was stopped because of pain after two sets says so with what was done, and has the mark of a skipped one', async () => {
  const done = [
    performanceOf(exampleRows.bench, {
      finishedAt: '2026-11-23T17:00:00Z',
      finishedOn: '2026-11-23',
      sets: [loggedSet(8, 12), loggedSet(8, 12)],
      setsDone: 2,
      setsPlanned: 3,
      skipReason: 'pain',
      skipNote: 'Spalla destra',
    }),
  ];
  await openProgramScreen({ program: exampleCopy, exercises, done });

  const bench = await screen.findByRole('rowheader', { name: /Panca piana/ });
  const line = within(bench).getByTitle('Interrotto: dolore (Spalla destra), 8 kg × 12 · 12 · 23 nov');
  expect(line.dataset['kind']).toBe('stopped');
});

test('a row that was skipped says why, and its workout when it was finished', async () => {
  const { bench, raise } = exampleRows;
  const done = [performanceOf(bench, { sets: [], setsDone: 0, skipReason: 'pain' }), performanceOf(raise)];
  await openProgramScreen({ program: exampleCopy, exercises, done });

  const header = await screen.findByRole('rowheader', { name: /Panca piana/ });
  expect(within(header).getByTitle('Saltato: dolore · 18 nov')).toBeTruthy();
  expect(screen.getAllByText('Fatto il 18 nov')).toHaveLength(1);
});
