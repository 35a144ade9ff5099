import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pendingConfirm } from '#shell/web/widgets/confirm.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { giulia } from './testing/opened.ts';
import { openRunner } from './testing/runner.tsx';

const isBegun = () => createLocalWorkoutStore(giulia).read().begun !== null;

async function start(startsOn: string): Promise<void> {
  await openRunner({ earlyStart: { startsOn, date: '2099-11-30' } });
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
}

test('the preview begins a workout before the start of its program only after a question that names its day', async () => {
  await start('2099-11-29');
  expect(isBegun()).toBe(false);
  expect(pendingConfirm.get()?.title).toMatch(/^Fai oggi .+ di lunedì 30 nov\?$/);
  pendingConfirm.get()?.resolve(false);
  await expect.poll(() => pendingConfirm.get()).toBeNull();
  expect(isBegun()).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: "Inizia l'allenamento" }));
  pendingConfirm.get()?.resolve(true);
  await expect.poll(isBegun).toBe(true);
});

test('a workout that was stored on this device before its program began is begun without a question afterwards', async () => {
  await start('2026-11-16');

  expect(pendingConfirm.get()).toBeNull();
  expect(isBegun()).toBe(true);
});
