import { expect, test } from 'vitest';
import type { Progression } from '#areas/programs/contract/document.ts';
import { proposalFor } from './progression.ts';
import {
  double,
  fives,
  lastWeek,
  linear,
  now,
  one,
  propose,
  type Question,
  rir,
  row,
  sets,
  settings,
} from './testing/propose.ts';

test.each<[string, Question, unknown[]]>([
  ['12 on all sets: 2.5 kg more, from 8', { last: ['80x12', '80x12', '80x12'] }, [82.5, 8, 'double_up']],
  [
    '12 with 2 left, as wanted',
    { last: ['80x12@2', '80x12@3', '80x12@2'], row: { rir: 2 } },
    [82.5, 8, 'double_up_rir'],
  ],
  [
    '12 with 0 left where 2 are wanted',
    { last: ['80x12@2', '80x12@1', '80x12@0'], row: { rir: 2 } },
    [80, 12, 'too_hard'],
  ],
  [
    '12 with 1 left where RPE 8 is wanted',
    { last: ['80x12@1', '80x12@2', '80x12@2'], row: { rpe: 8 } },
    [80, 12, 'too_hard'],
  ],
  [
    '12 with 1 left where 1 to 3 are wanted',
    { last: ['80x12@1', '80x12@2', '80x12@1'], row: { rir: 1, rirTo: 3 } },
    [82.5, 8, 'double_up_rir'],
  ],
  [
    '12 with 1 left where RPE 7 to 8 is wanted',
    { last: ['80x12@1', '80x12@2', '80x12@2'], row: { rpe: 7, rpeTo: 8 } },
    [80, 12, 'too_hard'],
  ],
  ['12, 11 and 9: one more than 9', { last: ['80x12', '80x11', '80x9'] }, [80, 10, 'double_more']],
  ['12 twice and a third set left out', { last: ['80x12', '80x12'] }, [80, 12, 'sets_missing']],
  ['12 three times, the last with less', { last: ['80x12', '80x12', '75x12'] }, [80, 12, 'sets_missing']],
  ['a fourth set that was not prescribed', { last: ['80x12', '80x12', '80x12', '80x6'] }, [82.5, 8, 'double_up']],
  ['warm-ups do not count', { last: ['w40x5', 'w60x3', '80x12', '80x12', '80x12'] }, [82.5, 8, 'double_up']],
  ['7 once: again, one more', { last: ['80x8', '80x8', '80x7'] }, [80, 8, 'double_more']],
  [
    '7 twice: 10 % off, 72 is 72.5',
    { last: ['80x8', '80x7', '80x7'], before: ['80x7', '80x7', '80x7'] },
    [72.5, 8, 'deload'],
  ],
  [
    'a last set of 7 in two performances does not lower the load',
    { last: ['80x8', '80x8', '80x7'], before: ['80x8', '80x8', '80x7'] },
    [80, 8, 'double_more'],
  ],
  ['7 after a good time', { last: ['80x8', '80x7', '80x7'], before: ['80x9', '80x8', '80x8'] }, [80, 8, 'double_more']],
  ['without a load: 11 after 10', { last: ['x10', 'x11', 'x12'] }, [null, 11, 'double_more']],
  ['without a load at the top', { last: ['x12', 'x12', 'x12'] }, [null, 12, 'double_top']],
  ['the first time: from 8 with what is prescribed', { row: { weight: '80 kg' } }, [80, 8, 'first_time']],
])('double progression 8-12: %s', (_case, question, [weightKg, reps, code]) => {
  expect(propose(double, question).slice(0, 3)).toEqual([weightKg, reps, code]);
});

test('the load of a row with a step of 1 kg increases by 1 kg in an account with a step of 2.5 kg', () => {
  const lateralRaise = { ...double, stepKg: 1 };

  expect(propose(lateralRaise, { last: ['7x12', '7x12', '7x12'] }).slice(0, 2)).toEqual([8, 8]);
});

test('without a prescribed number of sets, the done sets count', () => {
  expect(propose(double, { last: ['80x12'], row: { sets: null } }).slice(0, 3)).toEqual([82.5, 8, 'double_up']);
});

test('the reason contains 12 repetitions, 2 in reserve and 2.5 kg', () => {
  expect(propose(double, { last: ['80x12@2', '80x12@2', '80x12@3'] })[3]).toEqual({ reps: 12, rir: 2, kg: 2.5 });
});

test.each<[string, Question, unknown[]]>([
  ['all done: 2.5 kg more', { last: ['100x5', '100x5', '100x5'] }, [102.5, 5, 'linear_up']],
  ['4 in the last: the same', { last: ['100x5', '100x5', '100x4'] }, [100, 5, 'linear_again']],
  ['4 twice: 90 kg', { last: ['100x5', '100x4', '100x4'], before: ['100x5', '100x5', '100x4'] }, [90, 5, 'deload']],
  [
    'a set left out is no failure',
    { last: ['100x5', '100x5'], before: ['100x5', '100x4', '100x4'] },
    [100, 5, 'sets_missing'],
  ],
  ['8-10 is done with 8', { last: ['60x8', '60x8', '60x9'], row: { reps: '8-10' } }, [62.5, 8, 'linear_up']],
  ['without a load', { last: ['x5', 'x5', 'x5'] }, [null, 5, 'no_load']],
  ['never done', {}, ['none', undefined, undefined]],
])('linear, 3 x 5: %s', (_case, question, expected) => {
  expect(propose(linear, { ...question, row: { ...fives, ...question.row } }).slice(0, 3)).toEqual(
    expected.slice(0, expected[0] === 'none' ? 2 : 3),
  );
});

test('linear progression of "12/10/8" with 60, 70 and 80 kg increases each set', () => {
  const pyramid = { last: ['60x12', '70x10', '80x8'], row: { sets: 3, reps: '12/10/8' } };

  expect(propose(linear, { ...pyramid, setNumber: 1 }).slice(0, 2)).toEqual([62.5, 12]);
  expect(propose(linear, { ...pyramid, setNumber: 3 }).slice(0, 2)).toEqual([82.5, 8]);
});

test('75 % of an estimated 132.4 kg is 100 kg', () => {
  const share = { kind: 'percent', percent: 75 } as const;

  expect(propose(share, { oneRepMaxKg: 132.4, row: fives })).toEqual([
    100,
    5,
    'percent_of_max',
    { percent: 75, kg: 132.4 },
  ]);
});

test('a load written as 75%, without a progression, is that share of the estimated maximum; by set it is the share of the set', () => {
  const row = { ...fives, weight: '75%' };

  expect(propose(null, { oneRepMaxKg: 132.4, row })).toEqual([100, 5, 'percent_of_max', { percent: 75, kg: 132.4 }]);
  expect(propose(null, { row })).toEqual(['none', 'no_max']);
  expect(propose(null, { oneRepMaxKg: 100, row: { ...fives, weight: '70-80-85%' }, setNumber: 2 })[0]).toBe(80);
  expect(propose(linear, { last: ['100x5', '100x5', '100x5'], oneRepMaxKg: 132.4, row })[2]).toBe('linear_up');
});

test('a share that is written in the row of a week counts before that of its progression', () => {
  const share = { kind: 'percent', percent: 75 } as const;
  const kgOf = (weight: string, setNumber = 1) =>
    propose(share, { oneRepMaxKg: 100, row: { ...fives, weight }, setNumber })[0];

  expect([kgOf('85%'), kgOf('70-80-85%', 2), kgOf('75%'), kgOf('')]).toEqual([85, 80, 75, 75]);
});

test('an estimate that gives less than was lifted today for a smaller share proposes nothing, with the reason', () => {
  const ramp = { sets: 5, reps: '5', weight: '60/65/70/75/80%' };
  const ask = (setNumber: number, loadsToday: number[]) =>
    propose(null, { oneRepMaxKg: 58.3, row: ramp, setNumber, loadsToday });

  expect(ask(4, [40, 45, 50])).toEqual(['none', 'max_too_low']);
  expect(ask(4, [35, 37.5, 40])[0]).toBe(42.5);
  // A heavier set of a larger share says nothing about a back-off set.
  expect(
    propose(null, { oneRepMaxKg: 100, row: { ...ramp, weight: '80/60%' }, setNumber: 2, loadsToday: [80] })[0],
  ).toBe(60);
  const tested = { performances: [], oneRepMaxKg: 58.3, isOneRepMaxTested: true };
  expect(propose(null, { history: tested, row: ramp, setNumber: 4, loadsToday: [40, 45, 50] })[0]).toBe(42.5);
});

test('80 % of a tested 100 kg says that the maximum was tested', () => {
  const row = { ...fives, weight: '80%' };
  const history = { performances: [], oneRepMaxKg: 100, isOneRepMaxTested: true };

  expect(propose(null, { history, row })).toEqual([80, 5, 'percent_of_tested', { percent: 80, kg: 100 }]);
});

test('75 % of an unknown maximum is no proposal, with the reason', () => {
  expect(propose({ kind: 'percent', percent: 75 })).toEqual(['none', 'no_max']);
});

test.each<[string, string, unknown[]]>([
  ['8 with 2 left is what is wanted', '100x8@2', [100, 8, 'rir_met']],
  ['8 with 4 left: beyond the chart, a step up', '100x8@4', [102.5, 8, 'rir_up']],
  ['6 with 4 left speaks for 8 with 2', '100x6@4', [100, 8, 'rir_met']],
  ['8 with 0 left: 100 x 73.9 / 78.6 is 95', '100x8@0', [95, 8, 'rir_down']],
  ['6 with 0 left: 100 x 73.9 / 83.7 is 87.5', '100x6@0', [87.5, 8, 'rir_down']],
  ['no effort logged', '100x8', [100, 8, 'rir_unknown']],
  ['without a load: 10 with 4 left leaves 2 after 12', 'x10@4', [null, 12, 'rir_reps']],
])('RIR 2 at 8 repetitions: %s', (_case, done, expected) => {
  expect(propose(rir, { last: [done], row: one }).slice(0, 3)).toEqual(expected);
});

test('RIR 2: the first set follows the first one of last time, also when the last one was harder', () => {
  const question = { last: ['63x10@2', '63x10@2', '63x9@1'], row: { sets: 3, reps: '10' } };

  expect(propose(rir, question).slice(0, 3)).toEqual([63, 10, 'rir_met']);
  expect(propose(rir, { ...question, setNumber: 5 })[2]).toBe('rir_down');
});

test.each<[string, Progression, Question]>([
  ['RIR', rir, { last: ['63x10@2'], row: { reps: '10' } }],
  ['double', double, { last: ['36x8'] }],
  ['linear', linear, { last: ['36x8'] }],
])('%s: after the first set of today nothing else is proposed for the others', (_name, progression, question) => {
  expect(propose(progression, question)[0]).not.toBe('none');
  expect(propose(progression, { ...question, setNumber: 2, loadsToday: [45] })).toEqual(['none', undefined]);
});

test('RIR 2 and "8/6/4": each set follows the same one of last time and its own range', () => {
  const question = { last: ['80x8@2', '85x6@2', '90x4@2'], row: { sets: 3, reps: '8/6/4' } };

  expect([1, 2, 3].map((setNumber) => propose(rir, { ...question, setNumber }).slice(0, 3))).toEqual([
    [80, 8, 'rir_met'],
    [85, 6, 'rir_met'],
    [90, 4, 'rir_met'],
  ]);
});

test('"12/10/8": the later sets keep their proposal', () => {
  const question = { last: ['50x12', '55x10', '60x8'], row: { reps: '12/10/8' }, setNumber: 2, loadsToday: [52.5] };

  expect(propose(linear, question).slice(0, 2)).toEqual([57.5, 10]);
});

test('RIR 2 at 5 repetitions: 5 with 4 left is 100 x 81.1 / 76.2, so 107.5 kg', () => {
  expect(propose(rir, { last: ['100x5@4'], row: { reps: '5' } })).toEqual([
    107.5,
    5,
    'rir_up',
    { reps: 5, rir: 4, target: 5, wanted: 2, from: 100, kg: 7.5 },
  ]);
});

test('RIR 2 at 8 repetitions with RPE 10 logged lowers the load as with none in reserve', () => {
  const times = [{ finishedAt: lastWeek, sets: sets('100x8').map((set) => ({ ...set, rpe: 10 })) }];
  const proposal = proposalFor({
    row: { ...row, ...one, progression: rir },
    history: { performances: times, oneRepMaxKg: null },
    settings,
    now,
  });

  expect(proposal).toMatchObject({ weightKg: 95, reason: { code: 'rir_down' } });
});

test('within a range of 6-8, the 8 repetitions of the last performance are proposed again', () => {
  expect(propose(rir, { last: ['100x8@2'], row: { reps: '6-8' } }).slice(0, 3)).toEqual([100, 8, 'rir_met']);
});

test('after 35 days the load is 10 % below that of the last performance, with the lower end of the range', () => {
  const finishedAt = '2026-10-16T18:00:00.000Z';

  expect(propose(double, { finishedAt, last: ['80x12', '80x12', '80x12'] })).toEqual([
    72.5,
    8,
    'long_ago',
    { days: 35, percent: 10 },
  ]);
});

test('after 14 days the load still increases, after 15 to 28 days it is that of the last performance', () => {
  const loadOf = (finishedAt: string) =>
    propose(linear, { finishedAt, last: ['80x5', '80x5', '80x5'], row: fives }).slice(0, 3);

  expect(loadOf('2026-11-06T18:00:00.000Z')).toEqual([82.5, 5, 'linear_up']);
  expect(loadOf('2026-11-05T18:00:00.000Z')).toEqual([80, 5, 'after_break']);
  expect(loadOf('2026-10-23T18:00:00.000Z')).toEqual([80, 5, 'after_break']);
});

test('after 35 days a proposal of 60 % is not changed', () => {
  const finishedAt = '2026-10-16T18:00:00.000Z';
  const light = propose(
    { kind: 'percent', percent: 60 },
    { finishedAt, last: ['100x5'], oneRepMaxKg: 120, row: fives },
  );

  expect(light.slice(0, 3)).toEqual([72.5, 5, 'percent_of_max']);
});

test('a load that helps has no proposal, and the first load above 0 has one again', () => {
  const helped = sets('x12', 'x12', 'x12').map((one) => ({ ...one, weightKg: -20 }));
  const history = { oneRepMaxKg: null, performances: [{ finishedAt: lastWeek, sets: helped }] };
  const input = { row: { ...row, progression: double }, settings, now };

  expect(proposalFor({ ...input, history })).toEqual({ kind: 'none', reason: null });
  expect(propose(double, { last: ['2.5x12', '2.5x12', '2.5x12'] })[0]).toBe(5);
});

test('a row without a progression, or of a time, has no proposal', () => {
  const history = { performances: [{ finishedAt: lastWeek, sets: sets('80x12') }], oneRepMaxKg: 100 };

  expect(proposalFor({ row: { ...row, progression: null }, history, settings, now })).toEqual({
    kind: 'none',
    reason: null,
  });
  expect(proposalFor({ row: { ...row, type: 'time', progression: linear }, history, settings, now }).kind).toBe('none');
});

test('repetitions that the coach writes below or above the range of a double progression are proposed, those within it change nothing', () => {
  const repsFor = (reps: string) => propose(double, { row: { ...fives, reps, weight: '30' } })[1];

  expect(repsFor('8-12')).toBe(8);
  expect(repsFor('8')).toBe(8);
  expect(repsFor('5')).toBe(5);
  expect(repsFor('15-20')).toBe(15);
});
