import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MealPlan } from '../contract.ts';
import { exampleMealPlan as mealPlan } from '../example.ts';
import { withDayCopied } from './copy-days.ts';
import { sameContent } from './same-content.ts';
import { idsIn, newIds } from './testing/ids.ts';
import { withTotals } from './totals.ts';

const [first, second] = mealPlan.days as [MealPlan['days'][number], MealPlan['days'][number]];

test('copying day 1 to day 2 replaces the meals of day 2, which keeps its id and name', () => {
  const { mealPlan: copied, overwritten, added } = copy([2]);

  expect({ overwritten, added }).toEqual({ overwritten: 1, added: 0 });
  expect(copied.days[1]).toMatchObject({ id: second.id, name: 'Giorno 2' });
  expect(sameContent(copied.days[1]?.meals ?? [], first.meals)).toBe(true);
  expect(withTotals(copied).days[1]?.calories).toBe(first.calories);
});

test('copying to days 3 and 5 of a meal plan of two days adds a third, an empty fourth and a fifth day, without names', () => {
  const { mealPlan: copied, overwritten, added } = copy([3, 5]);

  expect({ overwritten, added }).toEqual({ overwritten: 0, added: 3 });
  expect(copied.days.map((day) => day.name)).toEqual(['Giorno 1', 'Giorno 2', '', '', '']);
  expect(copied.days.map((day) => day.meals.length)).toEqual([4, 3, 4, 0, 4]);
  expect(copied.days[1]).toBe(second);
});

test('a copied day for rest is one for rest also in new days and days without a kind; a day for training stays one', () => {
  const kinds = ['rest', 'training', null] as const;
  const days = kinds.map((dayKind, index) => ({ ...(mealPlan.days[index % 2] ?? first), id: `day ${index}`, dayKind }));
  const from: MealPlan = {
    ...mealPlan,
    schedule: 'training',
    days: [...days.slice(0, 2), { ...first, id: 'day 2', meals: [] }],
  };
  const { mealPlan: copied } = withDayCopied(from, { dayId: 'day 0', toPositions: [2, 3, 5], newId: newIds() });

  expect(copied.days.map(({ dayKind }) => dayKind)).toEqual(['rest', 'training', 'rest', null, 'rest']);
});

test('all parts of the copy have new ids, including the alternatives', () => {
  const ids = idsIn(copy([2, 3, 4]).mealPlan);

  expect(new Set(ids).size).toBe(ids.length);
});

test('copying a day onto itself returns the same object', () => {
  expect(copy([1])).toEqual({ mealPlan, overwritten: 0, added: 0 });
  expect(copy([1]).mealPlan).toBe(mealPlan);
});

test('the invalid positions 0, -1, 1.5 and 32 are ignored', () => {
  expect(copy([0, -1, 1.5, 32]).mealPlan).toBe(mealPlan);
});

test('copying an unknown day throws', () => {
  expect(() => withDayCopied(mealPlan, { dayId: 'gone', toPositions: [2], newId: newIds() })).toThrow(
    'getDay: no day gone',
  );
});

test('copying a day to the same position a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }), (toPositions) => {
      const once = copy(toPositions);

      expect(copy(toPositions, once.mealPlan)).toEqual({ mealPlan: once.mealPlan, overwritten: 0, added: 0 });
    }),
  );
});

function copy(toPositions: number[], from: MealPlan = mealPlan): ReturnType<typeof withDayCopied> {
  return withDayCopied(from, { dayId: first.id, toPositions, newId: newIds() });
}
