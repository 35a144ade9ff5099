import { expect, test } from 'vitest';
import { efforts } from '../../contract/settings.ts';
import { effortText } from '../effort-range.ts';
import { parseCells } from './cells.ts';

const units = { restInMinutes: false, loadUnit: 'kg' as const };
const empty = { sets: '3', amount: '10', weight: '', rest: '', rir: '', rpe: '', tut: '', warmUp: '' };
const effortOf = (cells: Partial<typeof empty>) => {
  const { values, notes } = parseCells({ ...empty, ...cells }, units);
  const effort = { rir: null, rpe: null, ...values };
  return [...efforts.map((scale) => effortText(effort, scale)), ...notes];
};

test.each<[cells: Partial<typeof empty>, effort: ReturnType<typeof effortOf>]>([
  [{ rir: 'RPE 8' }, ['', '8']],
  [{ rir: '@8' }, ['', '8']],
  [{ rpe: 'RIR 2' }, ['2', '']],
  [{ rir: '2' }, ['2', '']],
  [{ rpe: '8,5' }, ['', '8.5']],
  [{ rir: 'RPE 7-8' }, ['', '7-8']],
  [{ rir: '2-3' }, ['2-3', '']],
  [{ rpe: '7,5/8' }, ['', '7.5-8']],
  [{ rir: '12' }, ['', '', 'RIR 12']],
  [{ weight: 'RPE 7-8' }, ['', '7-8']],
])('an effort is what its word says, else that of its column: %j', (cells, effort) => {
  expect(effortOf(cells)).toEqual(effort);
});

test('a last set to failure stays in the repetitions of a table', () => {
  const { values } = parseCells({ ...empty, amount: '10-8-AMRAP', weight: '60-65-70' }, units);

  expect(values).toMatchObject({ sets: 3, reps: '10-8-AMRAP' });
});

test('the parts of a drop set written with spaces stay together', () => {
  const { values, notes } = parseCells({ ...empty, amount: '12 + 10 + 8', weight: '25 + 20 + 15 kg' }, units);

  expect(values).toMatchObject({ sets: 3, reps: '12+10+8', weight: '25+20+15 kg' });
  expect(notes).toEqual([]);
});
