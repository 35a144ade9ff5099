import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { MealComponent } from '../contract.ts';
import { pastedCounts } from './pasted-counts.ts';
import { pastedLines } from './pasted-days.ts';
import { emptyDay, rowOf } from './testing/pasted.ts';

const line = (text: string, lineKind: 'food' | 'note'): MealComponent => ({ ...rowOf(text), lineKind, components: [] });

test('days, meals, foods, notes and lines to be checked are counted as they are added, copies included', () => {
  const lines = pastedLines('Lunedì\nColazione: latte\nPranzo: pasta\nMartedì: come lunedì\nCena libera');
  const sections = [...new Set(lines.map(({ section }) => section))];
  const parts = sections.map((section) => {
    const own = lines.filter((one) => one.section === section);
    const foods = own.filter(({ foods }) => foods !== '').map(({ foods }) => rowOf(foods));
    const isBreakfast = foods.some((row) => row.line === 'latte');
    return {
      section,
      rows: isBreakfast ? [...foods, line('niente zucchero', 'note'), line('xyzq', 'food')] : foods,
      references: own.flatMap(({ reference }) => reference ?? []),
    };
  });
  const origin = { mealId: emptyDay.days[0]?.meals[0]?.id ?? '', after: undefined, language: 'it' as const };

  expect(pastedCounts(emptyDay, { origin, parts, newId })).toEqual({
    days: 2,
    meals: 5,
    foods: 4,
    notes: 2,
    toCheck: 2,
  });
});
