import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { emptyDay, pasted, rowOf } from './testing/pasted.ts';
import { withPastedInserted } from './insert-pasted.ts';
import { pastedLines } from './pasted-days.ts';

/** Each day of a plan without food after a paste: `training breakfast=latte`. */
function daysOf(text: string, before = emptyDay): string[] {
  const lines = pastedLines(text);
  const parts = [...new Set(lines.map(({ section }) => section))].map((section) => ({
    section,
    rows: lines.filter((one) => one.section === section && one.foods !== '').map(({ foods }) => rowOf(foods)),
  }));
  const origin = { mealId: before.days[0]?.meals[0]?.id ?? '', after: undefined, language: 'it' as const };
  const { mealPlan } = withPastedInserted(before, { origin, parts, newId });
  return mealPlan.days.map(({ dayKind, name, meals }) => {
    const rows = meals.map((meal) => meal.mealComponents.map(({ line }) => line).join('+'));
    return [dayKind ?? name, ...rows.filter(Boolean)].join(' ');
  });
}

const menus = (first: string, second: string, third: string) =>
  `${first}\nColazione\nlatte\nPranzo\npasta\n\n${second}\nColazione\nyogurt\nPranzo\nriso\n\n${third}\nColazione\nkefir\nPranzo\npollo`;
const training = ['training latte pasta', 'training yogurt riso'];
const rest = 'rest kefir pollo';

test.each([
  ['Giorno di allenamento 1', 'Giorno di allenamento 2', 'Giorno di riposo'],
  ['GIORNO DI ALLENAMENTO A', 'GIORNO DI ALLENAMENTO B', 'GIORNO DI RIPOSO'],
  ['Giorno di allenamento n. 1:', 'Giorno di allenamento n. 2:', 'Giorno di riposo:'],
  ['Giorno ON', 'Giorno ON 2', 'Giorno OFF'],
  ['Training day', 'Training day 2', 'Rest day'],
  ['Training day A', 'Training day B', 'Rest day'],
  ['Allenamento A', 'Allenamento B', 'Riposo'],
  ['*ALLENAMENTO A:*', '*ALLENAMENTO B:*', '*RIPOSO*'],
  ['Workout A', 'Workout B', 'Rest'],
  ['Giornata di allenamento 1', 'Giornata di allenamento 2', 'Giornata di riposo'],
  ['Giorno 1 - allenamento', 'Giorno 3 - allenamento', 'Giorno 2 - riposo'],
  ['Giorno 1 (allenamento)', 'Giorno 3 (allenamento)', 'Giorno 2 (riposo)'],
  ['Day 1: training day', 'Day 3: training day', 'Day 2: rest day'],
  ['GIORNO DI ALLENAMENTO', 'GIORNO DI ALLENAMENTO', 'GIORNO DI RIPOSO'],
])('each day of a kind is a day of its own: %j, %j, %j', (first, second, third) => {
  expect(daysOf(menus(first, second, third)).toSorted()).toEqual([rest, ...training]);
});

test('a kind that is named again behind the other one with the same meals is another day', () => {
  const text = menus('GIORNO DI ALLENAMENTO', 'GIORNO DI RIPOSO', 'GIORNO DI ALLENAMENTO');

  expect(daysOf(text)).toEqual(['training latte pasta', 'rest yogurt riso', 'training kefir pollo']);
});

test.each([
  'Giorno di allenamento\nColazione\nlatte\nGiorno di riposo\nColazione\nkefir\nGiorno di allenamento\nPranzo\npasta\nGiorno di riposo\nPranzo\npollo',
  'Colazione\nGiorno di allenamento: latte\nGiorno di riposo: kefir\nPranzo\nGiorno di allenamento: pasta\nGiorno di riposo: pollo',
  'Giorno di allenamento - Colazione: latte\nGiorno di allenamento - Pranzo: pasta\nGiorno di riposo - Colazione: kefir\nGiorno di riposo - Pranzo: pollo',
])('a kind that is named again for its other meals is the same day: %j', (text) => {
  expect(daysOf(text)).toEqual(['training latte pasta', 'rest kefir pollo']);
});

test('the lines of a meal that all name their kind are of one day', () => {
  const text =
    'Giorni di allenamento - Pranzo: pasta\nGiorni di allenamento - Pranzo: olio\nGiorni di riposo - Pranzo: pollo';

  expect(daysOf(text)).toEqual(['training pasta+olio', 'rest pollo']);
});

test('the days of a kind of two weeks are days of their own', () => {
  const week = (number: number, foods: readonly string[]) =>
    `Settimana ${number}\nGiorno di allenamento\nPranzo\n${foods[0]}\nGiorno di riposo\nPranzo\n${foods[1]}\n`;

  expect(daysOf(week(1, ['pasta', 'pollo']) + week(2, ['riso', 'uova']))).toEqual([
    ...['training pasta', 'rest pollo'],
    ...['training riso', 'rest uova'],
  ]);
});

test('the days of a kind as columns of a table are days of their own', () => {
  const rows = [
    ['', 'Allenamento A', 'Allenamento B', 'Riposo'],
    ['Colazione', 'latte', 'yogurt', 'kefir'],
    ['Pranzo', 'pasta', 'riso', 'pollo'],
  ];

  expect(daysOf(rows.map((row) => row.join('\t')).join('\n')).toSorted()).toEqual([rest, ...training]);
});

test('training within a day is no day of its own', () => {
  expect(pasted('Pranzo\npasta\nAllenamento\nbanana\nCena\npollo')).toEqual([
    'n1 lunch=pasta+Allenamento+banana dinner=pollo',
  ]);
});

test('numbered days of which some have no kind keep their positions, and the kind in their name', () => {
  const text = 'Giorno 1 - allenamento\nPranzo\npasta\nGiorno 2\nPranzo\nriso\nGiorno 3 - riposo\nPranzo\npollo';

  expect(daysOf(text)).toEqual(['Giorno 1 - allenamento pasta', ' riso', 'Giorno 3 - riposo pollo']);
});

test('weekdays with their kind are days of the week, with the kind in their name', () => {
  const text = 'Lunedì (allenamento)\nPranzo\npasta\nMartedì - riposo\nPranzo\nriso\nMercoledì\nPranzo\npollo';

  expect(pasted(text)).toEqual(['1 lunch=pasta', '2 lunch=riso', '3 lunch=pollo']);
  expect(daysOf(text)).toEqual(['Lunedì (allenamento) pasta', 'Martedì (riposo) riso', ' pollo']);
  expect(daysOf('Lunedì, mercoledì (allenamento)\nPranzo\npasta\nMartedì\nPranzo\nriso')).toEqual([
    ...['Lunedì (allenamento) pasta', 'Mercoledì (allenamento) pasta', ' riso'],
  ]);
});
