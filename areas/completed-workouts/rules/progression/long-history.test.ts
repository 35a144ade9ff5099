import { expect, test } from 'vitest';
import type { Progression } from '#areas/programs/contract/document.ts';
import { proposalFor } from '../progression.ts';
import { double, linear, sets, settings } from '../testing/propose.ts';
import { loadBasis } from './load-basis.ts';
import type { Performance, ProposalInput } from './proposal.ts';

const programId = '0b0f7a52-3f0e-4f0b-9a54-0d7a3b3f5c01';
const dayMs = 86_400_000;
/** The first Monday of 12 weeks. */
const start = Date.parse('2026-08-31T18:00:00.000Z');

/** `w5 100 kg: 102.5` is the Monday of week 5, for which 100 kg were written, done with 102.5 kg; `w5d4` its fourth day. */
function performance(line: string): Performance {
  const [, week, day = '1', weight = '', kg] = /^w(\d+)(?:d(\d))? *(.*): ([\d.]+)$/.exec(line) ?? [];
  const rowId = crypto.randomUUID();
  return {
    finishedAt: instantOf(Number(week), Number(day)),
    sets: sets(`${kg}x5`, `${kg}x5`, `${kg}x5`).map((set) => ({ ...set, rowId })),
    programId,
    dayNumber: Number(day),
    rows: [{ id: rowId, key: 'A', supersetPosition: null, weight }],
  };
}

const instantOf = (week: number, day: number) => new Date(start + ((week - 1) * 7 + day - 1) * dayMs).toISOString();

interface Next {
  /** Oldest first. */
  done: string[];
  /** `w9` with the load that is written: `w9 100 kg`. */
  next: string;
  progression?: Progression;
}

function inputOf({ done, next, progression = linear }: Next): ProposalInput {
  const [, week, day = '1', weight = ''] = /^w(\d+)(?:d(\d))? *(.*)$/.exec(next) ?? [];
  const dayNumber = Number(day);
  const row = { type: 'reps' as const, sets: 3, reps: '5', rpe: null, rir: null, weight, progression, key: 'A' };
  return {
    row: { ...row, supersetPosition: null },
    history: { performances: done.map(performance).toReversed(), oneRepMaxKg: null },
    settings,
    program: { programId, dayNumber },
    now: instantOf(Number(week), dayNumber),
  };
}

function kgOf(next: Next): (number | string | null)[] {
  const proposal = proposalFor(inputOf(next));
  if (proposal.kind === 'none') return ['none'];
  const { weightKg, reason, belowKg } = proposal;
  return [weightKg, reason.code, ...(belowKg ? [belowKg] : [])];
}

/** Lines of consecutive weeks, the first one of week `from`. */
const weeks = (from: number, ...lines: string[]) => lines.map((line, index) => `w${from + index} ${line}`);
const heavyWeeks = weeks(1, '100 kg: 100', '100 kg: 102.5', '100 kg: 105', '100 kg: 107.5', '100 kg: 110');
const blankWeeks = weeks(1, ': 100', ': 102.5', ': 105', ': 107.5', ': 110');

test.each<[string, Next, (number | string)[]]>([
  [
    'one week of deload: a step more than before it',
    { done: [...heavyWeeks, 'w6 80 kg: 80'], next: 'w7 100 kg' },
    [112.5, 'linear_up'],
  ],
  [
    'three weeks of deload: what was done before them, and not more',
    { done: [...heavyWeeks, ...weeks(6, '80 kg: 80', '80 kg: 80', '80 kg: 82.5')], next: 'w9 100 kg' },
    [110, 'after_light'],
  ],
  [
    'three weeks of deload with three loads',
    { done: [...heavyWeeks, ...weeks(6, '80 kg: 80', '75 kg: 75', '85 kg: 85')], next: 'w9 100 kg' },
    [110, 'after_light'],
  ],
  [
    'six weeks with less: the load as it is written, not the 110 kg of then',
    { done: [...heavyWeeks, ...[6, 7, 8, 9, 10, 11].map((week) => `w${week} 80 kg: 80`)], next: 'w12 100 kg' },
    [100, 'prescribed'],
  ],
  [
    'a deload of three weeks in rows without a written load otherwise',
    { done: [...blankWeeks, ...weeks(6, '80 kg: 80', '80 kg: 80', '80 kg: 80')], next: 'w9' },
    [110, 'after_light'],
  ],
  [
    'a deload of one week in rows without a written load otherwise',
    { done: [...blankWeeks, 'w6 80 kg: 80'], next: 'w7' },
    [112.5, 'linear_up'],
  ],
  [
    'five weeks with a lower load in rows without a written load otherwise: on from it',
    { done: [...blankWeeks, ...[6, 7, 8, 9, 10].map((week) => `w${week} 80 kg: 80`)], next: 'w11' },
    [82.5, 'linear_up'],
  ],
  [
    'a load that was written and lifted lighter than the one before, without an earlier heavier one',
    { done: weeks(1, '80 kg: 80', ': 82.5'), next: 'w3' },
    [85, 'linear_up'],
  ],
])('the proposal after %s', (_case, next, expected) => {
  expect(kgOf(next)).toEqual(expected);
});

test('each of four days a week with its own load goes on from that load', () => {
  const loads = ['', '100 kg', '80 kg', '90 kg', '70 kg'];
  const kgs = [0, 100, 80, 90, 70];
  const done = [1, 2].flatMap((week) =>
    [1, 2, 3, 4].map((day) => `w${week}d${day} ${loads[day]}: ${(kgs[day] ?? 0) + (week - 1) * 2.5}`),
  );

  expect([1, 2, 3, 4].map((day) => kgOf({ done, next: `w3d${day} ${loads[day]}` })[0])).toEqual([105, 85, 95, 75]);
});

test.each<[string, Next, (number | string)[]]>([
  ['two weeks', { done: blankWeeks, next: 'w7' }, [112.5, 'linear_up']],
  ['three weeks: not more than then', { done: blankWeeks, next: 'w8' }, [110, 'after_break']],
  ['four weeks: not more than then', { done: blankWeeks, next: 'w9' }, [110, 'after_break']],
  ['five weeks: 10 % less than then', { done: blankWeeks, next: 'w10' }, [100, 'long_ago']],
  [
    'three weeks, 115 kg written before them: not more than then, and it says so',
    { done: heavyWeeks, next: 'w8 115 kg' },
    [110, 'after_break', 115],
  ],
  [
    'five weeks with double progression: 10 % less, from the lower end',
    { done: blankWeeks, next: 'w10', progression: double },
    [100, 'long_ago'],
  ],
  [
    'five weeks, with a lighter load written for the first one',
    { done: heavyWeeks, next: 'w10 90 kg' },
    [90, 'prescribed'],
  ],
  [
    'five weeks, with the same load written',
    { done: weeks(1, '100 kg: 100', '100 kg: 100'), next: 'w7 100 kg' },
    [90, 'long_ago', 100],
  ],
])('the proposal after an illness of %s', (_case, next, expected) => {
  expect(kgOf(next)).toEqual(expected);
});

test.each<[string, Next, (number | string)[]]>([
  [
    'the 80 kg of a deload and an illness of three weeks: not more than the deload',
    { done: [...heavyWeeks, ...weeks(6, '80 kg: 80', '80 kg: 80', '80 kg: 80')], next: 'w11 100 kg' },
    [80, 'after_break', 21, 100],
  ],
  [
    'the same in rows without a written load',
    { done: [...blankWeeks, ...weeks(6, '80 kg: 80', '80 kg: 80', '80 kg: 80')], next: 'w11' },
    [80, 'after_break', 21],
  ],
  [
    'a deload and an illness of five weeks: 10 % less than the deload',
    { done: [...blankWeeks, ...weeks(6, '80 kg: 80', '80 kg: 80', '80 kg: 80')], next: 'w13' },
    [72.5, 'long_ago', 35],
  ],
  [
    'a heavy and a light day: the load of the heavy day',
    { done: weeks(1, '100 kg: 105', 'd4 80 kg: 80').map((line) => line.replace('w2 d4', 'w1d4')), next: 'w4 100 kg' },
    [105, 'after_break', 21],
  ],
])('the proposal after %s, and it counts the days from that load', (_case, next, expected) => {
  const proposal = proposalFor(inputOf(next));
  const [kg, code, ...below] = kgOf(next);
  expect([kg, code, proposal.kind === 'none' ? null : proposal.reason.values?.['days'], ...below]).toEqual(expected);
});

test('nothing is proposed above the heaviest load of twelve weeks and a step, and after more than two weeks not above it', () => {
  const patterns = [heavyWeeks, [...heavyWeeks, ...weeks(6, '80 kg: 80', '80 kg: 80')], blankWeeks];
  for (const done of patterns)
    for (let week = done.length + 1; week <= 12; week += 1)
      for (const weight of ['', ' 100 kg']) {
        const [kg] = kgOf({ done, next: `w${week}${weight}` });
        const isLate = week > 7;
        expect(Number(kg)).toBeLessThanOrEqual(isLate ? 110 : 112.5);
      }
});

test('a field without a proposal begins with the load before a deload, not with that of the deload', () => {
  const deload = weeks(6, '80 kg: 80', '80 kg: 80', '80 kg: 80');
  const { performances } = loadBasis(inputOf({ done: [...blankWeeks, ...deload], next: 'w9' }));

  expect(performances[0]?.sets[0]?.weightKg).toBe(110);
});
