import { expect, test } from 'vitest';
import { targetFromGrams } from './targets.ts';
import { type PlannedDay, targetDifference } from './target-difference.ts';

/** 2,000 kcal: 100 g of protein, 250 g of carbohydrates, 66.7 g of fat. */
const target = targetFromGrams({ protein_tot: 100, carbs_tot: 250, lipids_tot: 66.7 });
const everyDay = { day: target, training: null, rest: null };
const byTraining = {
  day: null,
  training: { ...target, calories: 2200, carbs_tot: 300 },
  rest: { ...target, calories: 1800, carbs_tot: 200 },
};

function planned(more: Partial<PlannedDay> = {}): PlannedDay {
  const { calories, protein_tot, carbs_tot, lipids_tot } = target;
  return { calories, protein_tot, carbs_tot, lipids_tot, incomplete: [], ...more };
}

const macrosOf = (difference: ReturnType<typeof targetDifference>) => difference?.macros.map(({ macro }) => macro);

test('energy and nutrients differ from more than 5 % of the target on, each by itself', () => {
  const of = (more: Partial<PlannedDay>) => targetDifference({ planned: planned(more), targets: everyDay });
  const { calories } = target;

  expect(of({ calories: calories * 0.951, protein_tot: 95, carbs_tot: 262.5, lipids_tot: 70 })).toBeNull();
  expect(of({ calories: calories * 0.94 })?.macros).toEqual([
    { macro: 'calories', planned: 1880, lowestTarget: 2000, highestTarget: 2000 },
  ]);
  expect(of({ protein_tot: 94.94 })?.macros).toEqual([
    { macro: 'protein_tot', planned: 94.9, lowestTarget: 100, highestTarget: 100 },
  ]);
  expect(macrosOf(of({ carbs_tot: 310, lipids_tot: 40 }))).toEqual(['carbs_tot', 'lipids_tot']);
});

test('a plan of the same energy with half of the protein differs', () => {
  const swapped = planned({ protein_tot: 50, carbs_tot: 300 });

  expect(macrosOf(targetDifference({ planned: swapped, targets: everyDay }))).toEqual(['protein_tot', 'carbs_tot']);
});

test('the average day of a meal plan agrees with every amount between the targets for days with and without training', () => {
  const of = (carbs_tot: number) => targetDifference({ planned: planned({ carbs_tot }), targets: byTraining });

  expect([of(190), of(250), of(315)]).toEqual([null, null, null]);
  expect(of(180)?.macros).toEqual([{ macro: 'carbs_tot', planned: 180, lowestTarget: 200, highestTarget: 300 }]);
});

test('days with training are compared with their target, and days without with theirs, also where the average agrees', () => {
  const average = planned({ carbs_tot: 250 });
  const of = (training: Partial<PlannedDay>, rest: Partial<PlannedDay>) =>
    targetDifference({
      planned: average,
      byKind: {
        training: planned({ calories: 2200, carbs_tot: 300, ...training }),
        rest: planned({ calories: 1800, carbs_tot: 200, ...rest }),
      },
      targets: byTraining,
    })?.macros;

  expect(of({ carbs_tot: 250 }, {})).toEqual([
    {
      ...{ macro: 'carbs_tot', planned: 250, lowestTarget: 200, highestTarget: 300 },
      days: [{ kind: 'training', planned: 250, target: 300 }],
    },
  ]);
  expect(of({}, { calories: 1500, incomplete: ['calories'] })).toBeUndefined();
});

test('an amount that is not known for all food differs only when it is more than the target', () => {
  const of = (protein_tot: number) =>
    targetDifference({ planned: planned({ protein_tot, incomplete: ['protein_tot'] }), targets: everyDay });

  expect(of(40)).toBeNull();
  expect(of(140)?.macros).toMatchObject([{ macro: 'protein_tot', planned: 140, isAtLeast: true }]);
});

test('a meal plan without food, a client without targets and an amount that is not known differ from nothing', () => {
  const none = { day: null, training: null, rest: null };

  expect(targetDifference({ planned: planned({ calories: 0, protein_tot: 0 }), targets: everyDay })).toBeNull();
  expect(targetDifference({ planned: planned({ protein_tot: null }), targets: everyDay })).toBeNull();
  expect(targetDifference({ planned: planned({ protein_tot: 10 }), targets: none })).toBeNull();
});
