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

test('a timer of 45 seconds ends after 45 seconds, also when the screen was off for an hour', () => {
  startTimer(store, plank, { kind: 'down', seconds: 45 });
  vi.setSystemTime(Date.now() + 3_600_000);

  const clock = readTimer(store);

  expect(clock && isRunning(clock, Date.now())).toBe(false);
  expect(clock && elapsedSeconds(clock, Date.now())).toBe(45);
});

test('a timer that was stopped after 31 seconds shows 31 seconds at any later time', () => {
  startTimer(store, plank, { kind: 'up' });
  vi.setSystemTime(Date.now() + 31_000);
  stopTimer(store);
  vi.setSystemTime(Date.now() + 600_000);

  const clock = readTimer(store);

  expect(clock && elapsedSeconds(clock, Date.now())).toBe(31);
});

test('a timer belongs to one set and survives a reload', () => {
  startTimer(store, plank, { kind: 'interval', seconds: 600, everySeconds: 60 });

  const reopened = readTimer(createLocalWorkoutStore({ clientId: 'giulia', workoutId: 'spinta' }));

  expect(isTimerOf(reopened, plank)).toBe(true);
  expect(isTimerOf(reopened, { ...plank, setNumber: 2 })).toBe(false);
  clearTimer(store);
  expect(readTimer(store)).toBeNull();
});

test('a timer never shows less than 0 when the clock is set back', () => {
  startTimer(store, plank, { kind: 'up' });
  vi.setSystemTime(Date.now() - 60_000);

  const clock = readTimer(store);

  expect(clock && elapsedSeconds(clock, Date.now())).toBe(0);
});
