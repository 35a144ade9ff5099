import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LoggedSet } from '../../contract/set.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { applyServerWorkout } from './sync/apply-server-workout.ts';
import { exampleBegun, exampleOpened, giulia } from './testing/opened.ts';
import { field, lastSent, openRunner } from './testing/runner.tsx';

const [first, second] = exampleCompletedWorkout.sets as [LoggedSet, LoggedSet];
const mine: LoggedSet = { ...first, note: 'Mano intorpidita' };

test('changes to a logged set that are typed and not saved are open again after a reload', async () => {
  const { server } = await typeChange();
  cleanup();
  await openRunner(begunWith([mine]), server);

  expect(field('Ripetizioni').value).toBe('5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));
  await expect.poll(() => lastSent(server)).toMatchObject({ id: mine.id, reps: 5, note: mine.note });
  cleanup();
  await openRunner(begunWith([mine]), server);
  expect(screen.queryByText('Non salvata')).toBeNull();
});

test('changes to a logged set that are cancelled are gone after a reload', async () => {
  const { server } = await typeChange();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  cleanup();
  await openRunner(begunWith([mine]), server);

  expect(screen.queryByRole('button', { name: 'Togli la serie' })).toBeNull();
});

test('a set that another device removed is named with its values and its note until that is read', async () => {
  await openRunner(begunWith([mine]));
  applyServerWorkout(
    createLocalWorkoutStore(giulia),
    { ...exampleOpened, begun: { ...exampleBegun, sets: [] } },
    Date.now() + 1000,
  );

  expect(
    await screen.findByText(/serie 1: tolta su un altro dispositivo\. Era 80\skg × 8.*«Mano intorpidita»/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ho letto' }));
  expect(screen.queryByText(/tolta su un altro dispositivo/)).toBeNull();
});

test('a note that another device replaced is shown until that is read; one that was only added to is not', async () => {
  await openRunner(begunWith([mine, { ...second, note: 'Bene' }]));
  const sets = [
    { ...mine, note: 'Tutto bene' },
    { ...second, note: 'Bene, anzi benissimo' },
  ];
  applyServerWorkout(
    createLocalWorkoutStore(giulia),
    { ...exampleOpened, begun: { ...exampleBegun, sets } },
    Date.now() + 1000,
  );

  expect(await screen.findByText(/la nota «Mano intorpidita» non c’è più/)).toBeTruthy();
  expect(screen.queryByText(/«Bene»/)).toBeNull();
});

test('what was typed to change a set that another device removed stays in the form of the set to do', async () => {
  await typeChange();
  applyServerWorkout(
    createLocalWorkoutStore(giulia),
    { ...exampleOpened, begun: { ...exampleBegun, sets: [] } },
    Date.now() + 1000,
  );

  expect(await screen.findByRole('button', { name: 'Fatto' })).toBeTruthy();
  expect(field('Ripetizioni').value).toBe('5');
});

function begunWith(sets: LoggedSet[]) {
  return { begun: { ...exampleBegun, sets } };
}

/** Opens the workout with my set and types other repetitions in its form. */
async function typeChange() {
  const view = await openRunner(begunWith([mine]));
  await userEvent.click(await screen.findByRole('button', { name: /80\skg × 8/ }));
  await userEvent.clear(field('Ripetizioni'));
  await userEvent.type(field('Ripetizioni'), '5');
  return view;
}
