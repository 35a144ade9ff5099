import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleProgram } from '../../../example.ts';
import { gridColumns } from '../cells/columns.ts';
import { cellsWithin, columnsWithin, grownTo, rangeBetween } from './range.ts';
import { type CellRef, rowsOfWeek, type GridModel } from './grid-model.ts';
import { nextFocusTarget } from './focus-targets.ts';
import { nextCell } from './navigation.ts';

const sheet: GridModel = { weeks: exampleProgram.weeks, columns: gridColumns, isSideBySide: true };
const [first, second] = exampleProgram.weeks.map(rowsOfWeek);
if (!first || !second) throw new Error('the example has two weeks');
const cells = exampleProgram.weeks
  .flatMap(rowsOfWeek)
  .flatMap((rowId) => gridColumns.map((column) => ({ rowId, column })));
const someCell = fc.constantFrom(...cells);

function at(week: readonly string[], row: number, column: CellRef['column'] = 'sets'): CellRef {
  return { rowId: week[row] ?? '', column };
}

test('down from the last row of a day is the first of the next, from the last of a week the first of the next week', () => {
  expect(nextCell(sheet, at(first, 3), 'down')).toEqual(at(first, 4));
  expect(nextCell(sheet, at(first, 11), 'down')).toEqual(at(second, 0));
  expect(nextCell(sheet, at(first, 0), 'up')).toBeNull();
});

test('right of the last column stands the same row a week later, unless weeks are shown one at a time', () => {
  expect(nextCell(sheet, at(first, 2, 'info'), 'right')).toEqual(at(second, 2, 'name'));
  expect(nextCell({ ...sheet, isSideBySide: false }, at(first, 2, 'info'), 'right')).toBeNull();
});

test('Tab after the last column goes to the next row', () => {
  expect(nextCell(sheet, at(first, 0, 'info'), 'next')).toEqual(at(first, 1, 'name'));
  expect(nextCell(sheet, at(first, 1, 'name'), 'previous')).toEqual(at(first, 0, 'info'));
});

test('at the end of a workout there is one more stop, where its next exercise is added', () => {
  const push = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  const down = { step: 'down', column: 'sets' } as const;

  expect(nextFocusTarget(sheet, at(first, 3), down)).toEqual({ addRowCell: push });
  expect(nextFocusTarget(sheet, { addRowCell: push }, down)).toEqual(at(first, 4));
  expect(nextFocusTarget(sheet, { addRowCell: push }, { step: 'up', column: 'sets' })).toEqual(at(first, 3));
});

test('from any cell, wherever it can go, the way back leads where it came from', () => {
  const ways = fc.constantFrom(['down', 'up'] as const, ['next', 'previous'] as const, ['right', 'left'] as const);
  fc.assert(
    fc.property(someCell, ways, (cell, [there, back]) => {
      const next = nextCell(sheet, cell, there);
      if (next) expect(nextCell(sheet, next, back)).toEqual(cell);
    }),
  );
});

test('two cells span the same rectangle whichever comes first, and both are in it', () => {
  fc.assert(
    fc.property(someCell, someCell, (one, other) => {
      const range = rangeBetween(sheet, one, other);
      if (!range) throw new Error('both cells are there');
      const within = cellsWithin(sheet, range).flat();

      expect(rangeBetween(sheet, other, one)).toEqual(range);
      expect(within).toContainEqual(one);
      expect(within).toContainEqual(other);
    }),
  );
});

test('a cell is in a rectangle exactly when its row says so', () => {
  fc.assert(
    fc.property(someCell, someCell, someCell, (one, other, asked) => {
      const range = rangeBetween(sheet, one, other);
      if (!range) throw new Error('both cells are there');
      const columns = columnsWithin(sheet, range, asked.rowId);
      const place = gridColumns.indexOf(asked.column);
      const isIn = columns !== null && place >= columns[0] && place <= columns[1];

      expect(cellsWithin(sheet, range).flat()).toEqual(
        isIn ? expect.arrayContaining([asked]) : expect.not.arrayContaining([asked]),
      );
    }),
  );
});

test('a selection is filled downwards or across, never both at once', () => {
  const range = rangeBetween(sheet, at(first, 0), at(first, 0));
  if (!range) throw new Error('the cell is there');

  expect(cellsWithin(sheet, grownTo(sheet, range, at(first, 2, 'weight'))).flat()).toEqual([
    at(first, 0),
    at(first, 1),
    at(first, 2),
  ]);
  expect(grownTo(sheet, range, at(second, 0))).toMatchObject({ low: range.low, high: range.high });
});
