import { describe, expect, test } from 'vitest';
import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { newId } from '#shell/common/ids.ts';
import { type Day, limits, type MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan } from '../example.ts';
import { withSchedule } from './day-bindings.ts';
import { withDayAdded } from './edit-days.ts';
import { withPastedInserted } from './insert-pasted.ts';
import { preparedTargets } from './pasted-targets.ts';
import { pastedLines } from './pasted-days.ts';

const rowOf = () => ({
  ...{ id: newId(), line: '', line_en: '', lineKind: null, recipe: null },
  components: [exampleComponent(food.bread, 50, newId())],
});
const withDays = (count: number, schedule: MealPlan['schedule'] = 'in_order'): MealPlan => {
  const headings = [exampleHeadings.breakfast, exampleHeadings.lunch, exampleHeadings.dinner];
  const empty = { ...exampleMealPlan, days: [] as Day[] };
  const days = Array.from({ length: count }).reduce<MealPlan>((all) => withDayAdded(all, { headings, newId }), empty);
  return withSchedule(days, schedule);
};

/** The number of rows of each meal of each day, for a text with one row for each line with foods. */
function inserted(mealPlan: MealPlan, text: string, { day = 0, meal = 0 } = {}) {
  const origin = { mealId: mealPlan.days[day]?.meals[meal]?.id ?? '', after: undefined, language: 'it' as const };
  const lines = pastedLines(text);
  const sections = [...new Set(lines.map(({ section }) => section))];
  const parts = sections.map((section) => ({
    section,
    rows: lines.filter((line) => line.section === section && line.foods !== '').map(rowOf),
  }));
  const after = withPastedInserted(mealPlan, { origin, parts, newId });
  const countsOf = ({ meals, name, weekday }: Day) =>
    [
      name || weekday || '',
      ...meals.flatMap(({ meal_type, mealComponents, free_meal }) =>
        free_meal ? `${meal_type} free` : mealComponents.length > 0 ? `${meal_type} ${mealComponents.length}` : [],
      ),
    ]
      .join(' ')
      .trim();
  return { ...after, days: after.mealPlan.days.map(countsOf) };
}

const week = 'Lunedì\nColazione\na\nb\nPranzo\nc\nMartedì\nCena\nd';

test('foods go into their meals of the days of the same weekday', () => {
  expect(inserted(withDays(7, 'weekdays'), week).days.slice(0, 3)).toEqual([
    '1 breakfast 2 lunch 1',
    '2 dinner 1',
    '3',
  ]);
});

test('days without weekdays are meant by their position, those with a name by it', () => {
  expect(inserted(withDays(7), week).days.slice(0, 3)).toEqual(['1 breakfast 2 lunch 1', '2 dinner 1', '3']);

  const named = {
    ...withDays(2),
    days: withDays(2).days.map((day, index) => ({ ...day, name: ['Tuesday', 'lunedi'][index] ?? '' })),
  };
  expect(inserted(named, week).days).toEqual(['2 dinner 1', '1 breakfast 2 lunch 1']);
});

test('foods of weekdays set the calendar of days in order to weekdays, so that none falls on another day', () => {
  const { mealPlan } = inserted(withDays(1), week);
  expect(mealPlan).toMatchObject({
    schedule: 'weekdays',
    days: [
      { weekday: 1, name: '' },
      { weekday: 2, name: '' },
    ],
  });
  expect(inserted(withDays(2), 'Sabato\nPranzo\na').mealPlan.days.map(({ weekday }) => weekday)).toEqual([
    ...[null, null, 6],
  ]);

  expect(inserted(withDays(2), 'Giorno 2\nPranzo\na').mealPlan).toMatchObject({ schedule: 'in_order' });
  expect(inserted(withDays(2, 'training'), 'Lunedì\nPranzo\na').mealPlan).toMatchObject({ schedule: 'training' });
});

test('a day that the meal plan does not have is added once, with its meals only', () => {
  const { days } = inserted(withDays(1), 'Lunedì\nPranzo\na\nGiovedì\nColazione\nb\nPranzo\nc');
  expect(days).toEqual(['1 lunch 1', '4 breakfast 1 lunch 1']);

  const { mealPlan } = inserted({ ...withDays(3, 'weekdays') }, 'VENERDI\nPranzo\na');
  expect(mealPlan.days.at(-1)).toMatchObject({ name: '', weekday: 5, meals: [{ meal_type: 'lunch' }] });
});

test('numbered days and weeks are counted from the first day', () => {
  expect(inserted(withDays(3), 'Giorno 2\nPranzo\na\nGiorno 4\nCena\nb').days).toEqual(['', 'lunch 1', '', 'dinner 1']);
  expect(inserted(withDays(14), 'Settimana 2\nMartedì\nPranzo\na').days[8]).toBe('2 lunch 1');
  expect(inserted(withDays(14, 'weekdays'), 'Settimana 2\nMartedì\nPranzo\na').days[8]).toBe('2 lunch 1');
});

test('without a day the foods go to the open day, without a meal to the meal where the text was pasted', () => {
  expect(inserted(withDays(2), 'a\nPranzo\nb', { day: 1, meal: 2 }).days).toEqual(['', 'lunch 1 dinner 1']);
  expect(inserted(withDays(2), 'Giorno 2\na', { day: 0, meal: 2 }).days).toEqual(['', 'dinner 1']);
});

test('a food of several days or meals is copied into each, with ids of its own', () => {
  const { mealPlan, days } = inserted(withDays(2), 'Lunedì / Martedì\nPranzo/Cena\na');
  const ids = mealPlan.days.flatMap(({ meals }) =>
    meals.flatMap(({ mealComponents }) => mealComponents.map(({ id }) => id)),
  );

  expect(days).toEqual(['1 lunch 1 dinner 1', '2 lunch 1 dinner 1']);
  expect(new Set(ids).size).toBe(4);
});

test('a meal is found by its title or type, and added at its time of the day where it is missing', () => {
  const [day] = exampleMealPlan.days as [Day];
  const before = day.meals.map(({ mealComponents }) => mealComponents.length);
  const { mealPlan } = inserted(exampleMealPlan, 'Colazione\na\nSpuntino\nb\nPranzo\nc\nMerenda\nd\nCena\ne');
  const { meals } = mealPlan.days[0] as Day;

  expect(meals.map(({ meal_type }) => meal_type)).toEqual([
    'breakfast',
    'mid_morning_snack',
    'lunch',
    'snack',
    'dinner',
  ]);
  expect(meals.map(({ mealComponents }) => mealComponents.length)).toEqual(
    before.toSpliced(3, 0, 0).map((count) => count + 1),
  );
});

test('a numbered meal is the one at this position', () => {
  expect(inserted(withDays(1), 'Pasto 1\na\nPasto 2\nb\nPasto 4\nc').days).toEqual(['breakfast 1 lunch 1 dinner 1']);
});

test('what goes where is known before, with the days and meals that are added', () => {
  const mealPlan = withDays(1);
  const lines = pastedLines('Lunedì\nSpuntino\na\nMartedì\nPranzo\nb');
  const sections = lines.filter(({ foods }) => foods !== '').map(({ section }) => section);
  const origin = { mealId: mealPlan.days[0]?.meals[0]?.id ?? '', after: undefined, language: 'it' as const };
  const { targets } = preparedTargets(mealPlan, { origin, sections, newId });

  expect(targets).toMatchObject([
    [{ dayIndex: 0, isNewDay: false, meal: { meal_type: 'mid_morning_snack' }, isNewMeal: true }],
    [{ dayIndex: 1, isNewDay: true, meal: { meal_type: 'lunch' }, isNewMeal: true }],
  ]);
});

test('what finds no room is counted', () => {
  const full = withDays(limits.days);
  expect(inserted(full, 'Giorno 31\nPranzo\na\nGiorno 32\nPranzo\nb')).toMatchObject({
    added: { length: 1 },
    missing: 1,
  });
  const text = `Pranzo\n${'a\n'.repeat(limits.componentsAMeal + 2)}`;
  expect(inserted(withDays(1), text)).toMatchObject({ added: { length: limits.componentsAMeal }, missing: 2 });
});

test('every day means each day of the meal plan, also those that the text adds, but the days that it leaves out', () => {
  expect(inserted(withDays(3), 'Tutti i giorni\nPranzo\na').days).toEqual(['lunch 1', 'lunch 1', 'lunch 1']);

  const sunday = inserted(withDays(7, 'weekdays'), 'Tutti i giorni tranne la domenica\nPranzo\na').days;
  expect(sunday).toEqual(['1 lunch 1', '2 lunch 1', '3 lunch 1', '4 lunch 1', '5 lunch 1', '6 lunch 1', '7']);
  expect(inserted(withDays(7), 'Ogni giorno tranne sabato e domenica\nCena\na').days.slice(4)).toEqual([
    ...['5 dinner 1', '6', '7'],
  ]);

  expect(inserted(withDays(5), 'Fine settimana\nPranzo\na').days.slice(5)).toEqual(['6 lunch 1', '7 lunch 1']);

  const added = 'Tutti i giorni tranne la domenica\nPranzo\na\nDomenica\nPranzo\nb\nc';
  expect(inserted(withDays(1), added).days).toEqual(['lunch 1', '7 lunch 2']);
});

test('training and rest days are those of the meal plan, and are added by their name where it has none', () => {
  const text = 'Giorni di allenamento\nPranzo\na\nb\nGiorni di riposo\nPranzo\nc';
  const kinds = withDays(2, 'training');
  expect(inserted(kinds, text).days).toEqual(['lunch 2', 'lunch 1']);

  const named = inserted(inserted(withDays(1), 'Cena\nx').mealPlan, text);
  expect(named.days).toEqual(['dinner 1', 'Giorni di allenamento lunch 2', 'Giorni di riposo lunch 1']);
  expect(inserted(named.mealPlan, text).days).toEqual([
    'dinner 1',
    'Giorni di allenamento lunch 4',
    'Giorni di riposo lunch 2',
  ]);

  const { mealPlan } = inserted({ ...withDays(1), schedule: 'training' }, text);
  expect(mealPlan.days.map(({ name, dayKind }) => [name, dayKind])).toEqual([
    ['', null],
    ['', 'training'],
    ['', 'rest'],
  ]);
});

test('a free meal is free in each of its days, and one without a meal of the day is a meal of its own', () => {
  expect(inserted(withDays(2), 'Tutti i giorni\nPranzo\na\nCena libera').days).toEqual([
    'lunch 1 dinner free',
    'lunch 1 dinner free',
  ]);
  expect(inserted(withDays(1), 'Pranzo\na\nCena\nPasto libero').days).toEqual(['lunch 1 dinner free']);

  const { mealPlan } = inserted(withDays(1), 'Giorno 1\nPranzo\na\nPasto libero');
  expect(mealPlan.days[0]?.meals.at(-1)).toMatchObject({ meal_title: 'Pasto libero', free_meal: true });
});

describe('a text for training and rest days', () => {
  const text = 'Giorno di allenamento\nColazione\na\nb\nGiorno di riposo\nColazione\nc';
  const kindsOf = ({ mealPlan: { schedule, days } }: ReturnType<typeof inserted>) => [
    schedule,
    ...days.map(({ dayKind, meals }) => [dayKind, meals[0]?.mealComponents.length]),
  ];

  test.each([1, 2, 7])('takes the place of %i empty days in order, with that calendar', (count) => {
    const found = inserted(withDays(count), text, { day: count - 1 });

    expect(kindsOf(found)).toEqual(['training', ['training', 2], ['rest', 1]]);
  });

  test('replaces no food and no other calendar', () => {
    const filled = inserted(withDays(2), 'Giorno 2\nPranzo\nx').mealPlan;

    expect(kindsOf(inserted(filled, text)).slice(0, 3)).toEqual(['in_order', [null, 0], [null, 0]]);
    expect(inserted(withDays(7, 'weekdays'), text).mealPlan).toMatchObject({ schedule: 'weekdays' });
  });

  test.each<[string, (day: Day) => Day]>([
    ['description of a day', (day) => ({ ...day, description: 'Bevi almeno 2 litri d’acqua' })],
    ['English description of a day', (day) => ({ ...day, description_en: 'Drink at least 2 litres of water' })],
    [
      'description of a meal',
      (day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, meal_description: 'Yogurt e frutta' })) }),
    ],
  ])('replaces no %s', (_, withText) => {
    const empty = withDays(3);
    const days = empty.days.map((day, index) => (index === 2 ? withText(day) : day));
    const { mealPlan } = inserted({ ...empty, days }, text);

    expect(mealPlan.schedule).toBe('in_order');
    expect(mealPlan.days[2]).toEqual(days[2]);
  });
});
