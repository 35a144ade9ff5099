import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../example.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { startRunner, tapDone } from './testing/runner.tsx';

test('a set that another phone has logged with 40 kg before shows both values', async () => {
  const server = fakeSyncServer();
  const [first] = exampleCompletedWorkout.sets;
  if (!first) throw new Error('the example has no sets');
  server.beginElsewhere([{ ...first, weightKg: 40, reps: 8, rir: null, loggedAt: '2026-11-18T17:10:00.000Z' }]);
  await startRunner({}, server);

  await tapDone();

  expect(await screen.findByText(/valori diversi su due dispositivi: l'altro è 40\skg × 8/)).toBeTruthy();
});
