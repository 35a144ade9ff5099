import { expect, test } from 'vitest';
import type { History } from './history.ts';
import { parseHistory } from './parse-history.ts';

const heading =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';

/** An export of Strong with a squat a day. */
function readSquats(loads: readonly string[]): History {
  const lines = loads.map((load, index) => `2019-01-1${index} 12:31:54,A,1h,Squat,1,${load},5,0,0,,,`);
  const found = parseHistory(
    [heading, ...lines].map((line) => line.split(',')),
    { chosen: { weightUnit: 'kg', distanceUnit: 'km', dateOrder: 'day' }, nowMs: Date.parse('2026-11-20T12:00:00Z') },
  );
  if (found.kind !== 'history') throw new Error(`readSquats: ${JSON.stringify(found)}`);
  return found.history;
}

test('a load whose decimal point is missing is imported and reported', () => {
  const { workouts, problems } = readSquats(['82.5', '84', '845', '84.5', '85']);

  expect(problems).toEqual([{ line: 4, column: 'Weight', text: '845', code: 'high_load', isLeftOut: false }]);
  expect(workouts[2]?.exercises[0]?.sets).toMatchObject([{ weightKg: 845 }]);
});

test.each([
  ['the progress of years', ['20', '20', '30', '60', '90']],
  ['too few sets to compare', ['20', '20', '150']],
  ['assistance and body weight', ['-40', '0', '0', '-35', '20']],
])('%s is not reported', (_, loads) => {
  expect(readSquats(loads).problems).toEqual([]);
});
