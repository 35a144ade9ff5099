import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Program, type Week } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { cloneWeeks } from './clone-weeks.ts';
import { mayAddDay, withDayAdded, withDayCopied, withDayDeleted } from './days.ts';
import { idsOf } from './content.ts';
import { withNumbers } from './numbers.ts';
import { mayAddWeek, newWeeks, withWeekAdded, withWeekCopied, withWeekDeleted, withWeekMoved } from './weeks.ts';
import { withWorkoutChanged } from './workouts.ts';

test('the example program is valid by the contract and numbered', () => {
  expect(Program.parse(exampleProgram)).toEqual(exampleProgram);
  expect(withNumbers(exampleProgram.weeks)).toBe(exampleProgram.weeks);
});

test('a new program of 4 weeks with 3 days has 12 empty workouts', () => {
  const weeks = newWeeks({ weeks: 4, daysAWeek: 3, newId: ids() });

  const workouts = weeks.flatMap((week) => week.days.flatMap((day) => day.workouts));
  expect(numbers(weeks)).toEqual(['1: 1 2 3', '2: 1 2 3', '3: 1 2 3', '4: 1 2 3']);
  expect(workouts).toHaveLength(12);
  expect(workouts.every((workout) => workout.exercises.length === 0)).toBe(true);
});

test('a week added after one of 3 days is week 2 with 3 days', () => {
  expect(numbers(withWeekAdded(newWeeks({ weeks: 1, daysAWeek: 3, newId: ids() }), ids('b')))).toEqual([
    '1: 1 2 3',
    '2: 1 2 3',
  ]);
});

test('the first week of an empty program has one day', () => {
  expect(numbers(withWeekAdded([], ids()))).toEqual(['1: 1']);
});

test('a program of 52 weeks allows no more', () => {
  expect(mayAddWeek(newWeeks({ weeks: 51, daysAWeek: 1, newId: ids() }))).toBe(true);
  expect(mayAddWeek(newWeeks({ weeks: 52, daysAWeek: 1, newId: ids() }))).toBe(false);
});

test('after deleting week 1 of 3, the second is week 1', () => {
  const weeks = newWeeks({ weeks: 3, daysAWeek: 2, newId: ids() });

  const remaining = withWeekDeleted(weeks, weeks[0]?.id ?? '');

  expect(remaining.map((week) => week.id)).toEqual([weeks[1]?.id, weeks[2]?.id]);
  expect(numbers(remaining)).toEqual(['1: 1 2', '2: 1 2']);
});

test('a week copied after the first is week 2 with the same exercises', () => {
  const [first] = exampleProgram.weeks;

  const weeks = withWeekCopied(exampleProgram.weeks, { id: first?.id ?? '', after: first?.id ?? '', newId: ids() });

  expect(numbers(weeks)).toEqual(['1: 1 2 3', '2: 1 2 3', '3: 1 2 3']);
  expect([weeks[0]?.id, weeks[2]?.id]).toEqual(exampleProgram.weeks.map((week) => week.id));
  expect(names(weeks[1])).toEqual(names(first));
  expect(new Set(idsOf(weeks)).size).toBe(idsOf(weeks).length);
});

test('a week copied without a position is last', () => {
  const weeks = withWeekCopied(exampleProgram.weeks, { id: exampleProgram.weeks[0]?.id ?? '', newId: ids() });

  expect(names(weeks[2])).toEqual(names(weeks[0]));
  expect(weeks[2]?.weekNumber).toBe(3);
});

test('copying an unknown week throws', () => {
  expect(() => withWeekCopied([], { id: 'gone', newId: ids() })).toThrow('getWeek: no week gone');
});

test('week 3 moved to the front is week 1', () => {
  const weeks = newWeeks({ weeks: 3, daysAWeek: 1, newId: ids() });

  const moved = withWeekMoved(weeks, weeks[2]?.id ?? '', 1);

  expect(moved.map((week) => week.id)).toEqual([weeks[2]?.id, weeks[0]?.id, weeks[1]?.id]);
  expect(moved.map((week) => week.weekNumber)).toEqual([1, 2, 3]);
});

test('a week moved past either end is the first or the last', () => {
  const weeks = newWeeks({ weeks: 3, daysAWeek: 1, newId: ids() });
  const middle = weeks[1]?.id ?? '';

  expect(withWeekMoved(weeks, middle, 0)[0]?.id).toBe(middle);
  expect(withWeekMoved(weeks, middle, 9)[2]?.id).toBe(middle);
});

test('unordered letters are computed again', () => {
  const unordered = withWorkoutChanged(
    exampleProgram.weeks,
    exampleProgram.weeks[0]?.days[0]?.workouts[0]?.id ?? '',
    (workout) => ({
      ...workout,
      exercises: workout.exercises.map((row) => ({ ...row, key: 'Q', position: 7 })),
    }),
  );

  expect(withNumbers(unordered)).toEqual(exampleProgram.weeks);
});

test('a day added to week 2 is its day 3 with one empty workout, and week 1 does not change', () => {
  const weeks = newWeeks({ weeks: 2, daysAWeek: 2, newId: ids() });

  const added = withDayAdded(weeks, weeks[1]?.id ?? '', ids('b'));

  expect(numbers(added)).toEqual(['1: 1 2', '2: 1 2 3']);
  expect(added[1]?.days[2]?.workouts).toHaveLength(1);
  expect(added[0]).toBe(weeks[0]);
});

test('a week of 7 days allows no more', () => {
  const [full] = newWeeks({ weeks: 1, daysAWeek: 7, newId: ids() });

  expect(full && mayAddDay(full)).toBe(false);
});

test('after deleting day 1 of 3, the days are 1 and 2', () => {
  const weeks = newWeeks({ weeks: 2, daysAWeek: 3, newId: ids() });

  expect(numbers(withDayDeleted(weeks, weeks[0]?.days[0]?.id ?? ''))).toEqual(['1: 1 2', '2: 1 2 3']);
});

test('the leg day of week 1 copied to week 2 is its day 4', () => {
  const [first, second] = exampleProgram.weeks;

  const weeks = withDayCopied(exampleProgram.weeks, {
    id: first?.days[1]?.id ?? '',
    toWeekId: second?.id ?? '',
    newId: ids(),
  });

  expect(numbers(weeks)).toEqual(['1: 1 2 3', '2: 1 2 3 4']);
  expect(weeks[1]?.days[3]?.workouts[0]?.title).toBe('Gambe');
  expect(new Set(idsOf(weeks)).size).toBe(idsOf(weeks).length);
});

test('copying an unknown day throws', () => {
  expect(() => withDayCopied([], { id: 'gone', toWeekId: 'x', newId: ids() })).toThrow('withDayCopied: no day gone');
});

test('a cloned program has the same content and only new ids', () => {
  const copies = cloneWeeks(exampleProgram.weeks, ids());

  const knownIds = new Set(idsOf(exampleProgram.weeks));
  expect(idsOf(copies)).toHaveLength(idsOf(exampleProgram.weeks).length);
  expect(idsOf(copies).filter((id) => knownIds.has(id))).toEqual([]);
  expect(withoutIds(copies)).toEqual(withoutIds(exampleProgram.weeks));
});

test('after any edits weeks are numbered from 1 to n and ids are unique', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 10 }), (edits) => {
      const newId = ids();
      const weeks = edits.reduce((edited, edit) => edit(edited, newId), exampleProgram.weeks);

      expect(weeks.map((week) => week.weekNumber)).toEqual(weeks.map((_, index) => index + 1));
      for (const week of weeks)
        expect(week.days.map((day) => day.dayNumber)).toEqual(week.days.map((_, index) => index + 1));
      expect(new Set(idsOf(weeks)).size).toBe(idsOf(weeks).length);
      expect(withNumbers(weeks)).toBe(weeks);
    }),
  );
});

test('adding a week and deleting it restores the program', () => {
  const added = withWeekAdded(exampleProgram.weeks, ids());

  expect(withWeekDeleted(added, added.at(-1)?.id ?? '')).toEqual(exampleProgram.weeks);
});

type Edit = (weeks: Week[], newId: () => string) => Week[];

const anyEdit: fc.Arbitrary<Edit> = fc
  .record({
    kind: fc.constantFrom('add', 'copy', 'move', 'delete', 'copy day', 'delete day'),
    pick: fc.nat(),
    to: fc.nat(),
  })
  .map(({ kind, pick, to }) => (weeks, newId) => {
    const week = weeks[pick % Math.max(weeks.length, 1)];
    const target = weeks[to % Math.max(weeks.length, 1)];
    const day = week?.days[to % Math.max(week.days.length, 1)];
    if (!week || !target || kind === 'add') return withWeekAdded(weeks, newId);
    if (kind === 'copy') return withWeekCopied(weeks, { id: week.id, after: target.id, newId });
    if (kind === 'move') return withWeekMoved(weeks, week.id, to % 9);
    if (kind === 'delete' || !day) return withWeekDeleted(weeks, week.id);
    if (kind === 'copy day') return withDayCopied(weeks, { id: day.id, toWeekId: target.id, newId });
    return withDayDeleted(weeks, day.id);
  });

function ids(prefix = 'new'): () => string {
  let count = 0;
  return () => `${prefix} ${++count}`;
}

/** Formats each week with its days: `2: 1 2 3` is week 2 with days 1, 2 and 3. */
function numbers(weeks: Week[]): string[] {
  return weeks.map((week) => `${week.weekNumber}: ${week.days.map((day) => day.dayNumber).join(' ')}`);
}

function names(week: Week | undefined): string[] {
  const workouts = week?.days.flatMap((day) => day.workouts) ?? [];
  return workouts.flatMap((workout) => workout.exercises.map((row) => row.name));
}

function withoutIds(weeks: Week[]): unknown {
  return JSON.parse(JSON.stringify(weeks, (field, value) => (field === 'id' ? undefined : value)));
}
