import { expect, test } from 'vitest';
import type { ExerciseRow, Week } from '../contract/document.ts';
import { deloadFigures, defaultDeload, withDeload } from './deload.ts';
import { newRow } from './rows.ts';

function weekOf(...rows: Partial<ExerciseRow>[]): Week {
  const exercises = rows.map((changes, index) => ({
    ...newRow({ id: `row ${index}`, exercise: { id: 'squat', name: 'Squat' } }),
    ...changes,
  }));
  const workouts = [{ id: 'workout', title: '', info: '', exercises }];
  return { id: 'week', weekNumber: 4, days: [{ id: 'day', dayNumber: 1, offset: null, workouts }] };
}

const options = { ...defaultDeload, loadStepKg: 2.5, formatNumber: (value: number) => String(value).replace('.', ',') };

function deloaded(row: Partial<ExerciseRow>, more: Partial<typeof options> = {}): ExerciseRow | undefined {
  return withDeload(weekOf(row), { ...options, ...more }).days[0]?.workouts[0]?.exercises[0];
}

test.each([
  [5, 3],
  [4, 2],
  [3, 2],
  [1, 1],
  [null, null],
])('%s sets are %s in a week of 40%% fewer', (sets, fewer) => {
  expect(deloaded({ sets })?.sets).toBe(fewer);
});

test.each([
  ['100 kg', '90 kg'],
  ['82,5 kg', '75 kg'],
  ['80', '72,5'],
  ['80-85 kg', '72,5-77,5 kg'],
  ['24 kg per mano', '22,5 kg per mano'],
  ['75%', '67,5%'],
  ['75-80% 1RM', '67,5-72% 1RM'],
  ['2 kg', '2 kg'],
])('%s is %s in a week of 10%% less load', (weight, lighter) => {
  expect(deloaded({ weight })?.weight).toBe(lighter);
});

test.each(['', 'RPE 8', '8RM', '-20 kg', 'BW+10', 'elastico rosso', '100 lb', 'corpo libero'])(
  'the load %j stays as it is',
  (weight) => {
    expect(deloaded({ weight })?.weight).toBe(weight);
  },
);

test('a load for each set is lighter in each, and the row keeps its sets', () => {
  expect(deloaded({ sets: 3, weight: '60/65/70 kg' })).toMatchObject({ sets: 3, weight: '55/57,5/62,5 kg' });
});

test('the share of a progression is lower, and its steps in kg are not', () => {
  expect(deloaded({ progression: { kind: 'percent', percent: 80 } })?.progression).toMatchObject({ percent: 72 });
  expect(deloaded({ progression: { kind: 'linear', stepKg: 5 } })?.progression).toMatchObject({ stepKg: 5 });
});

test('0% changes nothing, also of the objects', () => {
  const week = weekOf({ sets: 4, weight: '81 kg' });

  expect(withDeload(week, { ...options, setsPercent: 0, loadPercent: 0 })).toBe(week);
});

test('the figures count sets, lighter loads and those that stay', () => {
  const week = weekOf({ sets: 5, weight: '100 kg' }, { sets: 3, weight: 'RPE 8' }, { sets: 2 });

  expect(deloadFigures(week, withDeload(week, options))).toEqual({
    setsBefore: 10,
    setsAfter: 6,
    lighter: 1,
    unchanged: 1,
  });
});
