import { expect, test } from 'vitest';
import type { WorkoutSync } from '../contract/sync.ts';
import { clockSkewMs } from '#shell/common/clock-skew.ts';
import { withCorrectedTimes } from './clock-skew.ts';

const now = Date.parse('2026-11-18T18:00:00.000Z');

test('a clock that is two minutes ahead is not corrected, one that is 121 seconds ahead is', () => {
  expect(clockSkewMs('2026-11-18T18:02:00.000Z', now)).toBe(0);
  expect(clockSkewMs('2026-11-18T18:02:01.000Z', now)).toBe(120_000);
  expect(clockSkewMs('2026-11-18T17:00:00.000Z', now)).toBe(-3_600_000);
});

test('a request that takes 20 seconds gives the same clock skew as one that takes none', () => {
  expect(clockSkewMs('2026-11-18T18:59:40.000Z', now)).toBe(3_600_000);
  expect(clockSkewMs('2026-11-18T19:00:00.000Z', now)).toBe(3_600_000);
});

test('with a clock that is an hour slow, a start at 16:30 is corrected to 17:30', () => {
  const { sync, clockAheadSeconds } = withCorrectedTimes(
    syncAt('2026-11-18T17:00:00.000Z', '2026-11-18T16:30:00.000Z'),
    now,
  );

  expect(sync.startedAt).toBe('2026-11-18T17:30:00.000Z');
  expect(clockAheadSeconds).toBe(-3600);
});

test('instants are limited to the time from 2000 until now', () => {
  const right = (startedAt: string) =>
    withCorrectedTimes(syncAt('2026-11-18T18:00:00.000Z', startedAt), now).sync.startedAt;

  expect(right('9999-12-31T00:00:00.000Z')).toBe('2026-11-18T18:02:00.000Z');
  expect(right('0001-01-01T00:00:00.000Z')).toBe('2000-01-01T00:00:00.000Z');
});

test('sets, row changes and the end are corrected by the same time', () => {
  const { sync } = withCorrectedTimes(
    {
      ...syncAt('2026-11-17T18:00:00.000Z', '2026-11-17T17:00:00.000Z'),
      sets: [
        {
          id: 'a',
          rowId: 'bench',
          setNumber: 1,
          weightKg: 80,
          reps: 8,
          rir: 2,
          rpe: null,
          seconds: null,
          metres: null,
          note: '',
          isWarmUp: false,
          isRemoved: false,
          loggedAt: '2026-11-17T17:10:00.000Z',
        },
      ],
      finish: { finishedAt: '2026-11-17T17:50:00.000Z', effort: 7, comment: '' },
    },
    now,
  );

  expect([sync.sets[0]?.loggedAt, sync.finish?.finishedAt]).toEqual([
    '2026-11-18T17:10:00.000Z',
    '2026-11-18T17:50:00.000Z',
  ]);
});

function syncAt(sentAt: string, startedAt: string): WorkoutSync {
  return { sentAt, startedAt, signed: null, sets: [], rowChanges: [], finish: null };
}
