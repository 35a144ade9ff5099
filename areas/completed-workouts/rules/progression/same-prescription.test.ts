import { expect, test } from 'vitest';
import { prefill } from '../prefill.ts';
import { nextLoad } from '../next-load.ts';
import { proposalFor } from '../progression.ts';
import { five, heavy, performance, proposed, questionOf, settings } from '../testing/prescribed-times.ts';
import { double, rir, sets } from '../testing/propose.ts';
import { loadBasis } from './load-basis.ts';

/** What the runner fills in without a shown proposal. */
function filled({ row, history, program }: ReturnType<typeof questionOf>) {
  const { performances, decided } = loadBasis({ row, history, settings, program });
  return prefill({ row, setNumber: 1, sets: [], proposal: null, lastTime: performances[0] ?? null, decided }).weightKg;
}

const light = { sets: 4, reps: '6', dayNumber: 5 };
const heavyDay = performance({ ...heavy, weight: '55 kg', on: '2026-11-16', done: five('55x5@2') });
const lightSets = ['47x6@2', '47x6@2', '47x6@2', '47x5@2'];
const lightDay = performance({ ...light, weight: '47 kg', on: '2026-11-20', done: lightSets });
const unratedLightDay = performance({
  ...light,
  weight: '47 kg',
  on: '2026-11-20',
  done: ['47x6', '47x6', '47x6', '47x5'],
});

test('on the heavy day the load goes on from the last heavy day, whatever was recorded on the light one', () => {
  const next = { ...heavy, weight: '56,5 kg' };

  expect(proposed(questionOf(next, [lightDay, heavyDay]))).toEqual([56.5, 5, 'prescribed']);
  expect(proposed(questionOf(next, [unratedLightDay, heavyDay]))).toEqual([56.5, 5, 'prescribed']);
  expect(filled(questionOf(next, [lightDay, heavyDay]))).toBe(56.5);
});

test('on the light day the load goes on from the last light day', () => {
  const earlier = performance({ ...light, weight: '47 kg', on: '2026-11-13', done: ['47x6', '47x6', '47x6', '47x6'] });

  expect(proposed(questionOf({ ...light, weight: '47 kg' }, [heavyDay, earlier]))).toEqual([50, 6, 'linear_up']);
  expect(proposed(questionOf({ ...light, weight: '' }, [heavyDay, earlier]))).toEqual([50, 6, 'linear_up']);
});

test('the same load with other repetitions on another day is another prescription', () => {
  const volume = performance({
    sets: 3,
    reps: '12',
    weight: '55 kg',
    dayNumber: 3,
    on: '2026-11-18',
    done: ['55x9', '55x8', '55x7'],
  });

  expect(proposed(questionOf({ ...heavy, weight: '55 kg' }, [volume, heavyDay]))).toEqual([57.5, 5, 'linear_up']);
});

test('each of three days with its own repetitions goes on from its own last time', () => {
  const days = [
    { sets: 5, reps: '5', dayNumber: 1, kg: 100 },
    { sets: 3, reps: '8', dayNumber: 3, kg: 85 },
    { sets: 3, reps: '12', dayNumber: 5, kg: 70 },
  ];
  const done = days.map(({ kg, ...day }) =>
    performance({
      ...day,
      weight: '',
      on: `2026-11-${15 + day.dayNumber}`,
      done: Array.from({ length: day.sets }, () => `${kg}x${day.reps}`),
    }),
  );
  const times = done.toReversed();

  expect(days.map(({ kg: _, ...day }) => proposed(questionOf({ ...day, weight: '' }, times))[0])).toEqual([
    102.5, 87.5, 72.5,
  ]);
});

test('in the first week the prescribed load stays where only another prescription of the exercise was done, and says so', () => {
  const next = { ...heavy, weight: '56.5 kg' };

  expect(proposed(questionOf(next, [lightDay]))).toEqual([56.5, 5, 'other_prescription']);
  expect(proposed(questionOf({ ...next, progression: rir }, [lightDay]))).toEqual([56.5, 5, 'other_prescription']);
  expect(nextLoad(questionOf(next, [lightDay]))).toBeNull();
  expect(nextLoad(questionOf({ ...heavy, weight: '55-60 kg' }, [lightDay]))).toEqual({ weightKg: 55, from: null });
});

test('in the first week without a written load no load is computed: the last one is named, and the field begins with it', () => {
  const next = { ...heavy, weight: '' };
  const reason = { code: 'other_prescription_done', values: { kg: 47, reps: 6 } };

  expect(proposalFor(questionOf(next, [lightDay]))).toEqual({ kind: 'none', reason });
  expect(proposalFor(questionOf({ ...next, progression: double }, [lightDay]))).toEqual({ kind: 'none', reason });
  expect(filled(questionOf(next, [lightDay]))).toBe(47);
});

test('without a written load the recorded effort of another prescription gives the load for these repetitions', () => {
  const next = { ...heavy, weight: '', progression: rir };

  expect(proposed(questionOf(next, [lightDay]))).toEqual([47.5, 5, 'rir_up']);
  expect(proposed(questionOf(next, [unratedLightDay]))).toEqual(['none']);
});

test('a new program with the same sets and repetitions goes on from the program before', () => {
  const before = { ...heavyDay, programId: crypto.randomUUID(), dayNumber: 2 };

  expect(proposed(questionOf({ ...heavy, weight: '' }, [lightDay, before]))).toEqual([57.5, 5, 'linear_up']);
  expect(proposed(questionOf({ ...heavy, weight: '60 kg' }, [lightDay, before]))).toEqual([
    60,
    5,
    'other_prescription',
  ]);
});

test('the week after a deload with a load that was never written goes on from before the deload', () => {
  const deload = performance({ ...heavy, weight: '40 kg', on: '2026-11-19', done: five('40x5@4') });

  expect(proposed(questionOf({ ...heavy, weight: '57.5 kg' }, [deload, heavyDay]))).toEqual([57.5, 5, 'linear_up']);
});

test('of an exercise twice in one workout each row goes on from its own sets', () => {
  const top = { id: crypto.randomUUID(), key: 'A', supersetPosition: null, sets: 3, reps: '3', weight: '100 kg' };
  const back = { id: crypto.randomUUID(), key: 'C', supersetPosition: null, sets: 2, reps: '10', weight: '70 kg' };
  const logged = [
    ...sets('100x3', '100x3', '100x3').map((set) => ({ ...set, rowId: top.id })),
    ...sets('70x10', '70x10').map((set) => ({ ...set, rowId: back.id })),
  ];
  const twice = { ...heavyDay, sets: logged, rows: [top, back] };
  const unwritten = {
    ...twice,
    rows: [
      { ...top, weight: '' },
      { ...back, weight: '' },
    ],
  };

  expect(proposed(questionOf({ sets: 2, reps: '10', weight: '70 kg', key: 'C' }, [twice]))).toEqual([
    72.5,
    10,
    'linear_up',
  ]);
  expect(proposed(questionOf({ sets: 2, reps: '10', weight: '', key: 'C' }, [unwritten]))).toEqual([
    72.5,
    10,
    'linear_up',
  ]);
  expect(proposed(questionOf({ sets: 3, reps: '3', weight: '105 kg', key: 'A' }, [twice]))).toEqual([
    105,
    3,
    'prescribed',
  ]);
});

test('what was done in place of another exercise changes no proposal of the row that prescribes it', () => {
  const swapped = { ...lightDay, finishedAt: '2026-11-21T18:00:00.000Z', rows: [] };

  expect(proposed(questionOf({ ...heavy, weight: '56.5 kg' }, [swapped, heavyDay]))).toEqual([56.5, 5, 'prescribed']);
  expect(proposed(questionOf({ ...heavy, weight: '56.5 kg' }, [swapped]))).toEqual([56.5, 5, 'other_prescription']);
});

test('a failed set of the same row lowers what is proposed, one of another day does not', () => {
  const failed = performance({ ...heavy, weight: '55 kg', on: '2026-11-16', done: five('55x3') });

  expect(proposed(questionOf({ ...heavy, weight: '56.5 kg' }, [lightDay, failed]))).toEqual([55, 5, 'linear_again']);
});

test('after a break the limits apply to what follows another prescription, too', () => {
  const fours = { sets: 4, reps: '6', weight: '90 kg', program: null, done: ['90x6', '90x6', '90x6', '90x6'] };
  const long = [performance({ ...fours, on: '2026-09-24' })];
  const short = [performance({ ...fours, on: '2026-11-03' })];
  const share = { ...heavy, weight: '', progression: { kind: 'percent', percent: 80 } as const, oneRepMaxKg: 120 };
  const written = { ...heavy, weight: '100 kg' };

  expect(proposed(questionOf(share, long))).toEqual([80, 5, 'long_ago']);
  expect(proposed(questionOf(share, short))).toEqual([90, 5, 'after_break']);
  expect(proposalFor(questionOf(written, long))).toMatchObject({
    weightKg: 90,
    belowKg: 100,
    reason: { code: 'after_break' },
  });
  expect(nextLoad(questionOf(written, long))).toEqual({
    weightKg: 90,
    from: { weightKg: 90, reps: 6, finishedOn: '2026-09-24' },
  });
  expect(proposed(questionOf({ ...written, weight: '85 kg' }, long))).toEqual([85, 5, 'other_prescription']);
});
