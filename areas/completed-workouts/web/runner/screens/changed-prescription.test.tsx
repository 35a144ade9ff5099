import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { programChanged } from '#areas/programs/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import type { PrescribedRow } from '../../../contract/set.ts';
import { type WorkoutDetail, workoutRoutes } from '../../../contract/training.ts';
import { completedWorkoutLiveHandlers } from '../../live.ts';
import { exampleBegun, exampleOpened } from '../testing/opened.ts';
import { field, lastSent, only, openRunner, startRunner, tapDone } from '../testing/runner.tsx';

const [first, second, ...others] = exampleOpened.prescription.rows as [
  PrescribedRow,
  PrescribedRow,
  ...PrescribedRow[],
];
const sets = exampleBegun.sets.filter(({ rowId }) => rowId === first.id);
const added = { ...second, id: newId(), exerciseId: newId(), name: 'Alzate laterali' };

test('a swap, other sets and a new exercise are named while the workout stays as it was begun', async () => {
  const swapped = { ...second, exerciseId: newId(), name: 'Panca piana con manubri' };
  await openRunner({ begun: { ...exampleBegun, sets }, currentRows: [first, swapped, ...others, added] });

  expect((await screen.findByText(/Il coach ha cambiato questo allenamento/)).textContent).toBe(
    `Il coach ha cambiato questo allenamento: ${second.name} → Panca piana con manubri; nuovo: Alzate laterali. Qui sotto resta l’elenco di prima: per un altro esercizio usa «Cambia».`,
  );
  expect(screen.getByRole('button', { name: new RegExp(second.name) })).toBeTruthy();
});

test('a change of an exercise whose sets are all done says nothing, but more sets of it do', async () => {
  const prescribed = { ...first, sets: sets.length, reps: '8', weight: '30' };
  const prescription = { ...exampleOpened.prescription, rows: [prescribed, second, ...others] };
  const begun = { prescription, begun: { ...exampleBegun, sets } };
  const lighter = { ...prescribed, weight: '20' };
  const { queryClient } = await openRunner({ ...begun, currentRows: [lighter, second, ...others] });
  await screen.findByText(first.name, { exact: false });
  expect(screen.queryByText(/ha cambiato questo allenamento/)).toBeNull();

  coachChanges(queryClient, { ...begun, currentRows: [{ ...lighter, sets: sets.length + 1 }, second, ...others] });
  // The note above the exercises, and the message.
  await waitFor(() => expect(screen.getAllByText(/ha cambiato questo allenamento/)).toHaveLength(2));
});

test('a lighter load of an exercise that is half done is named, because sets are still to do', async () => {
  const prescribed = { ...first, sets: sets.length + 2, reps: '8', weight: '30' };
  const prescription = { ...exampleOpened.prescription, rows: [prescribed, second, ...others] };
  const lighter = { ...prescribed, weight: '20' };
  await openRunner({
    prescription,
    begun: { ...exampleBegun, sets },
    currentRows: [lighter, second, ...others],
  });

  const line = await screen.findByText(/Il coach ha cambiato questo allenamento/);
  expect(line.textContent?.replaceAll('\u00A0', ' ')).toMatch(/· 30 kg .*→ .*· 20 kg /);
});

test('other sets of an exercise that is still to do are named with what they were', async () => {
  const lighter = { ...second, sets: 2, reps: '12', weight: '20' };
  const before = { ...second, sets: 3, reps: '8', weight: '30' };
  const prescription = { ...exampleOpened.prescription, rows: [first, before, ...others] };
  await openRunner({ prescription, begun: { ...exampleBegun, sets }, currentRows: [first, lighter, ...others] });

  const line = await screen.findByText(/Il coach ha cambiato questo allenamento/);
  expect(line.textContent?.replaceAll('\u00A0', ' ')).toContain(`${second.name}: 3 × 8 · 30 kg → 2 × 12 · 20 kg`);
});

test('another effort, tempo and percentage of the progression are named with what they were', async () => {
  const open = { sets: 3, reps: '5', weight: '', rir: null, rpe: null, tut: '' };
  const before = { ...second, ...open, rir: 3, progression: { kind: 'percent' as const, percent: 70 } };
  const harder = {
    ...second,
    ...open,
    rpe: 10,
    tut: '3-1-1-0',
    progression: { kind: 'percent' as const, percent: 85 },
  };
  const prescription = { ...exampleOpened.prescription, rows: [first, before, ...others] };
  await openRunner({ prescription, begun: { ...exampleBegun, sets }, currentRows: [first, harder, ...others] });

  expect((await screen.findByText(/Il coach ha cambiato questo allenamento/)).textContent).toBe(
    `Il coach ha cambiato questo allenamento: ${second.name}: 3 × 5 · 70% · RIR 3 → 3 × 5 · 85% · RPE 10 · TUT 3-1-1-0. L'elenco è già aggiornato.`,
  );
});

test('a change while the runner is open is named at once, without a reload', async () => {
  const begun = { begun: { ...exampleBegun, sets } };
  const { queryClient } = await openRunner(begun);
  await screen.findByText(first.name, { exact: false });
  const swapped = { ...second, exerciseId: newId(), name: 'Panca piana con manubri' };
  coachChanges(queryClient, { ...begun, currentRows: [first, swapped, ...others] });

  const [note] = await screen.findAllByText(/Il coach ha cambiato/);
  expect(note?.textContent).toContain(`${second.name} → Panca piana con manubri`);
});

test('a lighter load that the coach saves while the runner is open is told at once, and stands at its exercise', async () => {
  const before = { ...second, sets: 3, reps: '8', weight: '30' };
  const begun = {
    prescription: { ...exampleOpened.prescription, rows: [first, before, ...others] },
    begun: { ...exampleBegun, sets },
  };
  const { queryClient } = await openRunner(begun);
  const head = await screen.findByRole('button', { name: new RegExp(second.name) });
  expect(head.textContent).toContain('30');

  coachChanges(queryClient, { ...begun, currentRows: [first, { ...before, weight: '20' }, ...others] });

  // The note above the exercises, and the message.
  await waitFor(() => expect(screen.getAllByText(/Il coach ha cambiato questo allenamento/)).toHaveLength(2));
  expect(head.textContent?.replaceAll('\u00A0', ' ')).toContain('3 × 8 · 20 kg');
});

test('of two changed exercises none is told again when the other one is done', async () => {
  const before = { ...second, type: 'reps' as const, sets: 1, reps: '8', weight: '30', setTargets: [] };
  const begun = {
    prescription: { ...exampleOpened.prescription, rows: [first, before, ...others] },
    begun: { ...exampleBegun, sets },
  };
  const { queryClient } = await openRunner(begun);
  await screen.findByRole('button', { name: new RegExp(second.name) });
  coachChanges(queryClient, { ...begun, currentRows: [first, { ...before, weight: '20' }, ...others, added] });
  // A note above the exercises and a message for the changed exercise, and both for the new one.
  await waitFor(() => expect(screen.getAllByText(/Il coach ha cambiato questo allenamento/)).toHaveLength(4));
  const note = () => screen.getAllByText(/Il coach ha cambiato questo allenamento/)[0]?.textContent;
  expect(note()).toContain(second.name);

  await tapDone();

  await waitFor(() => expect(note()).not.toContain(second.name));
  expect(screen.getAllByText(/Il coach ha cambiato questo allenamento/)).toHaveLength(3);
});

test('a swap of the program that the client has made too is not named any more', async () => {
  const swapped = { ...second, exerciseId: newId(), name: 'Panca piana con manubri' };
  const { exerciseId, name: exerciseName } = swapped;
  const rowChange = { rowId: second.id, exerciseId, exerciseName, skipReason: null, skipNote: '' };
  const rowChanges = [{ ...rowChange, changedAt: exampleBegun.startedAt }];
  await openRunner({ begun: { ...exampleBegun, sets, rowChanges }, currentRows: [first, swapped, ...others] });

  const head = await screen.findByRole('button', { name: /Panca piana con manubri/ });
  expect(head.textContent).not.toContain('Nel programma ora');
  expect(screen.queryByText(/Il coach ha cambiato/)).toBeNull();
});

test('an exercise that the coach swaps before the first set is in the list at once and named, and what was typed stays', async () => {
  const { queryClient } = await startRunner();
  const weight = await waitFor(() => field('Peso (kg)'));
  await userEvent.clear(weight);
  await userEvent.type(weight, '77');
  const swapped = { ...first, exerciseId: newId(), name: 'Panca piana con manubri' };
  const prescription = { ...exampleOpened.prescription, rows: [swapped, second, ...others] };
  coachChanges(queryClient, { prescription });

  const [note] = await screen.findAllByText(/Il coach ha cambiato/);
  expect(note?.textContent).toBe(
    `Il coach ha cambiato questo allenamento: ${first.name} → Panca piana con manubri. L'elenco è già aggiornato.`,
  );
  expect(screen.getByRole('button', { name: /Panca piana con manubri/ })).toBeTruthy();
  expect(field('Peso (kg)').value).toBe('77');
});

test('a load that the coach changes before the first set is in the field, unless another one was typed there', async () => {
  const heavy = { ...first, type: 'reps' as const, reps: '8', weight: '60', progression: null, setTargets: [] };
  const planned = (row: PrescribedRow) => ({ prescription: { ...exampleOpened.prescription, rows: [row, second] } });
  const { queryClient } = await startRunner(planned(heavy));
  await waitFor(() => expect(field('Peso (kg)').value).toBe('60'));

  coachChanges(queryClient, planned({ ...heavy, weight: '50' }));
  await waitFor(() => expect(field('Peso (kg)').value).toBe('50'));

  await userEvent.clear(field('Peso (kg)'));
  await userEvent.type(field('Peso (kg)'), '55');
  coachChanges(queryClient, planned({ ...heavy, weight: '40', reps: '12' }));
  await waitFor(() => expect(field('Ripetizioni').value).toBe('12'));
  expect(field('Peso (kg)').value).toBe('55');
});

test('a workout that the coach takes away while the client trains says so at once', async () => {
  const begun = { begun: { ...exampleBegun, sets } };
  const { queryClient } = await openRunner(begun);
  await screen.findByText(first.name, { exact: false });
  expect(screen.queryByText(/tolto questo allenamento/)).toBeNull();

  coachChanges(queryClient, { ...begun, isWithdrawn: true });

  const messages = () => screen.queryAllByText(/Il coach ha tolto questo allenamento dal tuo programma/);
  await expect.poll(messages).toHaveLength(2);
});

test('a pause of the program while the client trains is told at once, with its note', async () => {
  const begun = { begun: { ...exampleBegun, sets } };
  const { queryClient } = await openRunner(begun);
  await screen.findByText(first.name, { exact: false });

  const pause = { from: '2026-11-30', until: '2026-12-13', keepsWeekdays: true, note: 'Fermati subito', days: 14 };
  coachChanges(queryClient, { ...begun, pause });

  const [note] = await screen.findAllByText(/in pausa fino al 13 dic/);
  expect(note?.textContent).toContain('Fermati subito');
});

test('the time of an AMRAP that the coach changes before the first set is logged, also when its rounds were typed', async () => {
  const planned = (value: string) => only({ name: 'Burpee', type: 'amrap', value });
  const { queryClient, server } = await startRunner(planned('8 min'));
  await userEvent.type(field('Giri o ripetizioni'), '6');
  coachChanges(queryClient, planned('12 min'));
  await screen.findByRole('button', { name: 'Avvia 12:00' });

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ reps: 6, seconds: 720 });
});

test('a note that the coach writes on an exercise while the client trains is told, and stands at the exercise', async () => {
  const begun = { begun: { ...exampleBegun, sets } };
  const { queryClient } = await openRunner(begun);
  await screen.findByText(first.name, { exact: false });

  const rows = [first, { ...second, info: 'Solo a mezzo squat' }, ...others];
  coachChanges(queryClient, { ...begun, prescription: { ...exampleOpened.prescription, rows } });

  const notes = () => screen.getAllByText(new RegExp(`${second.name}: «Solo a mezzo squat»`));
  await waitFor(() => expect(notes()).toHaveLength(2));
});

/** The coach saves the program while the runner is open. */
function coachChanges(queryClient: QueryClient, changes: Partial<WorkoutDetail>): void {
  respond(workoutRoutes.open.own, { ...exampleOpened, ...changes });
  for (const { type, handle } of completedWorkoutLiveHandlers)
    if (type === programChanged.type) handle(queryClient, { programId: newId(), version: 2 });
}
