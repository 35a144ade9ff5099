import { expect, test } from 'vitest';
import type { Progression } from '#areas/programs/contract/document.ts';
import { double, fives, linear, one, propose, type Question, rir } from './testing/propose.ts';

const written = { weight: '80 kg' };

test.each<[string, Progression, Question, unknown[]]>([
  ['RIR 2, no effort logged with 60 kg', rir, { last: ['60x8'], row: { ...one, ...written } }, [80, 8, 'prescribed']],
  [
    '7 of 8 in one of three sets with 60 kg',
    double,
    { last: ['60x8', '60x8', '60x7'], row: written },
    [80, 8, 'prescribed'],
  ],
  ['12 of 8-12 with 60 kg', double, { last: ['60x12', '60x12', '60x12'], row: written }, [80, 8, 'prescribed']],
  [
    '5 of 5 with 60 kg',
    linear,
    { last: ['60x5', '60x5', '60x5'], row: { ...fives, ...written } },
    [80, 5, 'prescribed'],
  ],
  [
    'a share of the maximum below it',
    { kind: 'percent', percent: 60 },
    { oneRepMaxKg: 100, row: written },
    [80, 8, 'prescribed'],
  ],
  [
    'a share of the maximum below it, 80 kg failed once and done since',
    { kind: 'percent', percent: 60 },
    { last: ['80x8'], before: ['80x7'], oneRepMaxKg: 100, row: written },
    [80, 8, 'prescribed'],
  ],
  [
    'the second of 60/70/80 kg',
    linear,
    { last: ['50x5', '50x5', '50x5'], row: { ...fives, weight: '60/70/80 kg' }, setNumber: 2 },
    [70, 5, 'prescribed'],
  ],
  ['more than it', double, { last: ['85x8', '85x8', '85x8'], row: written }, [85, 9, 'double_more']],
])('a load of 80 kg that the coach has written is proposed at least: %s', (_case, progression, question, expected) => {
  expect(propose(progression, question).slice(0, 3)).toEqual(expected);
});

test.each<[string, Progression, Question, unknown[]]>([
  ['7 of 8 in most sets with 60 kg', double, { last: ['60x8', '60x7', '60x7'], row: written }, [60, 8, 'double_more']],
  [
    '80 kg failed the time before',
    double,
    { last: ['70x8', '70x8', '70x8'], before: ['80x7', '80x6', '80x6'], row: written },
    [70, 9, 'double_more'],
  ],
  [
    '7 twice with 80 kg',
    double,
    { last: ['80x7', '80x7', '80x7'], before: ['80x7', '80x7', '80x7'], row: written },
    [72.5, 8, 'deload'],
  ],
  ['RIR 2: 8 with 1 left with 75 kg', rir, { last: ['75x8@1'], row: { ...one, ...written } }, [72.5, 8, 'rir_down']],
  [
    '12 with 2 left with 60 kg, which is 66 kg for 8 with 2 left',
    double,
    { last: ['60x12@2', '60x12@2', '60x12@2'], row: { ...written, rir: 2 } },
    [62.5, 8, 'double_up_rir'],
  ],
  [
    'a break of 35 days',
    double,
    { last: ['70x12', '70x12', '70x12'], finishedAt: '2026-10-16T18:00:00.000Z', row: written },
    [62.5, 8, 'long_ago'],
  ],
])(
  'less than the written 80 kg is proposed after results that speak against it, and says so: %s',
  (_case, progression, question, expected) => {
    const [weightKg, reps, code, , belowKg] = propose(progression, question);

    expect([weightKg, reps, code, belowKg]).toEqual([...expected, 80]);
  },
);
