import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDays } from '../../../rules/pauses.ts';
import { exampleCopy, openProgramScreen } from '../testing/open-program-screen.tsx';
import { datesChoice } from './dates-visibility.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  datesChoice.set(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The first week of the copy has workouts on Monday 16, Wednesday 18 and Friday 20 November. */
const paused = (from: string, until: string) => ({
  ...exampleCopy,
  pauses: [withDays({ from, until, keepsWeekdays: true, note: '' })],
});
const strip = () => within(screen.getByRole('region', { name: 'Giorni della settimana 1' }));

test('a workout that was done before its pause was made is on the day on which it was done, and the next one is later', async () => {
  const workoutId = exampleCopy.weeks[0]?.days[1]?.workouts[0]?.id ?? '';
  const moved = [{ workoutId, date: '2026-11-18', stays: true }];
  await openProgramScreen({ program: paused('2026-11-18', '2026-11-22'), moved });

  expect(strip().getByRole('button', { name: /^G2 .*mer 18 nov/ })).toBeTruthy();
  expect(strip().getByRole('button', { name: /^G3 .*ven 27 nov/ })).toBeTruthy();
  expect(screen.queryByText(/spostato/)).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Giorno 2, Settimana 1' })).getByText('mer 18 nov')).toBeTruthy();
});

test('a pause from Wednesday to Sunday is marked in its week, whose Wednesday is a week later', async () => {
  await openProgramScreen({ program: paused('2026-11-18', '2026-11-22') });

  expect(screen.getByText('In pausa dal 18 nov 2026 al 22 nov 2026.')).toBeTruthy();
  expect(strip().getByText('pausa 18 nov – 22 nov')).toBeTruthy();
  expect(strip().getByRole('button', { name: /^G1 .*lun 16 nov/ })).toBeTruthy();
  expect(strip().getByRole('button', { name: /^G2 .*mer 25 nov/ })).toBeTruthy();
});
