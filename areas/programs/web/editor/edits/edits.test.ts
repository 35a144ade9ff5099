import { describe, expect, test } from 'vitest';
import { exampleProgram } from '../../../example.ts';
import { addRow, addToFollowingWeeks, deleteRows, groupRows, moveRow } from './rows.ts';
import { withDayMovedToWeek } from '../../../rules/days.ts';
import { toMoveDayBy } from '../dates/edits.ts';
import { addWeek, changeWeeks, copyDay, deleteWeek, fillFollowingWeeks } from './weeks.ts';
import { labelOf } from '../../../rules/row-text.ts';
import { createDocumentStore, redo, undo } from '#shell/web/documents/document-store.ts';
import { documentOf } from '../load-program.ts';

const press = exampleProgram.weeks[0]?.days[0]?.workouts[0];
if (!press) throw new Error('the example has no workout');
const [bench, raise] = press.exercises;
const plank = press.exercises[3];
if (!bench || !raise || !plank) throw new Error('the example has too few rows');

const untrained = { isTrained: () => false };

function opened() {
  const store = createDocumentStore(documentOf(exampleProgram));
  const rows = () => store.getState().content.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  return { store, rows };
}

test('a deleted week comes back with undo', () => {
  const { store } = opened();
  deleteWeek(store, exampleProgram.weeks[1]?.id ?? '');
  expect(store.getState().content.weeks).toHaveLength(1);

  undo(store);
  expect(store.getState().content.weeks.map(({ id }) => id)).toEqual(exampleProgram.weeks.map(({ id }) => id));
});

test('undo and redo of a deleted week leave the weeks before it as they were, so that the editor shows the week that changed', () => {
  const { store } = opened();
  const [first, second] = store.getState().content.weeks;
  deleteWeek(store, second?.id ?? '');

  undo(store);
  expect(store.getState().content.weeks[0]).toBe(first);
  redo(store);
  expect(store.getState().content.weeks).toEqual([first]);
  expect(store.getState().content.weeks[0]).toBe(first);
});

test('undo of a day that was copied into week 2 leaves week 1 as it was', () => {
  const { store } = opened();
  const [first, second] = store.getState().content.weeks;
  copyDay(store, { id: first?.days[0]?.id ?? '', dayIds: [second?.days[0]?.id ?? ''], weekIds: [] }, untrained);
  expect(store.getState().content.weeks[0]).toBe(first);

  undo(store);
  expect(store.getState().content.weeks[0]).toBe(first);
});

test('moving the first row to position 1 changes nothing and adds no undo entry', () => {
  const { store } = opened();
  moveRow(store, bench.id, { workoutId: press.id, position: 1 });

  expect(store.getState().undoStack).toHaveLength(0);
});

test('a day that a colleague deleted meanwhile is not moved, and a day is not lost with its new week', () => {
  const { store } = opened();
  const [first, second] = store.getState().content.weeks;
  const dayId = first?.days[0]?.id ?? '';
  changeWeeks(store, toMoveDayBy('deleted', 1));
  changeWeeks(store, (weeks) => withDayMovedToWeek(weeks, { id: 'deleted', toWeekId: second?.id ?? '' }));
  changeWeeks(store, (weeks) => withDayMovedToWeek(weeks, { id: dayId, toWeekId: 'deleted' }));

  expect(store.getState().content.weeks).toEqual([first, second]);
  expect(store.getState().undoStack).toHaveLength(0);
});

describe('edits', () => {
  test('plank and bench become the superset A1 and A2, and the other superset becomes B', () => {
    const { store, rows } = opened();
    groupRows(store, press.id, [bench.id, plank.id]);

    expect(rows().map(labelOf)).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(rows()[1]?.id).toBe(plank.id);
  });

  test('a row dragged to another day leaves its superset and keeps its values', () => {
    const { store, rows } = opened();
    const legs = exampleProgram.weeks[0]?.days[1]?.workouts[0]?.id ?? '';
    moveRow(store, raise.id, { workoutId: legs, position: 1 });

    const there = store.getState().content.weeks[0]?.days[1]?.workouts[0]?.exercises ?? [];
    expect(there[0]).toMatchObject({
      id: raise.id,
      key: 'A',
      supersetPosition: null,
      weight: '8 kg',
      restType: 'seconds',
    });
    expect(rows().map(labelOf)).toEqual(['A', 'B', 'C']);
  });

  test('added rows get the next letters, and letters close up after a deletion', () => {
    const { store, rows } = opened();
    const id = addRow(store, { workoutId: press.id, exercise: { id: bench.exerciseId, name: 'Panca' } });
    expect(rows().map(labelOf)).toEqual(['A', 'B1', 'B2', 'C', 'D']);

    deleteRows(store, [bench.id, id]);
    expect(rows().map(labelOf)).toEqual(['A1', 'A2', 'B']);
  });

  test('a new exercise is added to the later weeks with one step of undo', () => {
    const { store } = opened();
    const id = addRow(store, { workoutId: press.id, exercise: { id: 'curl', name: 'Curl' } });
    const rowsOfWeek2 = () => store.getState().content.weeks[1]?.days[0]?.workouts[0]?.exercises ?? [];
    const before = rowsOfWeek2();

    expect(addToFollowingWeeks(store, id)).toBe(1);
    expect(rowsOfWeek2().map(({ name }) => name)).toEqual([...before.map(({ name }) => name), 'Curl']);
    expect(addToFollowingWeeks(store, id)).toBe(0);
    undo(store);
    expect(rowsOfWeek2()).toEqual(before);
  });

  test('a week copied into later weeks keeps their ids and gives every row a new id', () => {
    const { store } = opened();
    const [first, second] = exampleProgram.weeks;
    if (!first || !second) throw new Error('the example has two weeks');
    fillFollowingWeeks(store, first.id, untrained);

    const filled = store.getState().content.weeks[1];
    expect(filled?.id).toBe(second.id);
    expect(filled?.days[0]?.workouts[0]?.exercises[0]).toMatchObject({ weight: '80 kg' });
    expect(filled?.days[0]?.workouts[0]?.exercises[0]?.id).not.toBe(bench.id);
  });

  test('a day is copied over another day and as a new day', () => {
    const { store } = opened();
    const [first, second] = exampleProgram.weeks;
    const [source, target] = first?.days ?? [];
    if (!source || !target || !second) throw new Error('the example has days');
    copyDay(store, { id: source.id, dayIds: [target.id], weekIds: [second.id] }, untrained);

    const { weeks } = store.getState().content;
    expect(weeks[0]?.days[1]).toMatchObject({ id: target.id, workouts: [{ title: 'Spinta' }] });
    expect(weeks[1]?.days.map((day) => day.workouts[0]?.title)).toEqual(['Spinta', 'Gambe', 'Trazione', 'Spinta']);
  });

  test('an added week has as many days as the one before', () => {
    const { store } = opened();
    addWeek(store);

    expect(store.getState().content.weeks[2]?.days).toHaveLength(3);
  });
});

test('a day that the client has begun meanwhile is left out of a copy, and the number of the copied ones is without it', () => {
  const { store } = opened();
  const [first, second] = store.getState().content.weeks;
  const [target, other] = second?.days ?? [];
  const copied = copyDay(
    store,
    { id: first?.days[0]?.id ?? '', dayIds: [target?.id ?? '', other?.id ?? ''], weekIds: [] },
    { isTrained: ({ id }) => id === target?.workouts[0]?.id },
  );

  expect(copied).toEqual({ count: 1, keptDays: [{ week: 2, day: 1 }] });
  expect(store.getState().content.weeks[1]?.days[0]).toBe(target);
});
