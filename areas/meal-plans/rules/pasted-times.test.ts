import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { withMealChanged } from './edit-meals.ts';
import { preparedTargets } from './pasted-targets.ts';
import { pastedLines } from './pasted-days.ts';
import { emptyDay, pasted } from './testing/pasted.ts';

/** The times of the meals of the first day once a text was pasted into it. */
function timesAfter(text: string, before = emptyDay): (string | null)[] {
  const sections = [...new Set(pastedLines(text).map(({ section }) => section))];
  const origin = { mealId: before.days[0]?.meals[0]?.id ?? '', after: undefined, language: 'it' as const };
  const { mealPlan } = preparedTargets(before, { origin, sections, newId });
  return mealPlan.days[0]?.meals.map(({ time }) => time) ?? [];
}

test.each([
  ['Colazione (ore 7.30)', '07:30'],
  ['Colazione ore 7:30', '07:30'],
  ['Colazione ore 7', '07:00'],
  ['7:30 Colazione', '07:30'],
  ['Colazione - 7:30', '07:30'],
  ['Colazione alle 7', '07:00'],
  ['Breakfast at 8:00 am', '08:00'],
  ['Breakfast at 8 pm', '20:00'],
  ['Colazione ore 7:30 circa', '07:30'],
  ['Colazione (7:30 circa)', '07:30'],
  ['Colazione (7:30/8:00)', '07:30'],
  ['Colazione ore 7:30-8:00', '07:30'],
  ['Colazione alle 7 circa', '07:00'],
  ['Colazione ore 7:30 a casa', '07:30'],
  ['Breakfast at about 7:30', '07:30'],
  ['Colazione 1:20 g mandorle', null],
  ['Colazione', null],
  ['Colazione 2', null],
  ['1. Colazione', null],
  ['Colazione ore 27', null],
])('the hour of the pasted heading “%s” is the time of the meal: %s', (heading, time) => {
  expect(timesAfter(`${heading}\nlatte\nPranzo\npasta`)[0]).toBe(time);
});

test.each(['Colazione ore 7:30 circa', 'Colazione (7:30/8:00)'])(
  'the hour of “%s” is no food of the meal',
  (heading) => {
    expect(pasted(`${heading}\nlatte\nPranzo\npasta`)).toEqual(['n1 breakfast=latte lunch=pasta']);
  },
);

test('an hour before the foods and one of a new meal are times, too; a meal keeps the time that it has', () => {
  expect(timesAfter('Colazione (ore 7.30): latte 200 ml\nSpuntino ore 16: mela')).toContain('16:00');
  const breakfastId = emptyDay.days[0]?.meals[0]?.id ?? '';
  const timed = withMealChanged(emptyDay, breakfastId, (meal) => ({ ...meal, time: '08:15' }));

  expect(timesAfter('Colazione (ore 7.30)\nlatte\nPranzo\npasta', timed)[0]).toBe('08:15');
});
