import { expect, test } from 'vitest';
import { parseCells } from './cells.ts';

const units = { restInMinutes: false, loadUnit: 'kg' as const };
const empty = { sets: '3', amount: '10', weight: '', rest: '', rir: '', rpe: '', tut: '', warmUp: '' };
const effortOf = (cells: Partial<typeof empty>) => {
  const { values, notes } = parseCells({ ...empty, ...cells }, units);
  return { rir: values.rir, rpe: values.rpe, notes };
};

test.each<[cells: Partial<typeof empty>, effort: ReturnType<typeof effortOf>]>([
  [{ rir: 'RPE 8' }, { rir: undefined, rpe: 8, notes: [] }],
  [{ rir: '@8' }, { rir: undefined, rpe: 8, notes: [] }],
  [{ rpe: 'RIR 2' }, { rir: 2, rpe: undefined, notes: [] }],
  [{ rir: '2' }, { rir: 2, rpe: undefined, notes: [] }],
  [{ rpe: '8,5' }, { rir: undefined, rpe: 8.5, notes: [] }],
  [{ rir: 'RPE 7-8' }, { rir: undefined, rpe: undefined, notes: ['RPE 7-8'] }],
  [{ rir: '2-3' }, { rir: undefined, rpe: undefined, notes: ['RIR 2-3'] }],
])('an effort is what its word says, else that of its column: %j', (cells, effort) => {
  expect(effortOf(cells)).toEqual(effort);
});

test('the parts of a drop set written with spaces stay together', () => {
  const { values, notes } = parseCells({ ...empty, amount: '12 + 10 + 8', weight: '25 + 20 + 15 kg' }, units);

  expect(values).toMatchObject({ sets: 3, reps: '12+10+8', weight: '25+20+15 kg' });
  expect(notes).toEqual([]);
});
