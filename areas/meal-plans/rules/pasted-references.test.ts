import { expect, test } from 'vitest';
import { parseIngredients } from '#areas/recipes/rules/parse-ingredients.ts';
import { newId } from '#shell/common/ids.ts';
import type { MealPlan } from '../contract.ts';
import { exampleMealPlan } from '../example.ts';
import { withDayAdded } from './edit-days.ts';
import { mondayPasted as monday, mondayRead, pasted, rowOf } from './testing/pasted.ts';

test.each([
  'Martedì, colazione: come lunedì',
  'Martedì\nColazione: come lunedì',
  'Martedì\nColazione come lunedì',
  'Martedì\nColazione\ncome lunedì',
  'Martedì\nColazione (come lunedì)',
  'Martedì\nColazione: come la colazione di lunedì',
  'Martedì\nColazione: stessa di lunedì',
  'Martedì\nColazione: uguale a lunedì',
  'Martedì\nColazione: idem',
  'Martedì\nColazione: Idem.',
  'Martedì\nColazione: idem come lunedì',
  'Martedì\nColazione: come ieri',
  'Martedì\nColazione: come il giorno prima',
  'Martedì\nColazione: vedi lun.',
  'Tuesday\nBreakfast: same as Monday',
  'Tuesday, breakfast: same as yesterday',
  'Tuesday\nBreakfast: as Monday',
  'Tuesday\nBreakfast: see Monday’s breakfast',
  'Tuesday\nBreakfast: same',
  'Tuesday\nBreakfast: ditto',
  'Tuesday\nBreakfast: same as the day before',
])('%j: the breakfast is a copy of that of Monday', (text) => {
  expect(pasted(monday + text)).toEqual([mondayRead, '2 breakfast=latte']);
});

test.each([
  'Martedì: come lunedì',
  'Martedì come lunedì',
  'MARTEDÌ = LUNEDÌ',
  'Martedì: = lunedì',
  'Martedì: uguale = lunedì',
  'Martedì\ncome lunedì',
  'Martedì: idem',
  'Martedì: come ieri',
  'Martedì: uguale a ieri',
  'Martedì: stesso menù di lunedì',
  'Martedì - vedi lunedì',
  'Tuesday: same as Monday',
  'Tuesday same as Monday',
  'Tuesday: like Monday',
  'Tuesday: repeat Monday',
  'Tue: same as Mon',
])('%j: the day is a copy of Monday', (text) => {
  expect(pasted(monday + text)).toEqual([mondayRead, mondayRead.replace('1', '2')]);
});

test('days may be copied from copies, from later days, for several days, and by number', () => {
  expect(pasted(`${monday}Martedì: come lunedì\nMercoledì e giovedì: come martedì`)).toEqual(
    [1, 2, 3, 4].map((weekday) => mondayRead.replace('1', `${weekday}`)),
  );
  expect(pasted('Lunedì: come martedì\nMartedì\nCena: pollo')).toEqual(['1 dinner=pollo', '2 dinner=pollo']);
  expect(pasted('Giorno 1\nCena: pollo\nGiorno 2: come giorno 1')).toEqual(['n1 dinner=pollo', 'n2 dinner=pollo']);
});

test('a meal of the day that has its own foods, or is excepted, is not copied', () => {
  const withoutDinner = '2 breakfast=latte lunch=pasta';
  expect(pasted(`${monday}Martedì: come lunedì\nCena: pesce`)).toEqual([mondayRead, `${withoutDinner} dinner=pesce`]);
  expect(pasted(`${monday}Martedì: come lunedì tranne la cena`)).toEqual([mondayRead, withoutDinner]);
  expect(pasted(`${monday}Tuesday: same as Monday except dinner`)).toEqual([mondayRead, withoutDinner]);
});

test.each([
  ['', ' lunch=pasta dinner=pollo'],
  ['tranne la cena e il pranzo', ''],
  ['(tranne cena, pranzo)', ''],
  ['except for lunch and the dinner.', ''],
  ['tranne pasto 2', ' dinner=pollo'],
  ['tranne la cena: pesce', ' lunch=pasta dinner=pesce'],
])('a day like Monday %j leaves out only the meals it names', (exception, others) => {
  expect(pasted(`${monday}Martedì: come lunedì ${exception}`)).toEqual([mondayRead, `2 breakfast=latte${others}`]);
});

test.each([
  ['Martedì: come lunedì tranne il latte', '2 breakfast=?come lunedì tranne il latte'],
  ['Martedì: come lunedì tranne la cena (pesce 200 g)', '2 breakfast=?come lunedì tranne la cena (pesce 200 g)'],
  [
    'Martedì: come lunedì tranne la cena (pesce 200 g) e il pane',
    '2 breakfast=?come lunedì tranne la cena (pesce 200 g) e il pane',
  ],
  ['Martedì: come lunedì tranne la cena, libera', '2 breakfast=?come lunedì tranne la cena, libera'],
  ['Martedì: uguale a lunedì sera riso 80 g', '2 breakfast=?uguale a lunedì sera riso 80 g'],
  ['Martedì: come lunedì pasta 80 g', '2 breakfast=?come lunedì pasta 80 g'],
  ['martedì: come lunedì latte escluso', '2 breakfast=?come lunedì latte escluso'],
  ['Martedì: come lunedì, niente latte', '2 breakfast=?come lunedì, niente latte'],
  ['Martedì: come lunedì ma con yogurt', '2 breakfast=?come lunedì ma con yogurt'],
  ['Martedì come lunedì (latte a parte)', '2 breakfast=?come lunedì (latte a parte)'],
  ['Martedì\nPranzo: come lunedì senza sale', '2 lunch=?come lunedì senza sale'],
  ['Tuesday: same as Monday, milk excluded', '2 breakfast=?same as Monday, milk excluded'],
  ['Martedì (come lunedì tranne il latte)', '2 breakfast=?come lunedì tranne il latte'],
  ['Martedì\nPranzo: come lunedì tranne il pane', '2 lunch=?come lunedì tranne il pane'],
  ['Martedì\nPranzo: come lunedì tranne la cena', '2 lunch=?come lunedì tranne la cena'],
  ['Martedì: come il pranzo di lunedì tranne la cena', '2 breakfast=?come il pranzo di lunedì tranne la cena'],
  ['Tuesday\nLunch: same as Monday except the bread', '2 lunch=?same as Monday except the bread'],
])('%j: what is excepted is not only meals of the day, so nothing is copied', (text, line) => {
  expect(pasted(monday + text)).toEqual([mondayRead, line]);
});

test('foods below a day like another one, without a meal of their own, are added to its meals', () => {
  expect(pasted(`${monday}Martedì: come lunedì\nmela`)).toEqual([
    mondayRead,
    '2 breakfast=mela+latte lunch=pasta dinner=pollo',
  ]);
});

test('a day like a meal of another one has only that meal', () => {
  expect(pasted(`${monday}Martedì: come il pranzo di lunedì`)).toEqual([mondayRead, '2 lunch=pasta']);
});

/** Monday with these snacks, each with a food, and the day after with these without food. */
function withSnacks(titles: readonly string[], emptyTitles: readonly string[]): MealPlan {
  const headings = (names: readonly string[]) =>
    names.map((title) => ({ meal_title: title, meal_title_en: '', meal_type: 'snack' as const }));
  const before = withDayAdded({ ...exampleMealPlan, days: [] }, { headings: headings(titles), newId });
  const days = before.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal, index) => ({ ...meal, mealComponents: [rowOf(`food ${index + 1}`)] })),
  }));
  const after = withDayAdded({ ...before, days }, { headings: headings(emptyTitles), newId });
  return { ...after, schedule: 'weekdays', days: after.days.map((day, index) => ({ ...day, weekday: index + 1 })) };
}

test.each([
  [['Prima', 'Seconda'], []],
  [['Prima', 'Seconda'], ['Prima']],
  [['Prima', 'Seconda'], ['Seconda']],
  [
    ['Prima', 'Seconda'],
    ['Seconda', 'Prima'],
  ],
  [['', ''], []],
  [['', ''], ['']],
  [
    ['', ''],
    ['', ''],
  ],
])('two snacks %j stay two, also where the other day has %j', (titles, emptyTitles) => {
  const [, read] = pasted('Martedì: come lunedì', withSnacks(titles, emptyTitles));
  expect(read?.split(' snack').slice(1).sort()).toEqual(['=food 1', '=food 2']);
});

test('a meal may be that of another meal, and a free meal stays free', () => {
  expect(pasted('Lunedì\nPranzo: pasta\nCena: come pranzo')).toEqual(['1 lunch=pasta dinner=pasta']);
  expect(pasted('Lunedì\nPranzo: pasta\nCena: come sopra')).toEqual(['1 lunch=pasta dinner=pasta']);
  expect(pasted('Lunedì\nPranzo: pasta\nMartedì\nCena: come il pranzo di lunedì')).toEqual([
    '1 lunch=pasta',
    '2 dinner=pasta',
  ]);
  expect(pasted('Lunedì\nCena libera\nMartedì: come lunedì')).toEqual(['1 dinner*=', '2 dinner*=']);
});

test('in a list by meals the day before is meant', () => {
  expect(pasted('Colazione\nLunedì: latte\nMartedì: idem\nPranzo\nLunedì: pasta\nMartedì: come lunedì')).toEqual([
    '1 breakfast=latte lunch=pasta',
    '2 breakfast=latte lunch=pasta',
  ]);
});

test.each([
  ['Martedì\nCena: come venerdì', '2 dinner=?come venerdì'],
  ['Martedì: come venerdì', '2 breakfast=?come venerdì'],
  ['Martedì\nSpuntino: idem', '2 mid_morning_snack=?idem'],
  ['Martedì: come mercoledì\nMercoledì: come martedì', '2 breakfast=?come mercoledì'],
  ['Martedì: come martedì', '2 breakfast=?come martedì'],
])('%j: what names nothing is a line to be checked', (text, line) => {
  expect(pasted(monday + text)[1]).toBe(line);
});

test.each(['Martedì: come lunedì', 'Lunedì\nCena: idem', 'Tuesday: same as Monday'])(
  '%j: no food is looked for by these words, which stay a line without a day or meal',
  (text) => {
    expect(parseIngredients(text, 'it')).toEqual([]);
    expect(parseIngredients('idem', 'it')).toHaveLength(1);
  },
);

test.each([
  'Lunedì\nCena: come contorno insalata',
  'Monday\nLunch: like yogurt 100 g',
  'Lunedì\nCena: stessa quantità di pane',
])('%j: other words stay foods', (text) => {
  expect(parseIngredients(text, 'it')).toHaveLength(1);
});
