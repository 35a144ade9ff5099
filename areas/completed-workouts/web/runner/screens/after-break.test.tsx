import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { field, only, startRunner } from '../testing/runner.tsx';
import { numbers, press } from '../testing/swappable.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const historyOf = (exerciseId: string, days: number) => ({
  exerciseId,
  oneRepMaxKg: null,
  performances: [{ finishedAt: daysAgo(days), sets: [{ ...numbers, setNumber: 1, weightKg: 80, reps: 8 }] }],
});
const withoutRule = only({ weight: '', reps: '8', progression: null });

test('after 40 days a row without a rule begins with 10 % less than the last load, and says why', async () => {
  await startRunner({ ...withoutRule, history: [historyOf(press.id, 40)] });

  expect(field('Peso (kg)').value).toBe('72,5');
  expect(screen.getByText(/riparti con circa il 10% in meno del carico di 40 giorni fa/)).toBeTruthy();
});

test('after 28 days a row without a rule begins with the last load', async () => {
  await startRunner({ ...withoutRule, history: [historyOf(press.id, 28)] });

  expect(field('Peso (kg)').value).toBe('80');
  expect(screen.queryByText(/riparti con/)).toBeNull();
});

test('after 40 days a load that the coach wrote is not said to be 10 % less', async () => {
  const written = only({ weight: '60 kg', reps: '8', progression: null });
  await startRunner({ ...written, history: [historyOf(press.id, 40)] });

  expect(field('Peso (kg)').value).toBe('60');
  expect(screen.queryByText(/riparti con/)).toBeNull();
});
