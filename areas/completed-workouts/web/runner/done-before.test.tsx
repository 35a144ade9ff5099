import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { openRunner } from './testing/runner.tsx';

test('a workout that was done before says so, leads to its result, and can be done again', async () => {
  const completedWorkoutId = newId();
  await openRunner({ lastDone: { completedWorkoutId, finishedAt: new Date().toISOString() } });

  expect(await screen.findByText(/^Questo allenamento è già stato fatto: oggi/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Vedi il risultato' });
  expect(link.getAttribute('href')).toBe(`/my/completed-workouts/${completedWorkoutId}`);
  expect(screen.getByRole('button', { name: "Ripeti l'allenamento" })).toBeTruthy();
  expect(screen.queryByRole('button', { name: "Inizia l'allenamento" })).toBeNull();
});

test('a workout that the coach changed after it was done says that below is the new version', async () => {
  const lastDone = { completedWorkoutId: newId(), finishedAt: new Date().toISOString() };
  const { unmount } = await openRunner({ lastDone: { ...lastDone, isChangedSince: false } });
  await screen.findByText(/già stato fatto/);
  expect(screen.queryByText(/cambiato dopo/)).toBeNull();
  unmount();

  await openRunner({ lastDone: { ...lastDone, isChangedSince: true } });

  expect(await screen.findByText(/cambiato dopo: qui sotto c’è la versione nuova/)).toBeTruthy();
});

test('a workout without a result says nothing of the kind', async () => {
  await openRunner({ lastDone: null });

  expect(await screen.findByRole('button', { name: "Inizia l'allenamento" })).toBeTruthy();
  expect(screen.queryByText(/già stato fatto/)).toBeNull();
});
