import { expect, test } from 'vitest';
import { exampleProgram } from '../../../example.ts';
import type { GridColumn } from '../cells/columns.ts';
import { dayPx, fittedWeekPx, minWeekPx, rowLayout } from './layout.ts';

const columns: GridColumn[] = ['name', 'sets', 'amount', 'weight', 'rest', 'tut'];

/** Width in px of each column of numbers, without the letter, the name and the menu. */
function cellWidths(weekPx: number): string[] {
  return rowLayout('columns', columns, weekPx)
    .template.split(' ')
    .slice(1, -1)
    .filter((width) => /^[\d.]+rem$/.test(width))
    .map((width) => `${Number.parseFloat(width) * 16}px`);
}

test('a week that is just wide enough for the name keeps the columns narrow', () => {
  expect(cellWidths(minWeekPx(columns) + 130)).toEqual(['28px', '64px', '94px', '44px', '60px']);
});

test('a wider week shows "12 per gamba" and "3-1-X-0" in full: amount, load and tempo grow, and the name grows with them', () => {
  expect(cellWidths(minWeekPx(columns) + 130 + 60)).toEqual(['28px', '79px', '109px', '44px', '75px']);
  expect(cellWidths(minWeekPx(columns) + 500)).toEqual(['28px', '92px', '140px', '44px', '84px']);
});

test('a day is as high with a long text of instructions as with a short one', () => {
  const days = exampleProgram.weeks[0]?.days.slice(0, 1) ?? [];
  const heightsWith = (instructions: string) =>
    days
      .map((day) => ({ ...day, workouts: day.workouts.map((workout) => ({ ...workout, info: instructions })) }))
      .map((day) => dayPx(day, rowLayout('columns', columns, 320), null));
  const [without = 0] = heightsWith('');

  expect(heightsWith('Ferma la discesa. '.repeat(60))).toEqual([without + 50]);
  expect(heightsWith('Ferma la discesa.')).toEqual([without + 50]);
});

test('up to three weeks take the room of the window, and more keep the usual width', () => {
  const fitted = (count: number, roomPx = 1090) => fittedWeekPx({ count, roomPx });

  expect([1, 2, 3, 4].map((count) => fitted(count))).toEqual([640, 539, 355, 320]);
  expect(fitted(3, 700)).toBe(320);
  // Before the first layout.
  expect(fitted(1, 0)).toBe(320);
});
