import { expect, test } from 'vitest';
import { processorMs } from '#shell/common/testing/processor-time.ts';
import { newId } from '#shell/common/ids.ts';
import type { MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan } from '../example.ts';
import { withDayAdded } from './edit-days.ts';
import { withPastedInserted } from './insert-pasted.ts';
import { pastedLines } from './pasted-days.ts';
import { emptyDay, mondayPasted as monday, mondayRead, pasted, rowOf } from './testing/pasted.ts';

test.each([
  'come lunedì escluso il latte',
  'come lunedì, escluse le patate',
  'come lunedì senza latte',
  'come lunedì ma senza latte',
  'come lunedì - senza il latte',
  'come lunedì, no latte',
  'come lunedì ad eccezione del latte',
  "come lunedì, ad eccezione dell'olio",
  'come lunedì eccetto latte',
  'idem senza latte',
  'same as Monday without milk',
  'same as Monday, no milk',
  'same as Monday apart from the milk',
])('a day %j is a line to be checked', (text) => {
  expect(pasted(`${monday}Martedì: ${text}`)).toEqual([mondayRead, `2 breakfast=?${text}`]);
});

test.each([
  'escluso il pranzo e la cena',
  '(esclusi pranzo e cena)',
  'senza pranzo e senza cena',
  'ma senza il pranzo e la cena',
  'ad eccezione del pranzo e della cena',
  'no pranzo, no cena',
  'without lunch and dinner',
])('a day like Monday %j has only the other meals', (exception) => {
  expect(pasted(`${monday}Martedì: come lunedì ${exception}`)).toEqual([mondayRead, '2 breakfast=latte']);
});

test.each([
  'Tutti i giorni a parte la domenica',
  'Tutti i giorni ad eccezione della domenica',
  'Tutti i giorni senza la domenica',
  'Every day but not Sunday',
])('%j: the same words leave out days', (text) => {
  expect(pastedLines(`${text}\nCena: pesce`)[1]?.section.days[0]?.exceptWeekdays).toEqual([7]);
});

/** A meal plan with seven empty days. */
function emptyWeek(): MealPlan {
  const headings = [exampleHeadings.breakfast, exampleHeadings.lunch, exampleHeadings.dinner];
  let mealPlan: MealPlan = { ...exampleMealPlan, days: [] };
  for (let weekday = 1; weekday <= 7; weekday++) mealPlan = withDayAdded(mealPlan, { headings, newId });
  return {
    ...mealPlan,
    schedule: 'weekdays',
    days: mealPlan.days.map((day, index) => ({ ...day, weekday: index + 1 })),
  };
}

const daysRead = (count: number, read: string) => Array.from({ length: count }, (_, index) => `${index + 1} ${read}`);

test.each([
  ['Tutti i giorni: come lunedì', 7],
  ['Dal lunedì al venerdì: come lunedì', 5],
  ['Lunedì e martedì: come lunedì', 2],
  ['Martedì e lunedì: come lunedì', 2],
  ['Every day: same as Monday', 7],
  ['Tutti i giorni: idem', 7],
  ['Lunedì - mercoledì: come sopra', 3],
])('%j: the other days are like Monday, which stays as it is', (text, count) => {
  expect(pasted(monday + text, emptyWeek())).toEqual(daysRead(count, 'breakfast=latte lunch=pasta dinner=pollo'));
});

test('several days, or meals, that are like one of them leave that one as it is', () => {
  expect(pasted('Lunedì\nPranzo: pasta\nTutti i giorni\nPranzo: come lunedì', emptyWeek())).toEqual(
    daysRead(7, 'lunch=pasta'),
  );
  expect(pasted('Lunedì\nPranzo: pasta\nPranzo e cena: come pranzo')).toEqual(['1 lunch=pasta dinner=pasta']);
  expect(pasted('Lunedì e martedì\nPranzo: pasta\nCena: idem')).toEqual(daysRead(2, 'lunch=pasta dinner=pasta'));
  expect(pasted('Lunedì\nPranzo: pasta\nTutti i giorni: come lunedì tranne il pane', emptyWeek())).toEqual([
    '1 lunch=pasta',
    ...[2, 3, 4, 5, 6, 7].map((weekday) => `${weekday} breakfast=?come lunedì tranne il pane`),
  ]);
});

test('a meal is not added to itself by a day that is like it', () => {
  const week = emptyWeek();
  const days = week.days.map((day, index) => ({
    ...day,
    meals: day.meals.map((meal) =>
      index === 0 && meal.meal_type === 'lunch' ? { ...meal, mealComponents: [rowOf('pasta')] } : meal,
    ),
  }));

  expect(pasted('Tutti i giorni: come il pranzo di lunedì', { ...week, days })).toEqual(daysRead(7, 'lunch=pasta'));
});

test('a line to be checked is not copied, and what is copied from an incomplete day is to be checked too', () => {
  expect(pasted(`${monday}Lunedì: come lunedì\nMartedì: come lunedì`)[1]).toBe(mondayRead.replace('1', '2'));
  expect(pasted('Martedì: come mercoledì\nMercoledì: come martedì')).toEqual([
    '2 breakfast=?come mercoledì',
    '3 breakfast=?come martedì',
  ]);
  expect(pasted('Martedì: come mercoledì\nCena: pollo\nMercoledì: come martedì')).toEqual([
    '2 dinner=pollo+?come mercoledì',
    '3 breakfast=?come martedì',
  ]);
  expect(
    pasted('Martedì\nPranzo: pasta\nCena: come venerdì\nMercoledì: come martedì\nGiovedì: come mercoledì'),
  ).toEqual(['2 lunch=pasta dinner=?come venerdì', '3 lunch=pasta+?come martedì', '4 lunch=pasta+?come mercoledì']);
});

test('what has all of its foods is no line to be checked, also where another meal of its day is one', () => {
  const tuesday = 'Martedì\nPranzo: pasta\nCena: come venerdì\n';
  expect(pasted(`${tuesday}Mercoledì\nPranzo: come martedì`)[1]).toBe('3 lunch=pasta');
  expect(pasted(`${tuesday}Mercoledì: come martedì tranne la cena`)[1]).toBe('3 lunch=pasta');
  expect(pasted(`${tuesday}Mercoledì: come martedì\nCena: pesce`)[1]).toBe('3 lunch=pasta dinner=pesce');
  expect(pasted('Martedì: come venerdì\nPranzo: pasta\nMercoledì\nPranzo: come martedì')[1]).toBe('3 lunch=pasta');
});

test('a month whose meals each name the next day is copied at once', () => {
  const meals = [
    'Colazione',
    'Spuntino mattina',
    'Pranzo',
    'Merenda',
    'Pre workout',
    'Post workout',
    'Cena',
    'Dopo cena',
  ];
  const text = Array.from({ length: 31 }, (_, index) =>
    [
      `Giorno ${index + 1}`,
      ...meals.map((meal) => `${meal}: ${index === 30 ? 'pane' : `come giorno ${index + 2}`}`),
    ].join('\n'),
  ).join('\n');
  const lines = pastedLines(text);
  const parts = lines
    .filter(({ foods, reference }) => foods !== '' || reference !== null)
    .map(({ section, foods, reference }) => ({
      section,
      rows: foods === '' ? [] : [rowOf(foods)],
      references: reference ? [reference] : [],
    }));
  const origin = { mealId: emptyDay.days[0]?.meals[0]?.id ?? '', after: undefined, language: 'it' as const };
  let inserted: ReturnType<typeof withPastedInserted> | undefined;

  const ms = processorMs(() => {
    inserted = withPastedInserted(emptyDay, { origin, parts, newId });
  });

  expect(inserted?.unresolved).toEqual([]);
  expect(inserted?.added).toHaveLength(31 * meals.length);
  expect(ms).toBeLessThan(3000);
});
