import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MealPlan } from '../contract.ts';
import { exampleMealPlan as plan } from '../example.ts';
import { withDayCopied } from './copy-days.ts';
import { sameContent } from './same-content.ts';
import { idsIn, newIds } from './testing/ids.ts';
import { withTotals } from './totals.ts';

const [first, second] = plan.days as [MealPlan['days'][number], MealPlan['days'][number]];

test('day 1 copied to day 2 takes the place of its meals; the day keeps its id and its name', () => {
  const { plan: copied, overwritten, added } = copy([2]);

  expect({ overwritten, added }).toEqual({ overwritten: 1, added: 0 });
  expect(copied.days[1]).toMatchObject({ id: second.id, name: 'Giorno 2' });
  expect(sameContent(copied.days[1]?.meals ?? [], first.meals)).toBe(true);
  expect(withTotals(copied).days[1]?.calories).toBe(first.calories);
});

test('copied to days 3 and 5 of a plan of two, it makes Giorno 3, an empty Giorno 4 and Giorno 5', () => {
  const { plan: copied, overwritten, added } = copy([3, 5]);

  expect({ overwritten, added }).toEqual({ overwritten: 0, added: 3 });
  expect(copied.days.map((day) => day.name)).toEqual(['Giorno 1', 'Giorno 2', 'Giorno 3', 'Giorno 4', 'Giorno 5']);
  expect(copied.days.map((day) => day.meals.length)).toEqual([4, 3, 4, 0, 4]);
  expect(copied.days[1]).toBe(second);
});

test('the copies have ids of their own, down to the alternatives', () => {
  const ids = idsIn(copy([2, 3, 4]).plan);

  expect(new Set(ids).size).toBe(ids.length);
});

test('a day copied onto itself stays the very same plan', () => {
  expect(copy([1])).toEqual({ plan, overwritten: 0, added: 0 });
  expect(copy([1]).plan).toBe(plan);
});

test('positions no plan has are left alone: 0, -1, 1.5 and 32', () => {
  expect(copy([0, -1, 1.5, 32]).plan).toBe(plan);
});

test('copying a day that is not there is a bug', () => {
  expect(() => withDayCopied(plan, { dayId: 'gone', toPositions: [2], prefix: 'Giorno', newId: newIds() })).toThrow(
    'getDay: no day gone',
  );
});

test('copying a day twice changes nothing more, wherever it goes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }), (toPositions) => {
      const once = copy(toPositions);

      expect(copy(toPositions, once.plan)).toEqual({ plan: once.plan, overwritten: 0, added: 0 });
    }),
  );
});

function copy(toPositions: number[], from: MealPlan = plan): ReturnType<typeof withDayCopied> {
  return withDayCopied(from, { dayId: first.id, toPositions, prefix: 'Giorno', newId: newIds() });
}
