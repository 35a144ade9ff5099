import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExerciseRow, ExerciseRow as RowSchema, restTypes } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { exerciseChange, newRow, renumbered, withRowAdded, withRowMoved, withRowRemoved } from './rows.ts';
import { withoutSuperset, withSuperset, withSupersetMemberRemoved } from './supersets.ts';

test('a new row has 3 sets of repetitions and 90 seconds of rest', () => {
  const row = newRow({ id: '1', exercise: { id: 'squat', name: 'Squat' } });

  expect(row).toMatchObject({
    exerciseId: 'squat',
    name: 'Squat',
    type: 'reps',
    sets: 3,
    restType: 'seconds',
    restValue: 90,
  });
});

test('a new row of running has one set of a distance; of an exercise without a prescription, repetitions', () => {
  const run = { id: 'run', name: 'Corsa', prescription: { type: 'distance', sets: 1 } } as const;

  expect(newRow({ id: '1', exercise: run })).toMatchObject({ name: 'Corsa', type: 'distance', sets: 1, reps: '' });
  expect(newRow({ id: '1', exercise: run })).not.toHaveProperty('prescription');
});

test('8 squats changed to a plank become a time without the load; a prescribed time stays', () => {
  const squat = { ...newRow({ id: '1', exercise: { id: 'squat', name: 'Squat' } }), reps: '8', weight: '80 kg' };
  const plank = { id: 'plank', name: 'Plank', prescription: { type: 'time', sets: 3 } } as const;
  const lunge = { id: 'lunge', name: 'Affondi', prescription: { type: 'reps', sets: 3 } } as const;
  const held = { ...squat, type: 'time', value: '45 s', sets: 4 } as const;

  expect(exerciseChange(squat, plank)).toEqual({ exerciseId: 'plank', name: 'Plank', type: 'time', weight: '' });
  expect(exerciseChange({ ...held, value: '' }, lunge)).toEqual({
    exerciseId: 'lunge',
    name: 'Affondi',
    type: 'reps',
    sets: 3,
    weight: '',
  });
  expect(exerciseChange(held, lunge)).toEqual({ exerciseId: 'lunge', name: 'Affondi', weight: '' });
  expect(exerciseChange({ ...squat, type: 'emom' }, plank)).toEqual({ exerciseId: 'plank', name: 'Plank', weight: '' });
});

test('a new row is valid by the contract', () => {
  const row = newRow({ id: exampleProgram.id, exercise: { id: exampleProgram.id, name: 'Squat' } });

  expect(RowSchema.parse(row)).toEqual(row);
});

test('squat, a superset of curl and dip, then plank are lettered A B B C', () => {
  const rows = withSuperset(rowsNamed('squat', 'curl', 'dip', 'plank'), ['curl', 'dip']);

  expect(lettered(rows)).toBe('A squat, B1 curl, B2 dip, C plank');
  expect(rows.map((row) => row.position)).toEqual([1, 2, 3, 4]);
});

test('two adjacent supersets stay two', () => {
  const first = withSuperset(rowsNamed('curl', 'dip', 'crunch', 'plank'), ['curl', 'dip']);

  expect(lettered(withSuperset(first, ['crunch', 'plank']))).toBe('A1 curl, A2 dip, B1 crunch, B2 plank');
});

test('two supersets sent next to each other stay two: the second starts with position 1', () => {
  expect(lettered(renumbered(rowsAt({ curl: 1, dip: 2, crunch: 1, plank: 2 })))).toBe(
    'A1 curl, A2 dip, B1 crunch, B2 plank',
  );
});

test('a superset sent without its first member starts with the second', () => {
  expect(lettered(renumbered(rowsAt({ squat: null, curl: 2, dip: 3 })))).toBe('A squat, B1 curl, B2 dip');
});

test('a single remaining member gets 90 seconds, an ordinary exercise keeps the missing rest its coach chose', () => {
  const rows = rowsAt({ squat: null, curl: 1 }).map((row): ExerciseRow => ({ ...row, restType: 'no_rest' }));

  expect(rests(renumbered(rows))).toEqual(['no_rest', 90]);
});

test('the 27th exercise is A again and not in a superset with the first', () => {
  const rows = renumbered(rowsNamed(...Array.from({ length: 27 }, (_, index) => `exercise ${index + 1}`)));

  expect(rows[26]).toMatchObject({ key: 'A', position: 27, supersetPosition: null });
});

test('a row added after squat is second', () => {
  const rows = withRowAdded(rowsNamed('squat', 'plank'), rowNamed('curl'), 'squat');

  expect(lettered(rows)).toBe('A squat, B curl, C plank');
});

test('a row added without a position is last', () => {
  expect(lettered(withRowAdded(rowsNamed('squat'), rowNamed('curl')))).toBe('A squat, B curl');
});

test('a row added after the last member of a superset is not a member', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip'), ['curl', 'dip']);

  expect(lettered(withRowAdded(rows, rowNamed('plank'), 'dip'))).toBe('A1 curl, A2 dip, B plank');
});

test('a row added between two members becomes a member without rest', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip'), ['curl', 'dip']);

  const joined = withRowAdded(rows, rowNamed('crunch'), 'curl');

  expect(lettered(joined)).toBe('A1 curl, A2 crunch, A3 dip');
  expect(rests(joined)).toEqual(['no_rest', 'no_rest', 90]);
});

test('adding after an unknown row throws', () => {
  expect(() => withRowAdded(rowsNamed('squat'), rowNamed('curl'), 'dip')).toThrow('indexIn: no row dip');
});

test('removing one of two members leaves an ordinary exercise with its 120 seconds', () => {
  const rows = withSuperset([rowNamed('curl'), { ...rowNamed('dip'), restValue: 120 }], ['curl', 'dip']);

  const remaining = withRowRemoved(rows, 'dip');

  expect(lettered(remaining)).toBe('A curl');
  expect(rests(remaining)).toEqual([120]);
});

test('squat moved to position 3 comes after the two others', () => {
  expect(lettered(withRowMoved(rowsNamed('squat', 'curl', 'dip'), 'squat', 3))).toBe('A curl, B dip, C squat');
});

test('a row moved past the end is last', () => {
  expect(lettered(withRowMoved(rowsNamed('squat', 'curl'), 'squat', 9))).toBe('A curl, B squat');
});

test('the last member moved past the end stays a member', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip'), ['curl', 'dip']);

  expect(lettered(withRowMoved(rows, 'dip', 9))).toBe('A1 curl, A2 dip');
});

test('a row moved between two members becomes a member of their superset', () => {
  const rows = withSuperset(rowsNamed('squat', 'curl', 'dip'), ['curl', 'dip']);

  const moved = withRowMoved(rows, 'squat', 2);

  expect(lettered(moved)).toBe('A1 curl, A2 squat, A3 dip');
  expect(rests(moved)).toEqual(['no_rest', 'no_rest', 90]);
});

test('a row moved right before a superset is not a member', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip', 'squat'), ['curl', 'dip']);

  expect(lettered(withRowMoved(rows, 'squat', 1))).toBe('A squat, B1 curl, B2 dip');
});

test('a member moved out gets 90 seconds, and the two others stay a superset', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip', 'crunch', 'plank'), ['curl', 'dip', 'crunch']);

  const moved = withRowMoved(rows, 'dip', 4);

  expect(lettered(moved)).toBe('A1 curl, A2 crunch, B plank, C dip');
  expect(rests(moved)).toEqual(['no_rest', 90, 90, 90]);
});

test('members that swap positions keep the rest at the end of the round', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip'), ['curl', 'dip']);

  const moved = withRowMoved(rows, 'dip', 1);

  expect(lettered(moved)).toBe('A1 dip, A2 curl');
  expect(rests(moved)).toEqual(['no_rest', 90]);
});

test('numbering numbered rows returns the same row objects', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const once = renumbered(rows);
      const twice = renumbered(once);

      expect(twice.every((row, index) => row === once[index])).toBe(true);
    }),
  );
});

test('after any edits letters are consecutive and every superset has at least two members', () => {
  fc.assert(
    fc.property(anyRows, fc.array(anyEdit, { maxLength: 8 }), (rows, edits) => {
      expectOrderly(edits.reduce((edited, edit) => edit(edited), renumbered(rows)));
    }),
  );
});

test('adding a row anywhere and removing it restores the rows', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(), (untidy, pick) => {
      const rows = renumbered(untidy);

      const added = withRowAdded(rows, rowNamed('new'), rows[pick % (rows.length + 1)]?.id);

      expect(withRowRemoved(added, 'new')).toEqual(rows);
    }),
  );
});

test('moving keeps every exercise and gives the moved one the requested position', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(), fc.nat(), (untidy, pick, to) => {
      const rows = renumbered(untidy);
      fc.pre(rows.length > 0);
      const id = rows[pick % rows.length]?.id ?? '';
      const position = (to % rows.length) + 1;

      const moved = withRowMoved(rows, id, position);

      expect(moved.map((row) => row.id).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
      expect(moved.find((row) => row.id === id)?.position).toBe(position);
    }),
  );
});

function rowNamed(name: string): ExerciseRow {
  return newRow({ id: name, exercise: { id: name, name } });
}

function rowsNamed(...names: string[]): ExerciseRow[] {
  return names.map(rowNamed);
}

/** Creates rows with these names and superset positions. */
function rowsAt(positions: Record<string, number | null>): ExerciseRow[] {
  return Object.entries(positions).map(([name, supersetPosition]) => ({ ...rowNamed(name), supersetPosition }));
}

function lettered(rows: ExerciseRow[]): string {
  return rows.map((row) => `${row.key}${row.supersetPosition ?? ''} ${row.name}`).join(', ');
}

function rests(rows: ExerciseRow[]): unknown[] {
  return rows.map((row) => (row.restType === 'no_rest' ? 'no_rest' : row.restValue));
}

/** Rows with inconsistent superset positions, as an outdated device may send them. */
const anyRow = fc.record({
  supersetPosition: fc.option(fc.integer({ min: 1, max: 4 })),
  restType: fc.constantFrom(...restTypes),
  restValue: fc.integer({ min: 0, max: 300 }),
});

const anyRows = fc
  .array(anyRow, { maxLength: 32 })
  .map((drafts) => drafts.map((draft, index) => ({ ...rowNamed(`exercise ${index}`), ...draft })));

type Edit = (rows: ExerciseRow[]) => ExerciseRow[];

const anyEdit: fc.Arbitrary<Edit> = fc
  .record({
    kind: fc.constantFrom('add', 'move', 'remove', 'join', 'leave', 'part'),
    name: fc.uuid(),
    pick: fc.nat(),
    to: fc.nat(),
  })
  .map(({ kind, name, pick, to }) => (rows) => {
    const id = rows[pick % Math.max(rows.length, 1)]?.id;
    if (kind === 'add' || id === undefined) return withRowAdded(rows, rowNamed(name), id);
    if (kind === 'remove') return withRowRemoved(rows, id);
    if (kind === 'move') return withRowMoved(rows, id, (to % rows.length) + 1);
    if (kind === 'leave') return withSupersetMemberRemoved(rows, id);
    if (kind === 'part') return withoutSuperset(rows, id);
    return withSuperset(rows, [id, rows[to % rows.length]?.id ?? id]);
  });

function expectOrderly(rows: ExerciseRow[]) {
  let letter = -1;
  for (const [index, row] of rows.entries()) {
    const opens = row.supersetPosition === null || row.supersetPosition === 1;
    if (opens) letter += 1;
    expect(row.position).toBe(index + 1);
    expect(row.key).toBe(String.fromCharCode(65 + (letter % 26)));
    if (!opens) expect(row.supersetPosition).toBe((rows[index - 1]?.supersetPosition ?? 0) + 1);
    if (row.supersetPosition === 1) expect(rows[index + 1]?.supersetPosition).toBe(2);
  }
}
