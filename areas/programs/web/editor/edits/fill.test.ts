import { beforeEach, expect, test } from 'vitest';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import { exampleProgram } from '../../../example.ts';
import { gridColumns } from '../cells/columns.ts';
import { expandRangeTo, rangeBetween } from '../grid/range.ts';
import { type CellRef, rowsOfWeek, type GridModel } from '../grid/grid-model.ts';
import { createEditorUi } from '../state/editor-ui.ts';
import { createDocumentStore, startEditSession, undo } from '#shell/web/documents/document-store.ts';
import { documentOf } from '../load-program.ts';
import { clearCells, writeCells } from './cells.ts';
import { fillDown, fillTo, fillWeeks } from './fill.ts';
import { joinOnto, moveRowsBy } from './rows.ts';

beforeEach(() => setCurrentLanguage('it'));

function opened() {
  const store = createDocumentStore(documentOf(exampleProgram));
  const editor = { store, ui: createEditorUi(), typeName: String, libraryNames: new Map() };
  const model = (): GridModel => ({ weeks: store.getState().content.weeks, columns: gridColumns, isSideBySide: true });
  const rows = (week: number) => {
    const days = store.getState().content.weeks[week]?.days ?? [];
    return days.flatMap((day) => day.workouts.flatMap((workout) => workout.exercises));
  };
  return { store, editor, model, rows };
}

const [first = [], second = []] = exampleProgram.weeks.map(rowsOfWeek);

function cell(row: number, column: CellRef['column'], week = first): CellRef {
  return { rowId: week[row] ?? '', column };
}

function range(model: GridModel, one: CellRef, other: CellRef) {
  const found = rangeBetween(model, one, other);
  if (!found) throw new Error('both cells are there');
  return found;
}

test('filling down copies the first line into the others, as one undo entry', () => {
  const { store, editor, model, rows } = opened();
  const count = fillDown(editor, model(), range(model(), cell(0, 'sets'), cell(2, 'amount')));

  expect(count).toBe(4);
  expect(
    rows(0)
      .map(({ sets }) => sets)
      .slice(0, 4),
  ).toEqual([4, 4, 4, 3]);
  expect(
    rows(0)
      .map(({ reps }) => reps)
      .slice(0, 3),
  ).toEqual(['6-8', '6-8', '6-8']);
  undo(store);
  expect(store.getState().content.weeks).toEqual(exampleProgram.weeks);
});

test('80 and 85 kg filled down continue with 90 and 95 kg', () => {
  const { editor, model, rows } = opened();
  writeCells(editor, [
    { cell: cell(0, 'weight'), value: { text: '80 kg' } },
    { cell: cell(1, 'weight'), value: { text: '85 kg' } },
  ]);
  const from = range(model(), cell(0, 'weight'), cell(1, 'weight'));
  fillTo(editor, model(), { from, target: expandRangeTo(model(), from, cell(3, 'weight')) });

  expect(
    rows(0)
      .map(({ weight }) => weight)
      .slice(0, 4),
  ).toEqual(['80 kg', '85 kg', '90 kg', '95 kg']);
});

test('a load filled across is written at the same position of the next week, and no other column changes', () => {
  const { editor, model, rows } = opened();
  const from = range(model(), cell(0, 'weight'), cell(0, 'weight'));
  fillTo(editor, model(), { from, target: expandRangeTo(model(), from, cell(0, 'weight', second)) });

  expect(rows(1)[0]?.weight).toBe('80 kg');
  expect(rows(0)[0]).toMatchObject({ rir: 2, restValue: 150, tut: '3-1-1-0' });
});

test('later weeks get the cell in the row of the same exercise, also when it moved within its workout', () => {
  const { store, editor, model, rows } = opened();
  moveRowsBy(store, [second[0] ?? ''], 1);
  const count = fillWeeks(editor, model(), [cell(0, 'weight')], startEditSession());

  expect(count).toBe(1);
  expect(rows(1).find(({ id }) => id === second[0])?.weight).toBe('80 kg');
});

test('a text that a column cannot parse is not written and is an error of its cell', () => {
  const { editor, rows } = opened();
  const count = writeCells(editor, [
    { cell: cell(0, 'rest'), value: { text: 'boh' } },
    { cell: cell(1, 'rest'), value: { text: '2:00' } },
  ]);

  expect(count).toBe(1);
  expect(rows(0)[0]?.restValue).toBe(150);
  expect(rows(0)[1]).toMatchObject({ restType: 'seconds', restValue: 120 });
  expect([...editor.ui.cellErrors.get().values()]).toEqual([{ text: 'boh', shown: '02:30' }]);
});

test('emptied cells keep the exercise and its type', () => {
  const { editor, rows } = opened();
  clearCells(
    editor,
    gridColumns.map((column) => cell(0, column)),
  );

  expect(rows(0)[0]).toMatchObject({
    name: 'Panca piana con bilanciere',
    type: 'reps',
    sets: null,
    reps: '',
    rir: null,
  });
});

test('a row dropped on another becomes the last of its superset, also from another day', () => {
  const { store, rows } = opened();
  joinOnto(store, first[4] ?? '', first[0] ?? '');

  expect(
    rows(0)
      .map(({ key, supersetPosition }) => `${key}${supersetPosition ?? ''}`)
      .slice(0, 5),
  ).toEqual(['A1', 'A2', 'B1', 'B2', 'C']);
  expect(rows(0)[1]?.name).toBe('Squat con bilanciere');
  expect(rows(0)[0]?.restType).toBe('no_rest');
});

test('dropping the first of a superset on a row below does not change the other rows', () => {
  const { store, rows } = opened();
  joinOnto(store, first[1] ?? '', first[3] ?? '');

  expect(
    rows(0)
      .map(({ name, key, supersetPosition }) => [name, `${key}${supersetPosition ?? ''}`])
      .slice(0, 4),
  ).toEqual([
    ['Panca piana con bilanciere', 'A'],
    ['Push-down ai cavi', 'B'],
    ['Plank', 'C1'],
    ['Alzate laterali con manubri', 'C2'],
  ]);
});

test('a row moved past the end of its workout goes to the next one, and back', () => {
  const { store, rows } = opened();
  const names = rows(0).map(({ name }) => name);
  moveRowsBy(store, [first[3] ?? ''], 1);
  const days = store.getState().content.weeks[0]?.days ?? [];
  expect(days[1]?.workouts[0]?.exercises[0]?.name).toBe('Plank');

  moveRowsBy(store, [first[3] ?? ''], -1);

  expect(rows(0).map(({ name }) => name)).toEqual(names);
  expect(store.getState().content.weeks[0]?.days[0]?.workouts[0]?.exercises).toHaveLength(4);
});
