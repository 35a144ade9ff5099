import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearTimer,
  elapsedSeconds,
  isTimerOf,
  isRunning,
  readTimer,
  startTimer,
  stopTimer,
} from './exercise-timer.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';

const plank = { rowId: 'plank', setNumber: 1 };
const store = createLocalWorkoutStore({ clientId: 'giulia', workoutId: 'spinta' });

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-18T18:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

test('a plank of 45 seconds is over after 45 seconds, also when the screen was dark for an hour', () => {
  startTimer(store, plank, { kind: 'down', seconds: 45 });
  vi.setSystemTime(Date.now() + 3_600_000);

  const clock = readTimer(store);

  expect(clock && isRunning(clock, Date.now())).toBe(false);
  expect(clock && elapsedSeconds(clock, Date.now())).toBe(45);
});

test('stopped after 31 seconds it says 31, however late one looks', () => {
  startTimer(store, plank, { kind: 'up' });
  vi.setSystemTime(Date.now() + 31_000);
  stopTimer(store);
  vi.setSystemTime(Date.now() + 600_000);

  const clock = readTimer(store);

  expect(clock && elapsedSeconds(clock, Date.now())).toBe(31);
});

test('it belongs to one set, and a reload finds it again', () => {
  startTimer(store, plank, { kind: 'interval', seconds: 600, everySeconds: 60 });

  const reopened = readTimer(createLocalWorkoutStore({ clientId: 'giulia', workoutId: 'spinta' }));

  expect(isTimerOf(reopened, plank)).toBe(true);
  expect(isTimerOf(reopened, { ...plank, setNumber: 2 })).toBe(false);
  clearTimer(store);
  expect(readTimer(store)).toBeNull();
});

test('a phone whose clock is put back never shows less than nothing', () => {
  startTimer(store, plank, { kind: 'up' });
  vi.setSystemTime(Date.now() - 60_000);

  const clock = readTimer(store);

  expect(clock && elapsedSeconds(clock, Date.now())).toBe(0);
});
