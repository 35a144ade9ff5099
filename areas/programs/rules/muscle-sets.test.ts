import fc from 'fast-check';
import { expect, test } from 'vitest';
import { muscles } from '#areas/exercises/rules/taxonomy.ts';
import type { Week } from '../contract/document.ts';
import { muscleSets, type TrainedMuscles } from './muscle-sets.ts';
import { newRow } from './rows.ts';

const musclesByExercise: TrainedMuscles = new Map([
  ['bench', { category: 'strength', primaryMuscles: ['chest'], secondaryMuscles: ['triceps', 'shoulders'] }],
  ['dip', { category: 'calisthenics', primaryMuscles: ['chest', 'triceps'], secondaryMuscles: ['chest'] }],
  ['run', { category: 'cardio', primaryMuscles: ['chest'], secondaryMuscles: [] }],
  ['stretch', { category: 'stretching', primaryMuscles: ['chest'], secondaryMuscles: [] }],
]);

test('cardio and stretching are no sets of a muscle', () => {
  const rows: [string, number][] = [
    ['run', 4],
    ['bench', 3],
    ['stretch', 2],
  ];

  expect(muscleSets(week(rows), musclesByExercise).find(({ muscle }) => muscle === 'chest')?.sets).toBe(3);
});

test('4 sets of bench press are 4 for the chest and 2 for triceps and shoulders', () => {
  expect(muscleSets(week([['bench', 4]]), musclesByExercise).map(({ muscle, sets }) => [muscle, sets])).toEqual([
    ['chest', 4],
    ['shoulders', 2],
    ['triceps', 2],
  ]);
});

test('a muscle shows the rows that make up its sets, with their day', () => {
  const [chest] = muscleSets(week([['bench', 4]], [['dip', 3]]), musclesByExercise);

  expect(chest).toEqual({
    muscle: 'chest',
    sets: 7,
    rows: [
      { rowId: 'r1-1', name: 'bench', dayNumber: 1, sets: 4 },
      { rowId: 'r2-1', name: 'dip', dayNumber: 2, sets: 3 },
    ],
  });
});

test('a row without a number of sets and an unknown exercise are not counted', () => {
  expect(
    muscleSets(
      week([
        ['bench', null],
        ['unknown', 3],
      ]),
      musclesByExercise,
    ),
  ).toEqual([]);
});

test('a muscle never has more sets than the week', () => {
  const rows = fc.array(fc.tuple(fc.constantFrom('bench', 'dip', 'unknown'), fc.option(fc.nat(50))), { maxLength: 20 });
  fc.assert(
    fc.property(rows, (day) => {
      const all = day.reduce((sum, [, sets]) => sum + (sets ?? 0), 0);
      for (const { muscle, sets } of muscleSets(week(day), musclesByExercise)) {
        expect(muscles).toContain(muscle);
        expect(sets).toBeLessThanOrEqual(all);
      }
    }),
  );
});

function week(...days: [exercise: string, sets: number | null][][]): Week {
  return {
    id: 'w',
    weekNumber: 1,
    days: days.map((rows, day) => ({
      id: `d${day + 1}`,
      dayNumber: day + 1,
      offset: null,
      workouts: [
        {
          id: `x${day + 1}`,
          title: '',
          info: '',
          exercises: rows.map(([id, sets], row) => ({
            ...newRow({ id: `r${day + 1}-${row + 1}`, exercise: { id, name: id } }),
            sets,
          })),
        },
      ],
    })),
  };
}
