import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExerciseRow, ProgramContent, Week } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { withDayMoved } from './dates.ts';
import { withDayAdded, withDayDeleted } from './days.ts';
import { idsOf, rowsOf } from './content.ts';
import { programModel } from './document-model.ts';
import { withNumbers } from './numbers.ts';
import { exerciseChange, newRow, renumbered, withRowAdded, withRowMoved, withRowRemoved } from './rows.ts';
import { withoutSuperset, withSuperset } from './supersets.ts';
import { withWeekAdded, withWeekCopied, withWeekDeleted, withWeekMoved } from './weeks.ts';
import { withWorkoutAdded, withWorkoutChanged, withWorkoutDeleted } from './workouts.ts';

const base: ProgramContent = { title: exampleProgram.title, info: exampleProgram.info, weeks: exampleProgram.weeks };

/** A random edit: `kind` selects the operation, `at` and `to` the parts. */
interface RandomEdit {
  kind: number;
  at: number;
  to: number;
}
const edits = fc.array(fc.record({ kind: fc.nat(13), at: fc.nat(1000), to: fc.nat(1000) }), { maxLength: 8 });

/** Applies the edits in order. New ids are deterministic: they depend only on `side` and the order of the edits. */
function edited(content: ProgramContent, list: readonly RandomEdit[], side: string): ProgramContent {
  let count = 0;
  const newId = () => `${side} ${++count}`;
  const weeks = list.reduce((before, edit) => withNumbers(withEdit(before, edit, newId)), content.weeks);
  return { ...content, weeks };
}

function withEdit(weeks: Week[], { kind, at, to }: RandomEdit, newId: () => string): Week[] {
  const week = weeks[at % weeks.length];
  const days = weeks.flatMap((one) => one.days);
  const day = days[at % days.length];
  const workouts = days.flatMap((one) => one.workouts).filter((one) => one.exercises.length > 1);
  const workout = workouts[at % workouts.length];
  const row = workout?.exercises[to % workout.exercises.length];
  if (!week || !day || !workout || !row) return withWeekAdded(weeks, newId);
  const change = (rows: (all: ExerciseRow[]) => ExerciseRow[]) =>
    withWorkoutChanged(weeks, workout.id, (one) => ({ ...one, exercises: renumbered(rows(one.exercises)) }));
  const fresh = () => newRow({ id: newId(), exercise: { id: 'squat', name: 'Squat' } });

  const all = [
    () => change((rows) => rows.map((one) => (one.id === row.id ? { ...one, weight: `${at} kg` } : one))),
    () => change((rows) => rows.map((one) => (one.id === row.id ? { ...one, sets: (at % 9) + 1 } : one))),
    () => change((rows) => withRowAdded(rows, fresh(), row.id)),
    () => change((rows) => withRowRemoved(rows, row.id)),
    () => change((rows) => withRowMoved(rows, row.id, (at % rows.length) + 1)),
    () => change((rows) => withSuperset(rows, [row.id, rows[at % rows.length]?.id ?? row.id])),
    () => change((rows) => withoutSuperset(rows, row.id)),
    () => movedToWorkout(weeks, row, { from: workout.id, to: workouts[to % workouts.length]?.id ?? workout.id }),
    () =>
      weeks.length > 1 && to % 2 ? withWeekDeleted(weeks, week.id) : withWeekCopied(weeks, { id: week.id, newId }),
    () => withWeekMoved(weeks, week.id, (to % weeks.length) + 1),
    () => (to % 2 && week.days.length < 7 ? withDayAdded(weeks, week.id, newId) : withDayDeleted(weeks, day.id)),
    () => (to % 2 ? withWorkoutAdded(weeks, day.id, newId) : withWorkoutDeleted(weeks, workout.id)),
    () =>
      change((rows) =>
        rows.map((one) => {
          const exercise = { id: `exercise ${at % 3}`, name: `Exercise ${at % 3}` };
          return one.id === row.id ? { ...one, ...exerciseChange(one, exercise) } : one;
        }),
      ),
    () => weeks.map((one) => (one.days.includes(day) ? { ...one, days: withDayMoved(one.days, day.id, to % 7) } : one)),
  ];
  return all[kind]?.() ?? weeks;
}

function movedToWorkout(weeks: Week[], row: ExerciseRow, { from, to }: { from: string; to: string }): Week[] {
  if (from === to) return weeks;
  const withoutRow = withWorkoutChanged(weeks, from, (one) => ({
    ...one,
    exercises: withRowRemoved(one.exercises, row.id),
  }));
  return withWorkoutChanged(withoutRow, to, (one) => ({
    ...one,
    exercises: renumbered(withRowAdded(one.exercises, { ...row, supersetPosition: null })),
  }));
}

test('a merge with an unchanged side returns the other side', () => {
  fc.assert(
    fc.property(edits, (list) => {
      const other = edited(base, list, 'other');

      expect(programModel.merge({ base, mine: base, theirs: other })).toEqual({
        content: other,
        conflicts: [],
        fits: true,
      });
      expect(programModel.merge({ base, mine: other, theirs: base })).toEqual({
        content: other,
        conflicts: [],
        fits: true,
      });
    }),
    { numRuns: 120 },
  );
});

test('a merge keeps every part that neither side deleted, and no id twice', () => {
  fc.assert(
    fc.property(edits, edits, (ours, others) => {
      const [mine, theirs] = [edited(base, ours, 'mine'), edited(base, others, 'theirs')];
      const [before, mineIds, theirIds] = [base, mine, theirs].map(({ weeks }) => new Set(idsOf(weeks)));
      const ids = idsOf(programModel.merge({ base, mine, theirs }).content.weeks);
      const isDeleted = (id: string) => before?.has(id) === true && !(mineIds?.has(id) && theirIds?.has(id));
      const expected = [...new Set([...(mineIds ?? []), ...(theirIds ?? [])])].filter((id) => !isDeleted(id));

      expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 120 },
  );
});

test('every resolution of the conflicts keeps the parts that both sides have, each once', () => {
  fc.assert(
    fc.property(edits, edits, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (ours, others, answers) => {
      const [mine, theirs] = [edited(base, ours, 'mine'), edited(base, others, 'theirs')];
      const { conflicts } = programModel.merge({ base, mine, theirs });
      const resolutions = new Map(
        conflicts.map(({ key }, index) => [key, answers[index % 40] ? 'mine' : 'theirs'] as const),
      );
      const ids = idsOf(programModel.merge({ base, mine, theirs, resolutions }).content.weeks);
      const theirIds = new Set(idsOf(theirs.weeks));

      expect(idsOf(mine.weeks).filter((id) => theirIds.has(id) && !ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 200 },
  );
});

test('whatever is chosen, a merged row has a load in kg only with the exercise that a side wrote it for', () => {
  let checked = 0;
  fc.assert(
    fc.property(edits, edits, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (ours, others, answers) => {
      const [mine, theirs] = [edited(base, ours, 'mine'), edited(base, others, 'theirs')];
      const { conflicts } = programModel.merge({ base, mine, theirs });
      const resolutions = new Map(
        conflicts.map(({ key }, index) => [key, answers[index % 40] ? 'mine' : 'theirs'] as const),
      );
      const loadsOf = (weeks: Week[]) =>
        rowsOf(weeks).flatMap(({ id, exerciseId, weight }) =>
          /kg/.test(weight) ? [`${id} ${exerciseId} ${weight}`] : [],
        );
      const written = new Set([mine, theirs].flatMap(({ weeks }) => loadsOf(weeks)));
      const merged = loadsOf(programModel.merge({ base, mine, theirs, resolutions }).content.weeks);

      expect(merged.filter((load) => !written.has(load))).toEqual([]);
      checked += merged.length;
    }),
    { numRuns: 300 },
  );
  expect(checked).toBeGreaterThan(0);
});

test('a merged program is numbered like a saved one, and both sides get the same number of conflicts', () => {
  fc.assert(
    fc.property(edits, edits, (ours, others) => {
      const [mine, theirs] = [edited(base, ours, 'mine'), edited(base, others, 'theirs')];
      const { content } = programModel.merge({ base, mine, theirs });

      expect(withNumbers(content.weeks)).toEqual(content.weeks);
      expect(programModel.merge({ base, mine: theirs, theirs: mine }).conflicts).toHaveLength(
        programModel.merge({ base, mine, theirs }).conflicts.length,
      );
    }),
    { numRuns: 80 },
  );
});
