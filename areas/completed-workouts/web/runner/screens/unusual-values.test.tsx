import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stopClock } from '#shell/web/testing/clock.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { field, lastSent, only, startRunner, tapDone } from '../testing/runner.tsx';

async function typeWeight(weight: string): Promise<void> {
  await userEvent.clear(field('Peso (kg)'));
  await userEvent.type(field('Peso (kg)'), weight);
}

test('675 kg for 67.5 is asked about once with the usual load; corrected it is logged without a question', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '67,5 kg' }));
  await typeWeight('675');
  await tapDone();

  expect((await screen.findByRole('alert')).textContent).toMatch(/675\skg\? È molto più del solito \(67,5\skg\)/);
  expect(document.activeElement).toBe(field('Peso (kg)'));
  expect(server.requests).toEqual([]);
  await typeWeight('70');
  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: 70 });
});

test('a load far above the prescribed one that is right is logged with a second tap', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '20 kg' }));
  await typeWeight('60');
  await tapDone();
  await screen.findByRole('alert');
  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: 60 });
});

test('125 kg of a tested maximum of 120 kg are asked about, and logged with a second tap', async () => {
  const exerciseId = example.rows[0]?.exerciseId ?? '';
  const history = [{ exerciseId, performances: [], oneRepMaxKg: 120, isOneRepMaxTested: true }];
  const { server } = await startRunner({ ...only({ weight: '70%', reps: '5' }), history });
  await typeWeight('125');
  await tapDone();

  expect((await screen.findByRole('alert')).textContent).toMatch(/125\skg\? È più del massimale \(120\skg\)/);
  await tapDone();
  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: 125 });
});

test('a text that is no number is refused also while a question is open', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '67,5 kg' }));
  await typeWeight('675');
  await tapDone();
  await screen.findByRole('alert');
  await typeWeight('tanto');
  await tapDone();

  expect((await screen.findByRole('alert')).textContent).toMatch(/fino a 1000 kg/);
  expect(server.requests).toEqual([]);
});

test('the second tap of a double tap does not answer the question', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '67,5 kg' }));
  await typeWeight('675');
  stopClock();
  await tapDone();
  await screen.findByRole('alert');
  await tapDone();

  expect(screen.getByRole('alert')).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test('800 repetitions for 8 are asked about', async () => {
  await startRunner(only({ reps: '8', weight: '' }));
  await userEvent.clear(field('Ripetizioni'));
  await userEvent.type(field('Ripetizioni'), '800');
  await tapDone();

  expect((await screen.findByRole('alert')).textContent).toMatch(/800 ripetizioni\?/);
});
