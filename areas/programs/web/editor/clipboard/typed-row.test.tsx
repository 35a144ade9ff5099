import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { exampleExercise } from '#areas/exercises/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { programImportRoutes } from '../../../contract/import.ts';
import { exampleExercises } from '../../../example.ts';
import { currentView } from '../cells/visible-columns.ts';
import { clickCell, openGrid, press, savedProgram } from '../testing/grid.ts';

beforeEach(() => currentView.set('columns'));
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const imported = {
  ...{ type: 'reps' as const, value: '', rpe: null, rir: null, tut: '', info: '', restSeconds: null },
  ...{ sheet: null, joinsSuperset: false, isLeftOut: false, notices: [] },
};

function respondWithSquat() {
  const { squat } = exampleExercises;
  const read = { ...imported, line: 2, text: '', name: squat.name, sets: 3, reps: '10+8+6', weight: '40+30+20 kg' };
  respond(exerciseRoutes.list, {
    ...{ exercises: [{ ...exampleExercise, ...squat }], total: 1, isSimilarOnly: false, nextPage: 0 },
  });
  respond(programImportRoutes.importText, {
    preview: {
      ...{ title: '', notices: [], restSeconds: 90 },
      weeks: [{ days: [{ workouts: [{ title: '', info: '', rows: [read] }] }] }],
      names: [{ name: squat.name, match: 'exact', candidates: [{ ...squat, isOwn: false }] }],
    },
  });
  return squat;
}

async function typeRow(day: Awaited<ReturnType<typeof openGrid>>, typed: string): Promise<void> {
  await clickCell(day.getByRole('button', { name: 'Esercizio' }));
  await screen.findByRole('combobox', { name: 'Cerca un esercizio' });
  await press(typed);
}

test('a row typed in one go is searched by its name and added with the values behind it', async () => {
  const day = await openGrid();
  const squat = respondWithSquat();
  await typeRow(day, 'squat 3x10+8+6 @40+30+20kg{Enter}');

  await screen.findByText('Incollato 1 esercizio.');
  expect(requestsTo(exerciseRoutes.list).at(-1)?.query).toMatchObject({ search: 'squat' });
  expect(requestsTo(programImportRoutes.importText)[0]?.body).toEqual({
    text: expect.stringContaining(`${squat.name} 3x10+8+6 @40+30+20kg`),
    isTyped: true,
  });
  const rows = (await savedProgram()).weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  expect(rows.at(-1)).toMatchObject({ name: squat.name, sets: 3, reps: '10+8+6', weight: '40+30+20 kg' });
});

test('Enter after a row typed in one go goes below it: what is typed next is another exercise', async () => {
  const day = await openGrid();
  const squat = respondWithSquat();
  await typeRow(day, 'squat 3x10+8+6 @40+30+20kg{Enter}');
  await screen.findByText('Incollato 1 esercizio.');
  expect(document.activeElement).toBe(day.getByRole('button', { name: 'Esercizio' }));
  await press('panca');

  expect(screen.getByRole('combobox', { name: 'Cerca un esercizio' })).toHaveProperty('value', 'panca');
  const rows = (await savedProgram()).weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  expect(rows.at(-1)).toMatchObject({ name: squat.name });
});

test('a search that is opened before such a row has arrived keeps its text', async () => {
  const day = await openGrid();
  respondWithSquat();
  await typeRow(day, 'squat 3x10+8+6 @40+30+20kg{Enter}');
  await clickCell(day.getByRole('button', { name: 'Esercizio' }));
  await press('panca');
  await screen.findByText('Incollato 1 esercizio.');

  expect(screen.getByRole('combobox', { name: 'Cerca un esercizio' })).toHaveProperty('value', 'panca');
});

test('the suggestion says what was read of the typed values and what was not', async () => {
  const day = await openGrid();
  respondWithSquat();
  await typeRow(day, "squat 4x6 100 rec 2' RIR 2");
  expect(await screen.findByText('4x6 @100 kg RIR 2 rec 02:00')).toBeTruthy();
  await press(' lento');

  expect(await screen.findByText('4x6 @100 kg RIR 2 rec 02:00 · non letto, va nella nota: lento')).toBeTruthy();
});
