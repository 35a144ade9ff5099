import { expect, test } from 'vitest';
import { pasted } from './testing/pasted.ts';

const weekdays = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì'];
const week = (meal: string, foods: string) => weekdays.map((day) => `${day}\n${meal}\n${foods} ${day}`).join('\n');

test('the weekdays of a text that are named again with the same meals are another week', () => {
  const read = pasted(`${week('Pranzo', 'pasta')}\n${week('Pranzo', 'riso')}`);

  expect(read).toEqual([
    ...weekdays.map((day, index) => `${index + 1} lunch=pasta ${day}`),
    ...weekdays.map((day, index) => `${index + 1} lunch=riso ${day}`),
  ]);
});

test('the weekdays of a text that are named again for other meals are the same days', () => {
  const read = pasted(`${week('Pranzo', 'pasta')}\n${week('Cena', 'riso')}`);

  expect(read).toEqual(weekdays.map((day, index) => `${index + 1} lunch=pasta ${day} dinner=riso ${day}`));
});

test('a weekday that is named again behind few others is the same day', () => {
  expect(pasted('Lunedì\nPranzo\npasta\nMartedì\nPranzo\nriso\nLunedì\nPranzo\nolio')).toEqual([
    ...['1 lunch=pasta+olio', '2 lunch=riso'],
  ]);
});
