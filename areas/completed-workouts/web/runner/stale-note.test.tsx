import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { giulia } from './testing/opened.ts';
import { field, lastSent, startRunner, tapDone } from './testing/runner.tsx';

/** Logs a set and opens it to be corrected. */
async function openLoggedSet() {
  const { server } = await startRunner();
  const store = createLocalWorkoutStore(giulia);
  await tapDone();
  await expect.poll(() => server.requests).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: /80\skg × 6/ }));
  const [logged] = store.read().sets;
  if (!logged) throw new Error('no set is logged');
  return { server, store, logged };
}

test('a note that another phone adds while only the numbers of the set are corrected here stays', async () => {
  const { server, store, logged } = await openLoggedSet();
  act(() => store.saveSet({ ...logged, state: 'synced', set: { ...logged.set, note: 'Dolore al petto' } }));

  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));

  await expect.poll(() => server.requests).toHaveLength(2);
  expect(lastSent(server)).toMatchObject({ note: 'Dolore al petto' });
});

test('a note that another phone adds while another note is typed here is not sent as one that was shown', async () => {
  const { server, store, logged } = await openLoggedSet();
  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  await userEvent.type(field('Nota sulla serie'), 'Fatica');
  act(() => store.saveSet({ ...logged, state: 'synced', set: { ...logged.set, note: 'Dolore al petto' } }));

  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));

  await expect.poll(() => server.requests).toHaveLength(2);
  expect(lastSent(server)).toMatchObject({ note: 'Fatica' });
  expect(server.requests.at(-1)?.knownNotes).toEqual([]);
});

test('a correction here changes nothing of what another phone corrects of the same set meanwhile', async () => {
  const { server, store, logged } = await openLoggedSet();
  const corrected = { ...logged.set, weightKg: 60, isWarmUp: true };
  act(() => store.saveSet({ ...logged, state: 'synced', set: corrected }));
  await userEvent.clear(field('Ripetizioni'));
  await userEvent.type(field('Ripetizioni'), '7');

  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));

  await expect.poll(() => lastSent(server)).toMatchObject({ reps: 7, weightKg: 60, isWarmUp: true });
});
