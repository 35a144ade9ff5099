import { describe, expect, test, vi } from 'vitest';
import { exampleProgram } from '../../../example.ts';
import { addRow, deleteRows, groupRows, moveRow, setRow } from '../edits/rows.ts';
import { addWeek, copyDay, deleteWeek, fillFollowingWeeks } from '../edits/weeks.ts';
import { setTitle } from '../edits/workouts.ts';
import { labelOf } from '../shared/row-text.ts';
import { resetTo, edit, isDirty, lastStep, markSaved, openEditorStore, redo, undo } from './store.ts';

const press = exampleProgram.weeks[0]?.days[0]?.workouts[0];
if (!press) throw new Error('the example has no workout');
const [bench, raise] = press.exercises;
const plank = press.exercises[3];
if (!bench || !raise || !plank) throw new Error('the example has too few rows');

function opened() {
  const store = openEditorStore(exampleProgram);
  const rows = () => store.getState().contents.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  const steps = () => store.getState().undoStack.length;
  return { store, rows, steps };
}

describe('undo', () => {
  test('"82,5 kg" typed in one go is one step', () => {
    const { store, rows, steps } = opened();
    for (const text of ['8', '82', '82,', '82,5', '82,5 ', '82,5 k', '82,5 kg'])
      setRow(store, bench.id, { weight: text });

    expect(steps()).toBe(1);
    expect(rows()[0]?.weight).toBe('82,5 kg');
    undo(store);
    expect(rows()[0]?.weight).toBe('80 kg');
    redo(store);
    expect(rows()[0]?.weight).toBe('82,5 kg');
  });

  test('two cells are two steps, and so is one cell after a pause of two seconds', () => {
    const { store, steps } = opened();
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(100).mockReturnValueOnce(2200);

    setRow(store, bench.id, { reps: '5' });
    setRow(store, bench.id, { weight: '90' });
    setRow(store, bench.id, { weight: '95' });

    expect(steps()).toBe(3);
    vi.restoreAllMocks();
  });

  test('a deleted week comes back, and undo says that it is the second', () => {
    const { store } = opened();
    const second = exampleProgram.weeks[1]?.id ?? '';
    deleteWeek(store, second);
    expect(store.getState().contents.weeks).toHaveLength(1);

    expect(undo(store)?.week).toBe(1);
    expect(store.getState().contents.weeks.map(({ id }) => id)).toEqual(exampleProgram.weeks.map(({ id }) => id));
  });

  test('an edit after an undo closes the way forward', () => {
    const { store } = opened();
    setRow(store, bench.id, { reps: '5' });
    undo(store);
    setTitle(store, 'Forza');

    expect(redo(store)).toBeUndefined();
  });

  test('moving the first row up changes nothing and leaves no step', () => {
    const { store, steps } = opened();
    moveRow(store, bench.id, { workoutId: press.id, position: 1 });
    edit(store, () => {});

    expect(steps()).toBe(0);
  });
});

describe('saving', () => {
  test('a fresh program is clean, an edited one is not, and its undo is clean again', () => {
    const { store } = opened();
    expect(isDirty(store.getState())).toBe(false);
    setRow(store, bench.id, { sets: 5 });
    expect(isDirty(store.getState())).toBe(true);
    undo(store);
    expect(isDirty(store.getState())).toBe(false);
  });

  test('the version of the answer is taken over, what was typed meanwhile stays and stays to be saved', () => {
    const { store, rows } = opened();
    setRow(store, bench.id, { sets: 5 });
    const step = lastStep(store.getState().undoStack);
    setRow(store, bench.id, { reps: '3' });

    markSaved(store, { step, program: { ...exampleProgram, version: 2 } });

    expect(store.getState().version).toBe(2);
    expect(rows()[0]).toMatchObject({ sets: 5, reps: '3' });
    expect(isDirty(store.getState())).toBe(true);
  });

  test('keystrokes of the run that is being saved stay to be saved too', () => {
    const { store } = opened();
    setRow(store, bench.id, { weight: '9' });
    const step = lastStep(store.getState().undoStack);
    setRow(store, bench.id, { weight: '90' });

    markSaved(store, { step, program: { ...exampleProgram, version: 2 } });

    expect(isDirty(store.getState())).toBe(true);
  });

  test('a newer program of somebody else replaces everything, past included', () => {
    const { store } = opened();
    setRow(store, bench.id, { sets: 5 });
    resetTo(store, { ...exampleProgram, title: 'Forza', version: 7 });

    expect(store.getState()).toMatchObject({ contents: { title: 'Forza' }, version: 7, undoStack: [] });
  });
});

describe('edits', () => {
  test('plank joins bench in a superset: A1 and A2, the other superset becomes B', () => {
    const { store, rows } = opened();
    groupRows(store, press.id, [bench.id, plank.id]);

    expect(rows().map(labelOf)).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(rows()[1]?.id).toBe(plank.id);
  });

  test('a row dragged to another day leaves its superset and takes its numbers along', () => {
    const { store, rows } = opened();
    const legs = exampleProgram.weeks[0]?.days[1]?.workouts[0]?.id ?? '';
    moveRow(store, raise.id, { workoutId: legs, position: 1 });

    const there = store.getState().contents.weeks[0]?.days[1]?.workouts[0]?.exercises ?? [];
    expect(there[0]).toMatchObject({
      id: raise.id,
      key: 'A',
      supersetPosition: null,
      weight: '8 kg',
      restType: 'seconds',
    });
    expect(rows().map(labelOf)).toEqual(['A', 'B', 'C']);
  });

  test('added rows take the next letters, deleted ones give them back', () => {
    const { store, rows } = opened();
    const id = addRow(store, { workoutId: press.id, exercise: { id: bench.exerciseId, name: 'Panca' } });
    expect(rows().map(labelOf)).toEqual(['A', 'B1', 'B2', 'C', 'D']);

    deleteRows(store, [bench.id, id]);
    expect(rows().map(labelOf)).toEqual(['A1', 'A2', 'B']);
  });

  test('a week copied into those after it keeps their ids and gives every row one of its own', () => {
    const { store } = opened();
    const [first, second] = exampleProgram.weeks;
    if (!first || !second) throw new Error('the example has two weeks');
    fillFollowingWeeks(store, first.id);

    const filled = store.getState().contents.weeks[1];
    expect(filled?.id).toBe(second.id);
    expect(filled?.days[0]?.workouts[0]?.exercises[0]).toMatchObject({ weight: '80 kg' });
    expect(filled?.days[0]?.workouts[0]?.exercises[0]?.id).not.toBe(bench.id);
  });

  test('a day is copied over another and as a new one', () => {
    const { store } = opened();
    const [first, second] = exampleProgram.weeks;
    const [source, target] = first?.days ?? [];
    if (!source || !target || !second) throw new Error('the example has days');
    copyDay(store, source.id, { dayIds: [target.id], weekIds: [second.id] });

    const { weeks } = store.getState().contents;
    expect(weeks[0]?.days[1]).toMatchObject({ id: target.id, workouts: [{ title: 'Spinta' }] });
    expect(weeks[1]?.days.map((day) => day.workouts[0]?.title)).toEqual(['Spinta', 'Gambe', 'Trazione', 'Spinta']);
  });

  test('an added week has as many days as the one before', () => {
    const { store } = opened();
    addWeek(store);

    expect(store.getState().contents.weeks[2]?.days).toHaveLength(3);
  });
});
