import { expect, test } from 'vitest';
import { parseHistory } from './parse-history.ts';

const heading =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';

function imported(weight: string, reps: string, exercise = 'Squat') {
  const line = `2019-01-11 12:31:54,Gambe,1h,${exercise},1,${weight},${reps},0,0,,,`;
  const chosen = { weightUnit: 'kg', distanceUnit: 'km', dateOrder: 'day' } as const;
  const rows = [heading, line].map((row) => row.split(','));
  const read = parseHistory(rows, { chosen, nowMs: Date.parse('2026-11-20T12:00:00Z') });
  if (read.kind !== 'history') throw new Error(`imported: ${read.kind}`);
  const { workouts, problems } = read.history;
  return { sets: workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets)), problems };
}

test.each([
  ['5.5', 5],
  ['5.9', 5],
  ['7.999999999999999', 8],
  ['0.5', 0],
])('a set of 100 kg with %s repetitions is imported with %i whole ones', (written, reps) => {
  expect(imported('100', written)).toMatchObject({ sets: [{ weightKg: 100, reps }], problems: [] });
});

test.each(['-0.5', '1000.5'])('a set with %s repetitions is left out and named', (written) => {
  expect(imported('100', written)).toMatchObject({ sets: [], problems: [{ code: 'reps' }] });
});

test.each([
  ['Pull Up (Assisted)', '20', -20],
  ['Chin Up (Assisted)', '-20', -20],
  ['Trazioni (assistite)', '12.5', -12.5],
  ['Dominadas (Asistidas)', '20', -20],
  ['Pull Up (Assisted)', '0', null],
  ['Pull Up (Weighted)', '20', 20],
  ['Pull Up (Unassisted)', '20', 20],
  ['Non-assisted Dip', '20', 20],
])('%s with a weight of %s is imported as %s kg', (exercise, written, weightKg) => {
  expect(imported(written, '8', exercise)).toMatchObject({ sets: [{ weightKg, reps: 8 }], problems: [] });
});

test('a help of more than 300 kg is left out and named', () => {
  expect(imported('301', '8', 'Pull Up (Assisted)')).toMatchObject({ sets: [], problems: [{ code: 'weight' }] });
});
