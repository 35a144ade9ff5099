import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropClock, elapsedSeconds, isOf, isRunning, readClock, startClock, stopClock } from './exercise-clock.ts';
import { openQueue } from './queue.ts';

const plank = { rowId: 'plank', setNumber: 1 };
const queue = openQueue({ clientId: 'giulia', workoutId: 'spinta' });

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-18T18:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

test('a plank of 45 seconds is over after 45 seconds, also when the screen was dark for an hour', () => {
  startClock(queue, plank, { kind: 'down', seconds: 45 });
  vi.setSystemTime(Date.now() + 3_600_000);

  const clock = readClock(queue);

  expect(clock && isRunning(clock, Date.now())).toBe(false);
  expect(clock && elapsedSeconds(clock, Date.now())).toBe(45);
});

test('stopped after 31 seconds it says 31, however late one looks', () => {
  startClock(queue, plank, { kind: 'up' });
  vi.setSystemTime(Date.now() + 31_000);
  stopClock(queue);
  vi.setSystemTime(Date.now() + 600_000);

  const clock = readClock(queue);

  expect(clock && elapsedSeconds(clock, Date.now())).toBe(31);
});

test('it belongs to one set, and a reload finds it again', () => {
  startClock(queue, plank, { kind: 'interval', seconds: 600, everySeconds: 60 });

  const reopened = readClock(openQueue({ clientId: 'giulia', workoutId: 'spinta' }));

  expect(isOf(reopened, plank)).toBe(true);
  expect(isOf(reopened, { ...plank, setNumber: 2 })).toBe(false);
  dropClock(queue);
  expect(readClock(queue)).toBeNull();
});

test('a phone whose clock is put back never shows less than nothing', () => {
  startClock(queue, plank, { kind: 'up' });
  vi.setSystemTime(Date.now() - 60_000);

  const clock = readClock(queue);

  expect(clock && elapsedSeconds(clock, Date.now())).toBe(0);
});
