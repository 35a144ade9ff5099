import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExerciseRow, ProgramContent, Week } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { withDayMoved } from './dates.ts';
import { withDayAdded, withDayDeleted } from './days.ts';
import { idsOf } from './contents.ts';
import { programModel } from './document-model.ts';
import { withNumbers } from './numbers.ts';
import { newRow, renumbered, withRowAdded, withRowMoved, withRowRemoved } from './rows.ts';
import { withoutSuperset, withSuperset } from './supersets.ts';
import { withWeekAdded, withWeekCopied, withWeekDeleted, withWeekMoved } from './weeks.ts';
import { withWorkoutAdded, withWorkoutChanged, withWorkoutDeleted } from './workouts.ts';

const base: ProgramContent = { title: exampleProgram.title, info: exampleProgram.info, weeks: exampleProgram.weeks };

/** One edit of a coach; the numbers choose what it is and where. */
interface RandomEdit {
  kind: number;
  at: number;
  to: number;
}
const edits = fc.array(fc.record({ kind: fc.nat(12), at: fc.nat(1000), to: fc.nat(1000) }), { maxLength: 8 });

/** New ids depend on the side and the order of the edits only. */
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
    () => movedOver(weeks, row, { from: workout.id, to: workouts[to % workouts.length]?.id ?? workout.id }),
    () =>
      weeks.length > 1 && to % 2 ? withWeekDeleted(weeks, week.id) : withWeekCopied(weeks, { id: week.id, newId }),
    () => withWeekMoved(weeks, week.id, (to % weeks.length) + 1),
    () => (to % 2 && week.days.length < 7 ? withDayAdded(weeks, week.id, newId) : withDayDeleted(weeks, day.id)),
    () => (to % 2 ? withWorkoutAdded(weeks, day.id, newId) : withWorkoutDeleted(weeks, workout.id)),
    () => weeks.map((one) => (one.days.includes(day) ? { ...one, days: withDayMoved(one.days, day.id, to % 7) } : one)),
  ];
  return all[kind]?.() ?? weeks;
}

function movedOver(weeks: Week[], row: ExerciseRow, { from, to }: { from: string; to: string }): Week[] {
  if (from === to) return weeks;
  const left = withWorkoutChanged(weeks, from, (one) => ({ ...one, exercises: withRowRemoved(one.exercises, row.id) }));
  return withWorkoutChanged(left, to, (one) => ({
    ...one,
    exercises: renumbered(withRowAdded(one.exercises, { ...row, supersetPosition: null })),
  }));
}

test('where one side did nothing, the other side’s program comes out', () => {
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

test('nothing that neither side deleted is lost, and nothing is there twice', () => {
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

test('whichever way every question is answered, what both sides have stays, each in its place', () => {
  fc.assert(
    fc.property(edits, edits, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (ours, others, answers) => {
      const [mine, theirs] = [edited(base, ours, 'mine'), edited(base, others, 'theirs')];
      const { conflicts } = programModel.merge({ base, mine, theirs });
      const picks = new Map(conflicts.map(({ key }, at) => [key, answers[at % 40] ? 'mine' : 'theirs'] as const));
      const ids = idsOf(programModel.merge({ base, mine, theirs, resolutions: picks }).content.weeks);
      const theirIds = new Set(idsOf(theirs.weeks));

      expect(idsOf(mine.weeks).filter((id) => theirIds.has(id) && !ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 200 },
  );
});

test('what comes out is numbered as a saved program is, and whoever merges is asked as many questions', () => {
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
