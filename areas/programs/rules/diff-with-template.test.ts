import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#shell/common/testing/processor-time.ts';
import { exampleProgram } from '../example.ts';
import type { Week } from '../contract/document.ts';
import { cloneWeeks } from './clone-weeks.ts';
import { withNumbers } from './numbers.ts';
import { diffWithTemplate as diff } from './diff-with-template.ts';

const italian = {
  formatNumber: (value: number) => String(value).replace('.', ','),
  language: 'it' as const,
  nameOf: ({ name }: { name: string }) => name,
};
const diffWithTemplate = (template: readonly Week[], weeks: readonly Week[]) => diff(template, weeks, italian);
const copy = () => structuredClone(exampleProgram.weeks);
const rowsOf = (weeks: Week[], week = 0, day = 0) => weeks[week]?.days[day]?.workouts[0]?.exercises ?? [];

test('a copy with other ids and dates does not differ from its template', () => {
  const weeks = cloneWeeks(exampleProgram.weeks, () => 'another');
  for (const day of weeks.flatMap((one) => one.days)) day.offset = 3;

  expect(diffWithTemplate(exampleProgram.weeks, weeks)).toEqual([]);
});

test('bench from 80 kg to 85 kg and from 2:30 to no rest is listed as two changes, formatted as in the grid', () => {
  const template = copy();
  Object.assign(rowsOf(template)[0] ?? {}, { weight: '85 kg', restType: 'no_rest' });
  const at = { weekNumber: 1, dayNumber: 1, name: 'Panca piana con bilanciere', kind: 'changed' };

  expect(diffWithTemplate(template, exampleProgram.weeks)).toEqual([
    { ...at, field: 'weight', before: '80 kg', after: '85 kg' },
    { ...at, field: 'rest', before: '02:30', after: '–' },
  ]);
});

test('another exercise at the same position is listed with the one it replaces', () => {
  const template = copy();
  Object.assign(rowsOf(template)[0] ?? {}, { exerciseId: 'dips', name: 'Dip' });

  expect(diffWithTemplate(template, exampleProgram.weeks)).toEqual([
    {
      weekNumber: 1,
      dayNumber: 1,
      name: 'Panca piana con bilanciere',
      kind: 'changed',
      field: 'exercise',
      before: 'Panca piana con bilanciere',
      after: 'Dip',
    },
  ]);
});

test('an added row is described with the words of sides in the language of the reader', () => {
  const template = copy();
  const [row] = rowsOf(template);
  if (row)
    rowsOf(template).push({
      ...row,
      id: 'new',
      exerciseId: 'curl',
      name: 'Curl',
      sets: 3,
      reps: '8 per lato',
      weight: '12 kg per mano',
    });
  const english = { ...italian, language: 'en' as const };

  expect(diff(template, exampleProgram.weeks, english).map(({ after }) => after)).toEqual([
    '3 × 8 per side, 12 kg per hand',
  ]);
});

test('a row deleted from the template is removed, one added to it is added', () => {
  const template = copy();
  rowsOf(template, 0, 0).pop();
  const removed = { weekNumber: 1, dayNumber: 1, name: 'Plank', field: null };

  expect(diffWithTemplate(template, exampleProgram.weeks)).toEqual([
    { ...removed, kind: 'removed', before: '3 × 45 s', after: null },
  ]);
  expect(diffWithTemplate(exampleProgram.weeks, template)).toEqual([
    { ...removed, kind: 'added', before: null, after: '3 × 45 s' },
  ]);
});

test('after a deleted first row and one changed load there are two changes, not one for every row below', () => {
  const template = copy();
  rowsOf(template).shift();
  Object.assign(rowsOf(template)[1] ?? {}, { weight: '22 kg' });
  const numbered = withNumbers(template);

  expect(diffWithTemplate(numbered, exampleProgram.weeks)).toMatchObject([
    { kind: 'removed', name: 'Panca piana con bilanciere' },
    { kind: 'changed', field: 'weight', after: '22 kg' },
  ]);
  expect(diffWithTemplate(exampleProgram.weeks, numbered)).toMatchObject([{ kind: 'added' }, { kind: 'changed' }]);
});

test('of two rows with the same exercise the equal ones are matched', () => {
  const [first] = rowsOf(copy());
  if (!first) throw new Error('the example has no rows');
  const sets = (weights: string[]) => {
    const weeks = copy();
    const [workout] = weeks[0]?.days[0]?.workouts ?? [];
    if (workout) workout.exercises = weights.map((weight) => ({ ...first, weight }));
    return weeks;
  };

  expect(diffWithTemplate(sets(['70 kg', '80 kg']), sets(['60 kg', '70 kg', '80 kg']))).toMatchObject([
    { kind: 'removed', before: expect.stringContaining('60') },
  ]);
});

test('a day deleted from the template removes its rows only', () => {
  const template = copy();
  const deleted = template[0]?.days.shift()?.workouts[0]?.exercises ?? [];
  const changes = diffWithTemplate(template, exampleProgram.weeks);

  expect(changes.map(({ kind, name, dayNumber }) => ({ kind, name, dayNumber }))).toEqual(
    deleted.map(({ name }) => ({ kind: 'removed', name, dayNumber: 1 })),
  );
});

test('a superset that is divided is a change of its rows only', () => {
  const template = copy();
  const joined = template[0]?.days.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises)) ?? [];
  const members = joined.filter(({ supersetPosition }) => supersetPosition !== null);
  for (const row of members) row.supersetPosition = null;
  const changes = diffWithTemplate(withNumbers(template), exampleProgram.weeks);

  expect(members.length).toBeGreaterThan(1);
  expect(changes.map(({ field, name }) => [field, name])).toEqual(members.map(({ name }) => ['supersetWith', name]));
});

test('the largest program is compared in less than a second of CPU time', () => {
  const [first] = rowsOf(copy());
  if (!first) throw new Error('the example has no rows');
  const weeksWith = (shift: number): Week[] =>
    Array.from({ length: 50 }, (_, week) => ({
      ...{ id: `${week}`, weekNumber: week + 1 },
      days: [0, 1].map((day) => ({
        ...{ id: `${week}-${day}`, dayNumber: day + 1, offset: null },
        workouts: [
          {
            ...{ id: `${week}-${day}-0`, title: '', info: '' },
            exercises: Array.from({ length: 60 - shift }, (__, row) => ({
              ...first,
              exerciseId: `${(row + shift) % 7}`,
            })),
          },
        ],
      })),
    }));
  const former = weeksWith(0);
  const later = weeksWith(1);

  const ms = processorMs(() => expect(diffWithTemplate(later, former)).toHaveLength(100));
  expect(ms).toBeLessThan(2000);
});

test('the load of an added row is read in kilograms, with the decimals of the language, also where no unit was typed', () => {
  const afterOf = (weight: string) => {
    const template = copy();
    const first = rowsOf(template)[0] ?? expect.fail('no rows');
    rowsOf(template).push({ ...first, name: 'Curl', sets: 5, reps: '5', weight });
    return diffWithTemplate(template, exampleProgram.weeks)[0]?.after;
  };

  expect(afterOf('107.5')).toBe('5 × 5, 107,5 kg');
  expect(afterOf('40')).toBe('5 × 5, 40 kg');
  expect(afterOf('17,5kg')).toBe('5 × 5, 17,5 kg');
  expect(afterOf('75%')).toBe('5 × 5, 75%');
});

test('a week added to the template adds its 12 rows', () => {
  const changes = diffWithTemplate(exampleProgram.weeks, exampleProgram.weeks.slice(0, 1));

  expect(changes).toHaveLength(12);
  expect(changes.every(({ kind, weekNumber }) => kind === 'added' && weekNumber === 2)).toBe(true);
});

test('a new title of a workout is listed', () => {
  const template = copy();
  Object.assign(template[0]?.days[0]?.workouts[0] ?? {}, { title: 'Spinta pesante' });

  expect(diffWithTemplate(template, exampleProgram.weeks)).toMatchObject([
    { name: 'Spinta pesante', field: 'title', before: 'Spinta', after: 'Spinta pesante' },
  ]);
});

test('swapping template and copy swaps added with removed and before with after', () => {
  const anyRows = fc.subarray(rowsOf(copy()), { minLength: 0 });
  fc.assert(
    fc.property(anyRows, anyRows, (one, other) => {
      const [template, weeks] = [copy(), copy()];
      Object.assign(template[0]?.days[0]?.workouts[0] ?? {}, { exercises: one });
      Object.assign(weeks[0]?.days[0]?.workouts[0] ?? {}, { exercises: other });
      const forth = diffWithTemplate(template, weeks).map(({ kind, field, before, after }) => [
        kind,
        field,
        before,
        after,
      ]);
      const swapped = { added: 'removed', removed: 'added', changed: 'changed' } as const;
      const back = diffWithTemplate(weeks, template).map(({ kind, field, before, after }) => [
        swapped[kind],
        field,
        after,
        before,
      ]);

      expect(back).toEqual(forth);
    }),
  );
});
