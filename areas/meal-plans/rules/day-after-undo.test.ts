import { expect, test } from 'vitest';
import type { StoredDay } from '../contract/document.ts';
import { dayAfterUndo } from './day-after-undo.ts';

const day = (id: string, name = ''): StoredDay => ({
  ...{ id, name, weekday: null, dayKind: null, description: '', description_en: '' },
  meals: [],
});
const [monday, tuesday, wednesday] = [day('1'), day('2'), day('3')];
const days = [monday, tuesday, wednesday];

test('the open day stays, also when the days are restored as other objects', () => {
  expect(dayAfterUndo({ before: days, after: structuredClone(days), index: 2 })).toBe(2);
  expect(dayAfterUndo({ before: days, after: structuredClone(days.with(2, day('3', 'Riposo'))), index: 2 })).toBe(2);
  expect(dayAfterUndo({ before: days, after: days.map(({ id }) => day(id, 'Uguale')), index: 1 })).toBe(1);
});

test('a day that changed while another one was open is shown', () => {
  expect(dayAfterUndo({ before: days, after: structuredClone(days.with(1, day('2', 'Riposo'))), index: 2 })).toBe(1);
});

test('a restored day is shown, and the open day is followed when the order changes', () => {
  expect(dayAfterUndo({ before: [monday, wednesday], after: days, index: 1 })).toBe(1);
  expect(dayAfterUndo({ before: days, after: [wednesday, monday, tuesday], index: 2 })).toBe(0);
});

test('without the open day the one at its place is shown, or the last one', () => {
  expect(dayAfterUndo({ before: days, after: [monday, tuesday], index: 2 })).toBe(1);
  expect(dayAfterUndo({ before: days, after: [tuesday, wednesday], index: 0 })).toBe(0);
});

test('undoing and redoing copies of the open day leaves it open', () => {
  const meal = (id: string, description: string): StoredDay['meals'][number] => ({
    ...{
      id,
      meal_title: 'Pranzo',
      meal_title_en: '',
      meal_type: 'lunch',
      free_meal: false,
      energyPercent: null,
      time: null,
    },
    ...{ meal_description: description, meal_description_en: '', mealComponents: [] },
  });
  const source = { ...monday, meals: [meal('a', 'Pasta')] };
  const own = [source, { ...tuesday, meals: [meal('b', 'Riso')] }, wednesday];
  const copied = [source, { ...tuesday, meals: [meal('b', 'Pasta')] }, { ...wednesday, meals: [meal('c', 'Pasta')] }];

  expect(dayAfterUndo({ before: copied, after: own, index: 0 })).toBe(0);
  expect(dayAfterUndo({ before: own, after: copied, index: 0 })).toBe(0);
});
