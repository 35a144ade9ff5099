import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { outlinedWeeks, type OutlineRow } from './outline.ts';

const rows: OutlineRow[] = [
  { code: 'squat', sets: 5, reps: '5', kg: 45, rest: 180 },
  { code: 'curl', sets: 3, reps: '12', kg: 15, rest: 0 },
  { code: 'plank', sets: 3, reps: '40 s', kg: null, rest: 60, joins: true },
];

function weeksWith(...codes: string[]) {
  const exercises = new Map(codes.map((code) => [code, { id: newId(), name: code }]));
  return outlinedWeeks({ title: 'Forza', info: '', weeks: 3, days: [{ title: 'Gambe', rows }] }, { exercises, newId });
}

test('the load grows from 45 kg by 2.5 % a week, rounded to half a kilogram', () => {
  const loads = weeksWith('squat').map(({ days }) => days[0]?.workouts[0]?.exercises[0]?.weight);

  expect(loads).toEqual(['45 kg', '46 kg', '47,5 kg']);
});

test('a joined row makes a superset without a rest in between, and seconds make a time', () => {
  const [, curl, plank] = weeksWith('squat', 'curl', 'plank')[0]?.days[0]?.workouts[0]?.exercises ?? [];

  expect(curl).toMatchObject({ supersetPosition: 1, restType: 'no_rest', type: 'reps', reps: '12' });
  expect(plank).toMatchObject({ supersetPosition: 2, restValue: 60, type: 'time', value: '40 s', weight: '' });
});

test('a row whose exercise the library does not have is left out', () => {
  const [week] = weeksWith('squat', 'curl');

  expect(week?.days[0]?.workouts[0]?.exercises.map(({ name }) => name)).toEqual(['squat', 'curl']);
});
