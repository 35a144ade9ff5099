import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleProgram } from '../../../example.ts';
import { gridColumns } from '../cells/columns.ts';
import { cellsWithin, columnsWithin, expandRangeTo, rangeBetween } from './range.ts';
import { type CellRef, rowsOfWeek, type GridModel } from './grid-model.ts';
import { nextFocusTarget } from './focus-targets.ts';
import { nextCell } from './navigation.ts';

const model: GridModel = { weeks: exampleProgram.weeks, columns: gridColumns, isSideBySide: true };
const [first, second] = exampleProgram.weeks.map(rowsOfWeek);
if (!first || !second) throw new Error('the example has two weeks');
const cells = exampleProgram.weeks
  .flatMap(rowsOfWeek)
  .flatMap((rowId) => gridColumns.map((column) => ({ rowId, column })));
const someCell = fc.constantFrom(...cells);

function cellAt(week: readonly string[], row: number, column: CellRef['column'] = 'sets'): CellRef {
  return { rowId: week[row] ?? '', column };
}

test('down from the last row of a day leads to the next day, from the last row of a week to the next week', () => {
  expect(nextCell(model, cellAt(first, 3), 'down')).toEqual(cellAt(first, 4));
  expect(nextCell(model, cellAt(first, 11), 'down')).toEqual(cellAt(second, 0));
  expect(nextCell(model, cellAt(first, 0), 'up')).toBeNull();
});

test('right of the last column is the same row of the next week, unless weeks are shown one at a time', () => {
  expect(nextCell(model, cellAt(first, 2, 'info'), 'right')).toEqual(cellAt(second, 2, 'name'));
  expect(nextCell({ ...model, isSideBySide: false }, cellAt(first, 2, 'info'), 'right')).toBeNull();
});

test('Tab after the last column goes to the next row', () => {
  expect(nextCell(model, cellAt(first, 0, 'info'), 'next')).toEqual(cellAt(first, 1, 'name'));
  expect(nextCell(model, cellAt(first, 1, 'name'), 'previous')).toEqual(cellAt(first, 0, 'info'));
});

test('after the last row of a workout comes the "add exercise" cell', () => {
  const push = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  const down = { step: 'down', column: 'sets' } as const;

  expect(nextFocusTarget(model, cellAt(first, 3), down)).toEqual({ addRowCell: push });
  expect(nextFocusTarget(model, { addRowCell: push }, down)).toEqual(cellAt(first, 4));
  expect(nextFocusTarget(model, { addRowCell: push }, { step: 'up', column: 'sets' })).toEqual(cellAt(first, 3));
});

test('from any cell, a step and its opposite lead back to the cell', () => {
  const ways = fc.constantFrom(['down', 'up'] as const, ['next', 'previous'] as const, ['right', 'left'] as const);
  fc.assert(
    fc.property(someCell, ways, (cell, [forward, back]) => {
      const next = nextCell(model, cell, forward);
      if (next) expect(nextCell(model, next, back)).toEqual(cell);
    }),
  );
});

test('two cells span the same range in either order, and it contains both', () => {
  fc.assert(
    fc.property(someCell, someCell, (one, other) => {
      const range = rangeBetween(model, one, other);
      if (!range) throw new Error('both cells are there');
      const within = cellsWithin(model, range).flat();

      expect(rangeBetween(model, other, one)).toEqual(range);
      expect(within).toContainEqual(one);
      expect(within).toContainEqual(other);
    }),
  );
});

test('a cell is in a range exactly when its column is within the columns of its row', () => {
  fc.assert(
    fc.property(someCell, someCell, someCell, (one, other, candidate) => {
      const range = rangeBetween(model, one, other);
      if (!range) throw new Error('both cells are there');
      const columns = columnsWithin(model, range, candidate.rowId);
      const columnIndex = gridColumns.indexOf(candidate.column);
      const isIn = columns !== null && columnIndex >= columns[0] && columnIndex <= columns[1];

      expect(cellsWithin(model, range).flat()).toEqual(
        isIn ? expect.arrayContaining([candidate]) : expect.not.arrayContaining([candidate]),
      );
    }),
  );
});

test('a selection is filled vertically or horizontally, never both', () => {
  const range = rangeBetween(model, cellAt(first, 0), cellAt(first, 0));
  if (!range) throw new Error('the cell is there');

  expect(cellsWithin(model, expandRangeTo(model, range, cellAt(first, 2, 'weight'))).flat()).toEqual([
    cellAt(first, 0),
    cellAt(first, 1),
    cellAt(first, 2),
  ]);
  expect(expandRangeTo(model, range, cellAt(second, 0))).toMatchObject({ low: range.low, high: range.high });
});
