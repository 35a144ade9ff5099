import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Program, ProgramContent } from '../../../contract/document.ts';
import { exampleExercises, exampleProgram } from '../../../example.ts';
import { cloneWeek } from '../../../rules/clone-weeks.ts';
import { withNumbers } from '../../../rules/numbers.ts';
import { newId } from '#shell/common/ids.ts';
import { currentView } from '../cells/visible-columns.ts';
import { bench, clickCell, clipboard, openGrid, press, savedContent, savedProgram } from '../testing/grid.ts';

beforeEach(() => currentView.set('columns'));
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** The example with three weeks; in the third one the first exercise is a squat. */
const threeWeeks: Program = structuredClone(exampleProgram);
const [firstWeek] = threeWeeks.weeks;
if (firstWeek) threeWeeks.weeks = withNumbers([...threeWeeks.weeks, cloneWeek(firstWeek, newId)]);
const { id: exerciseId, name } = exampleExercises.squat;
Object.assign(threeWeeks.weeks[2]?.days[0]?.workouts[0]?.exercises[0] ?? {}, { exerciseId, name });

const firstNames = ({ weeks }: ProgramContent) => weeks.map(({ days }) => days[0]?.workouts[0]?.exercises[0]?.name);
const { bench: benchPress, lateralRaise, squat } = exampleExercises;

/** Replaces the bench press of the first week by the second most used exercise, the lateral raise. */
async function changeBench(day: Awaited<ReturnType<typeof openGrid>>): Promise<void> {
  await clickCell(day.getByRole('rowheader', { name: bench }));
  await press('{F2}');
  await screen.findByRole('option', { name: lateralRaise.name });
  await press('{ArrowDown}{Enter}');
  await day.findByRole('rowheader', { name: `A ${lateralRaise.name}` });
}

test('a changed exercise is changed in the following weeks with the former one, and undone in all of them at once', async () => {
  await changeBench(await openGrid(threeWeeks));
  await userEvent.click(await screen.findByRole('button', { name: 'Anche nella settimana dopo' }));

  expect(await screen.findByText(/^Esercizio cambiato anche nella settimana dopo\./)).toBeTruthy();
  await savedProgram();
  await waitFor(() =>
    expect(firstNames(savedContent(threeWeeks))).toEqual([lateralRaise.name, lateralRaise.name, squat.name]),
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Annulla' }).at(-1) as HTMLElement);
  await waitFor(
    () => expect(firstNames(savedContent(threeWeeks))).toEqual([benchPress.name, benchPress.name, squat.name]),
    { timeout: 15_000 },
  );
});

test('Ctrl+R on the name of a changed exercise changes the following weeks too', async () => {
  const day = await openGrid(threeWeeks);
  await changeBench(day);
  await clickCell(day.getByRole('rowheader', { name: `A ${lateralRaise.name}` }));
  await press('{Control>}r{/Control}');

  expect(await screen.findByText(/^1 cella riempita\./)).toBeTruthy();
  await waitFor(
    () => expect(firstNames(savedContent(threeWeeks))).toEqual([lateralRaise.name, lateralRaise.name, squat.name]),
    { timeout: 15_000 },
  );
});

const firstRows = ({ weeks }: ProgramContent) => weeks.map(({ days }) => days[0]?.workouts[0]?.exercises[0]);

test('80 kg of bench press are not given to the lateral raise: the coach reads it, and undo brings exercise and load back', async () => {
  const oneWeek = { ...exampleProgram, weeks: exampleProgram.weeks.slice(0, 1) };
  await changeBench(await openGrid(oneWeek));

  expect(await screen.findByText(/I carichi in kg di prima sono stati tolti/)).toBeTruthy();
  await savedProgram();
  expect(firstRows(savedContent(oneWeek))).toMatchObject([
    { weight: '', sets: 4, reps: '6-8', rir: 2, tut: '3-1-1-0' },
  ]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Annulla' }).at(-1) as HTMLElement);
  await waitFor(
    () => expect(firstRows(savedContent(oneWeek))).toMatchObject([{ name: benchPress.name, weight: '80 kg' }]),
    { timeout: 15_000 },
  );
});

test('changed in the following weeks too, the exercise loses the loads of each week', async () => {
  await changeBench(await openGrid(threeWeeks));
  await userEvent.click(await screen.findByRole('button', { name: 'Anche nella settimana dopo' }));

  expect(
    await screen.findByText(/anche nella settimana dopo\. I carichi in kg di prima sono stati tolti/),
  ).toBeTruthy();
  await savedProgram();
  expect(firstRows(savedContent(threeWeeks)).map((row) => row?.weight)).toEqual(['', '', '80 kg']);
});

test('an exercise pasted over the name of another one does not take over its load', async () => {
  const day = await openGrid({ ...exampleProgram, weeks: exampleProgram.weeks.slice(0, 1) });
  const system = clipboard();
  await clickCell(day.getByRole('rowheader', { name: `B1 ${lateralRaise.name}` }));
  system.copy();
  await clickCell(day.getByRole('rowheader', { name: bench }));
  system.paste();

  expect(await screen.findByText(/Incollato\. I carichi in kg di prima sono stati tolti/)).toBeTruthy();
  await savedProgram();
  const oneWeek = { ...exampleProgram, weeks: exampleProgram.weeks.slice(0, 1) };
  expect(firstRows(savedContent(oneWeek))).toMatchObject([{ name: lateralRaise.name, weight: '', sets: 4 }]);
});

test('nothing is offered when no later week has the former exercise', async () => {
  const oneWeek = { ...exampleProgram, weeks: exampleProgram.weeks.slice(0, 1) };
  await changeBench(await openGrid(oneWeek));

  expect(screen.queryByRole('button', { name: /Anche nell/ })).toBeNull();
});
