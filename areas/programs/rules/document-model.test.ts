import { expect, test } from 'vitest';
import { exampleProgram } from '../example.ts';
import { withDayMoved } from './dates.ts';
import { programModel } from './document-model.ts';
import { withNumbers } from './numbers.ts';
import { newRow, withRowAdded, withRowMoved, withRowRemoved } from './rows.ts';
import { withSuperset } from './supersets.ts';
import { withWeekDeleted } from './weeks.ts';
import { withWorkoutChanged } from './workouts.ts';
import type { ExerciseRow, ProgramContent } from '../contract/document.ts';

const base: ProgramContent = { title: exampleProgram.title, info: exampleProgram.info, weeks: exampleProgram.weeks };
const [push, legs] = base.weeks[0]?.days.flatMap((day) => day.workouts) ?? [];
const [bench, raise, pushDown, plank] = push?.exercises ?? [];
if (!push || !legs || !bench || !raise || !pushDown || !plank) throw new Error('the example is too small');

type Rows = ExerciseRow[];

function withRows(content: ProgramContent, workoutId: string, change: (rows: Rows) => Rows): ProgramContent {
  const weeks = withWorkoutChanged(content.weeks, workoutId, (one) => ({ ...one, exercises: change(one.exercises) }));
  return { ...content, weeks: withNumbers(weeks) };
}

function withCell(id: string, changes: Partial<ExerciseRow>, content: ProgramContent = base): ProgramContent {
  return [push, legs].reduce(
    (all, workout) =>
      withRows(all, workout?.id ?? '', (rows) => rows.map((row) => (row.id === id ? { ...row, ...changes } : row))),
    content,
  );
}

function pushRows({ weeks }: ProgramContent): Rows {
  return weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
}

function lettered(content: ProgramContent): string {
  return pushRows(content)
    .map(({ key, supersetPosition, name }) => `${key}${supersetPosition ?? ''} ${name.split(' ')[0]}`)
    .join(', ');
}

function added(id: string, name: string): ExerciseRow {
  return newRow({ id, exercise: { id: `exercise ${id}`, name } });
}

test('85 kg of one side and 5 sets of the other are merged into one row', () => {
  const { content, conflicts } = programModel.merge({
    base,
    mine: withCell(bench.id, { weight: '85 kg' }),
    theirs: withCell(bench.id, { sets: 5 }),
  });

  expect(pushRows(content)[0]).toMatchObject({ weight: '85 kg', sets: 5, reps: '6-8' });
  expect(conflicts).toEqual([]);
});

test('a range of effort is one value: a range of one side and a number of the other are a conflict', () => {
  const { content, conflicts } = programModel.merge({
    base: withCell(bench.id, { rir: 1, rirTo: 2 }),
    mine: withCell(bench.id, { rir: 3, rirTo: null }),
    theirs: withCell(bench.id, { rir: 1, rirTo: 4 }),
  });

  expect(pushRows(content)[0]).toMatchObject({ rir: 3 });
  expect(pushRows(content)[0]?.rirTo).toBeUndefined();
  expect(conflicts).toMatchObject([{ field: 'rir' }]);
});

test('a warm-up is merged and conflicts like any text; a draft of an older page without the field keeps the new one', () => {
  const mine = withCell(bench.id, { warmUp: '10x20' });
  const theirs = withCell(bench.id, { warmUp: '5x40' });
  const older = structuredClone(base);
  for (const row of pushRows(older)) Reflect.deleteProperty(row, 'warmUp');
  const olderDraft = withCell(bench.id, { weight: '85 kg' }, older);

  expect(programModel.merge({ base, mine, theirs }).conflicts).toMatchObject([
    { field: 'warmUp', mine: '10x20', theirs: '5x40' },
  ]);
  expect(programModel.differences(base, mine)).toMatchObject([{ field: 'warmUp', after: '10x20' }]);
  const merged = programModel.merge({ base: older, mine: olderDraft, theirs });
  expect(pushRows(merged.content)[0]).toMatchObject({ weight: '85 kg', warmUp: '5x40' });
  expect(merged.conflicts).toEqual([]);
});

test('two different progressions are one conflict, equal ones with another key order are none', () => {
  const double = { kind: 'double', fromReps: 6, toReps: 8, stepKg: 2.5 } as const;
  const reordered = { stepKg: 2.5, toReps: 8, fromReps: 6, kind: 'double' } as const;
  const mine = withCell(bench.id, { progression: double });
  const theirs = withCell(bench.id, { progression: { kind: 'linear', stepKg: 5 } });
  const { conflicts } = programModel.merge({ base, mine, theirs });

  expect(conflicts).toMatchObject([{ field: 'progression', mine: double, theirs: { kind: 'linear', stepKg: 5 } }]);
  expect(programModel.merge({ base, mine, theirs: withCell(bench.id, { progression: reordered }) }).conflicts).toEqual(
    [],
  );
  expect(programModel.differences(base, mine)).toMatchObject([{ field: 'progression', before: null, after: double }]);
});

test('85 kg and 90 kg are a conflict, and its resolution is applied', () => {
  const versions = {
    base,
    mine: withCell(bench.id, { weight: '85 kg' }),
    theirs: withCell(bench.id, { weight: '90 kg' }),
  };
  const { conflicts, content } = programModel.merge(versions);
  const key = conflicts[0]?.key ?? '';

  expect(conflicts).toMatchObject([{ field: 'weight', mine: '85 kg', theirs: '90 kg', partId: bench.id }]);
  expect(pushRows(content)[0]?.weight).toBe('85 kg');
  expect(
    pushRows(programModel.merge({ ...versions, resolutions: new Map([[key, 'theirs']]) }).content)[0]?.weight,
  ).toBe('90 kg');
});

test('the same change on both sides is no conflict, and a trailing space is no change', () => {
  const { conflicts } = programModel.merge({
    base,
    mine: withCell(bench.id, { weight: '85 kg ' }),
    theirs: withCell(bench.id, { weight: '85 kg' }),
  });

  expect(conflicts).toEqual([]);
});

test('rows added by both sides are both in the workout, each after the row it was added after', () => {
  const { content } = programModel.merge({
    base,
    mine: withRows(base, push.id, (rows) => withRowAdded(rows, added('dip', 'Dip'), bench.id)),
    theirs: withRows(base, push.id, (rows) => withRowAdded(rows, added('crunch', 'Crunch'))),
  });

  expect(lettered(content)).toBe('A Panca, B Dip, C1 Alzate, C2 Push-down, D Plank, E Crunch');
});

test('a superset made by one side stays together when the other side inserted a row between its members', () => {
  const plain = withRows(base, push.id, (rows) => rows.map((row) => ({ ...row, supersetPosition: null })));
  const { content } = programModel.merge({
    base: plain,
    mine: withRows(plain, push.id, (rows) => withSuperset(rows, [raise.id, pushDown.id])),
    theirs: withRows(plain, push.id, (rows) => withRowAdded(rows, added('dip', 'Dip'), raise.id)),
  });

  expect(lettered(content)).toBe('A Panca, B1 Alzate, B2 Push-down, C Dip, D Plank');
});

test('a row moved by one side keeps the load changed by the other', () => {
  const { content } = programModel.merge({
    base,
    mine: withRows(base, push.id, (rows) => withRowMoved(rows, plank.id, 1)),
    theirs: withCell(plank.id, { value: '60 s' }),
  });

  expect(pushRows(content)[0]).toMatchObject({ name: 'Plank', value: '60 s' });
});

test('a row deleted by one side and unchanged on the other is deleted', () => {
  const { content, conflicts } = programModel.merge({
    base,
    mine: withRows(base, push.id, (rows) => withRowRemoved(rows, plank.id)),
    theirs: withCell(bench.id, { sets: 5 }),
  });

  expect(pushRows(content).map(({ name }) => name)).not.toContain('Plank');
  expect(conflicts).toEqual([]);
});

test('a week deleted by one side and edited by the other stays unless the deletion is chosen', () => {
  const versions = {
    base,
    mine: { ...base, weeks: withWeekDeleted(base.weeks, base.weeks[0]?.id ?? '') },
    theirs: withCell(bench.id, { weight: '90 kg' }),
  };
  const { content, conflicts } = programModel.merge(versions);
  const key = conflicts[0]?.key ?? '';

  expect(content.weeks).toHaveLength(2);
  expect(pushRows(content)[0]?.weight).toBe('90 kg');
  expect(conflicts).toMatchObject([{ partId: base.weeks[0]?.id, field: '(deleted)', mine: true, theirs: false }]);
  expect(programModel.merge({ ...versions, resolutions: new Map([[key, 'mine']]) }).content.weeks).toHaveLength(1);
});

test('a row moved out of a workout that the other side deleted stays in its new workout', () => {
  const mine = withRows(
    withRows(base, push.id, (rows) => withRowRemoved(rows, plank.id)),
    legs.id,
    (rows) => withRowAdded(rows, plank),
  );
  const theirs = {
    ...base,
    weeks: withNumbers(
      base.weeks.map((week) => ({
        ...week,
        days: week.days.map((day) => ({ ...day, workouts: day.workouts.filter(({ id }) => id !== push.id) })),
      })),
    ),
  };
  const { content, conflicts } = programModel.merge({
    base,
    mine,
    theirs,
    resolutions: new Map([[`${push.id} (deleted)`, 'theirs']]),
  });
  const unresolved = programModel.merge({ base, mine, theirs });

  expect(conflicts).toMatchObject([{ partId: push.id, field: '(deleted)', mine: false, theirs: true }]);
  expect(content.weeks[0]?.days[0]?.workouts).toEqual([]);
  expect(unresolved.content.weeks[0]?.days[1]?.workouts[0]?.exercises.at(-1)?.name).toBe('Plank');
});

test('a day moved by one side and a set added by the other are both applied', () => {
  const days = base.weeks[0]?.days ?? [];
  const moved = withDayMoved(days, days[2]?.id ?? '', 6);
  const mine = {
    ...base,
    weeks: withNumbers(base.weeks.map((week, at) => (at === 0 ? { ...week, days: moved } : week))),
  };
  const { content } = programModel.merge({ base, mine, theirs: withCell(bench.id, { sets: 5 }) });

  expect(content.weeks[0]?.days.map(({ offset }) => offset)).toEqual([0, 2, 6]);
  expect(pushRows(content)[0]?.sets).toBe(5);
});

test('moving a day to another date is one change, not one for each day of the week', () => {
  const days = base.weeks[0]?.days ?? [];
  const moved = withDayMoved(days, days[2]?.id ?? '', 6);
  const weeks = withNumbers(base.weeks.map((week, at) => (at === 0 ? { ...week, days: moved } : week)));

  expect(programModel.differences(base, { ...base, weeks })).toMatchObject([
    { partId: days[2]?.id, field: 'offset', before: { offset: null, date: 4 }, after: { offset: 6, date: 6 } },
  ]);
});

test('two different orders of rows are a conflict that names both', () => {
  const { conflicts } = programModel.merge({
    base,
    mine: withRows(base, push.id, (rows) => withRowMoved(rows, plank.id, 1)),
    theirs: withRows(base, push.id, (rows) => withRowMoved(rows, bench.id, 4)),
  });

  expect(conflicts).toMatchObject([{ partId: push.id, field: '(order)' }]);
  expect(conflicts[0]?.mine).toEqual([plank.id, bench.id, raise.id, pushDown.id]);
});

test('a merged week of seven days fits, one of eight does not', () => {
  const withDays = (ids: string[]): ProgramContent => ({
    ...base,
    weeks: withNumbers(
      base.weeks.map((week, at) => ({
        ...week,
        days: at ? week.days : [...week.days, ...ids.map((id) => ({ id, dayNumber: 1, offset: null, workouts: [] }))],
      })),
    ),
  });

  expect(programModel.merge({ base, mine: withDays(['a', 'b']), theirs: withDays(['c', 'd']) }).fits).toBe(true);
  expect(programModel.merge({ base, mine: withDays(['a', 'b']), theirs: withDays(['c', 'd', 'e']) }).fits).toBe(false);
});

test('changes are listed cell by cell, and rows that only moved down are not listed', () => {
  const after = withCell(
    bench.id,
    { weight: '85 kg' },
    withRows(base, push.id, (rows) => withRowAdded(withRowRemoved(rows, plank.id), added('dip', 'Dip'), bench.id)),
  );

  expect(programModel.differences(base, after)).toEqual([
    { partId: plank.id, kind: 'removed', field: null, before: null, after: null },
    { partId: bench.id, kind: 'changed', field: 'weight', before: '80 kg', after: '85 kg' },
    { partId: 'dip', kind: 'added', field: null, before: null, after: null },
  ]);
});
