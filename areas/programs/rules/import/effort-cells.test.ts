import { expect, test } from 'vitest';
import { rowsOf } from './parse-result.ts';
import { parseTable } from './table.ts';

const headings = ['exercise', 'sets', 'reps', 'weight', 'rest', 'note', 'note'];

function read(...cells: string[]) {
  const result = parseTable([{ name: null, rows: [headings, cells] }]);
  const [row] = result.kind === 'read' ? rowsOf(result.weeks) : [];
  return row && { rir: row.rir, rirTo: row.rirTo ?? null, rpe: row.rpe, info: row.info, restSeconds: row.restSeconds };
}

test('an effort in the last column goes into its field, not into the note', () => {
  const values = { rirTo: null, info: '', restSeconds: 120 };

  expect(read('Squat', '4', '6', '100', "2'", 'RIR 2')).toEqual({ ...values, rir: 2, rpe: null });
  expect(read('Squat', '4', '6', '100', "2'", '', 'RPE 8')).toEqual({ ...values, rir: null, rpe: 8 });
});

test('a range of repetitions in reserve is read beside a note', () => {
  expect(read('Squat', '4', '6', '100', '90', 'scendi lento', 'RIR 1-2')).toMatchObject({
    ...{ rir: 1, rirTo: 2, info: 'scendi lento' },
  });
});

test('an effort under the rest is one too, and words around it stay a note', () => {
  expect(read('Squat', '4', '6', '100', 'RIR 2', '')).toMatchObject({ rir: 2, info: '' });
  expect(read('Squat', '4', '6', '100', '90', "RIR 2 solo l'ultima")).toMatchObject({
    ...{ rir: null, info: "RIR 2 solo l'ultima" },
  });
});
