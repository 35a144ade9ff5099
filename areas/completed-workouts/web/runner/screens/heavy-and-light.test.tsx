import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { field, only, openRunner, startRunner } from '../testing/runner.tsx';
import { numbers, press } from '../testing/swappable.ts';

const heavy = {
  sets: 5,
  reps: '5',
  weight: '56,5 kg',
  warmUp: '5x50%',
  progression: { kind: 'linear', stepKg: 2.5 },
} as const;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const [first] = example.rows;
const opened = only(heavy);
const { programId = '', dayNumber = 1 } = opened.prescription ?? {};

/** One performance of the exercise in the same program. */
function performance(
  days: number,
  prescribed: { sets: number; reps: string; weight: string; dayNumber: number },
  done: [number, number],
) {
  const { dayNumber: day, ...written } = prescribed;
  const id = crypto.randomUUID();
  const [weightKg, reps] = done;
  const logged = Array.from({ length: written.sets }, (_, index) => ({
    ...numbers,
    rowId: id,
    setNumber: index + 1,
    weightKg,
    reps,
  }));
  const rows = [{ id, key: first?.key ?? 'A', supersetPosition: null, ...written }];
  return { finishedAt: daysAgo(days), sets: logged, programId, dayNumber: day, rows };
}

const lightDay = performance(3, { sets: 4, reps: '6', weight: '47 kg', dayNumber: dayNumber + 4 }, [47, 6]);
const heavyDay = performance(7, { sets: 5, reps: '5', weight: '55 kg', dayNumber }, [55, 5]);
const history = [{ exerciseId: press.id, oneRepMaxKg: null, performances: [lightDay, heavyDay] }];

test('a heavy day shows, fills in and warms up for its own load, not for that of the light day', async () => {
  await startRunner({ ...opened, history });

  expect(field('Peso (kg)').value).toBe('56,5');
  expect(screen.queryByText(/serie su/)).toBeNull();
  expect(screen.getAllByText(/55\skg × 5/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/47\skg/)).toBeNull();
  expect(screen.getByText(/28\skg|28,5\skg|27,5\skg/)).toBeTruthy();
});

test('before it begins a heavy day shows the last heavy day', async () => {
  await openRunner({ ...opened, history });

  expect((await screen.findAllByText(/55\skg × 5/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/47\skg/)).toBeNull();
});

test('where only the light day was done the load stays as it is written, and the reason is true', async () => {
  await startRunner({ ...opened, history: [{ exerciseId: press.id, oneRepMaxKg: null, performances: [lightDay] }] });

  expect(field('Peso (kg)').value).toBe('56,5');
  expect(screen.getByText(/Finora l'esercizio era prescritto in altro modo/)).toBeTruthy();
});
