import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effortRange, effortText } from './effort-range.ts';
import { parseEffortText } from './parse-effort-text.ts';

const none = { rir: null, rpe: null };

test.each([
  ['2', { rir: 2, rirTo: null }, '2'],
  ['1-2', { rir: 1, rirTo: 2 }, '1-2'],
  ['3 – 1', { rir: 1, rirTo: 3 }, '1-3'],
  ['2/3', { rir: 2, rirTo: 3 }, '2-3'],
  ['2-2', { rir: 2, rirTo: null }, '2'],
  ['1-', { rir: 1, rirTo: null }, '1'],
  ['', { rir: null, rirTo: null }, ''],
] as const)('a RIR written as "%s" is a number or a range', (text, changes, shown) => {
  expect(parseEffortText('rir', text)).toEqual(changes);
  expect(effortText({ ...none, ...parseEffortText('rir', text) }, 'rir')).toBe(shown);
});

test('an RPE of 7,5-8,5 is a range of half points', () => {
  expect(parseEffortText('rpe', '7,5-8,5')).toEqual({ rpe: 7.5, rpeTo: 8.5 });
  expect(parseEffortText('rpe', 'RPE 8')).toEqual({ rpe: 8, rpeTo: null });
  expect(parseEffortText('rir', '1-2 rir')).toEqual({ rir: 1, rirTo: 2 });
});

test.each([
  ['rir', '1,5'],
  ['rir', '1-11'],
  ['rir', '1-2-3'],
  ['rir', 'x'],
  ['rpe', '0-8'],
  ['rpe', '7,3-8'],
] as const)('as %s "%s" is refused', (scale, text) => {
  expect(parseEffortText(scale, text)).toBeNull();
});

test('the shown effort parses to the same effort', () => {
  const half = fc.integer({ min: 2, max: 20 }).map((value) => value / 2);
  fc.assert(
    fc.property(half, fc.option(half), (from, to) => {
      const effort = { ...none, ...parseEffortText('rpe', to === null ? `${from}` : `${from}-${to}`) };
      expect({ ...none, ...parseEffortText('rpe', effortText(effort, 'rpe')) }).toEqual(effort);
    }),
  );
});

test('an effort of a program stored before ranges is a single number', () => {
  expect(effortRange({ rir: 2, rpe: null }, 'rir')).toEqual({ lowest: 2, highest: 2 });
});
