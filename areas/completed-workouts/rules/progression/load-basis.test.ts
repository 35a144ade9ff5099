import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Progression } from '#areas/programs/contract/document.ts';
import { prefill } from '../prefill.ts';
import { proposalFor } from '../progression.ts';
import { double, linear, rir, sets, settings } from '../testing/propose.ts';
import { loadBasis } from './load-basis.ts';
import type { Performance, Proposal } from './proposal.ts';

const programId = '0b0f7a52-3f0e-4f0b-9a54-0d7a3b3f5c01';
const now = '2026-11-26T18:00:00.000Z';

interface Time {
  daysAgo: number;
  done: string[];
  /** The load that was written; missing: not done in this program. */
  weight?: string;
  dayNumber?: number;
}

function performance({ daysAgo, done, weight, dayNumber = 1 }: Time): Performance {
  const rowId = crypto.randomUUID();
  return {
    finishedAt: new Date(Date.parse(now) - daysAgo * 86_400_000).toISOString(),
    sets: sets(...done).map((set) => ({ ...set, rowId })),
    programId: weight === undefined ? null : programId,
    dayNumber,
    rows: weight === undefined ? [] : [{ id: rowId, key: 'A', supersetPosition: null, weight }],
  };
}

interface Next {
  weight: string;
  /** Newest first. */
  times: Time[];
  progression?: Progression;
  dayNumber?: number;
  setNumber?: number;
  oneRepMaxKg?: number;
}

function input({ weight, times, progression = linear, dayNumber = 1, setNumber = 1, oneRepMaxKg }: Next) {
  const row = { type: 'reps' as const, sets: 3, reps: '5', rpe: null, rir: null, weight, progression, key: 'A' };
  const history = { performances: times.map(performance), oneRepMaxKg: oneRepMaxKg ?? null };
  return { row: { ...row, supersetPosition: null }, history, settings, setNumber, program: { programId, dayNumber } };
}

function propose(next: Next): Proposal {
  return proposalFor({ ...input(next), now });
}

function kgOf(next: Next): number | null {
  const proposal = propose(next);
  return proposal.kind === 'proposal' ? proposal.weightKg : null;
}

const at = (kg: number) => [`${kg}x5`, `${kg}x5`, `${kg}x5`];
const first: Time = { daysAgo: 21, done: at(100), weight: '100 kg' };
const second: Time = { daysAgo: 14, done: at(102.5), weight: '100 kg' };
const deload: Time = { daysAgo: 7, done: at(80), weight: '80 kg' };

test('a light first week is used as written after 120 kg that were imported 32 days ago', () => {
  const proposal = propose({ weight: '100 kg', times: [{ daysAgo: 32, done: ['120x5', '120x5'] }] });

  expect(proposal).toMatchObject({ weightKg: 100, reps: 5, reason: { code: 'other_prescription' } });
});

test('a deload to 80 kg in week 3 is used as written, and week 4 goes on from week 2', () => {
  expect(kgOf({ weight: '100 kg', times: [{ ...first, daysAgo: 7 }] })).toBe(102.5);
  expect(propose({ weight: '80 kg', times: [second, first] })).toMatchObject({
    weightKg: 80,
    reason: { code: 'prescribed' },
  });
  expect(kgOf({ weight: '100 kg', times: [deload, second, first] })).toBe(105);
});

test('a load that is lowered for good goes on from what is done with it', () => {
  expect(kgOf({ weight: '80 kg', times: [deload, second, first] })).toBe(82.5);
});

test('a second deload is used as written', () => {
  const fourth: Time = { daysAgo: 7, done: at(105), weight: '100 kg' };

  expect(kgOf({ weight: '80 kg', times: [fourth, { ...deload, daysAgo: 14 }, { ...second, daysAgo: 21 }] })).toBe(80);
});

test('a load that the coach changed after the last time is used as written, up and down', () => {
  expect(kgOf({ weight: '101 kg', times: [second, first] })).toBe(101);
  expect(kgOf({ weight: '110 kg', times: [second, first] })).toBe(110);
});

test('a light and a heavy day of one exercise go on each from its own load', () => {
  const heavy: Time = { daysAgo: 7, done: at(100), weight: '100 kg', dayNumber: 1 };
  const light: Time = { daysAgo: 4, done: at(80), weight: '80 kg', dayNumber: 4 };

  expect(kgOf({ weight: '80 kg', times: [heavy], dayNumber: 4 })).toBe(80);
  expect(kgOf({ weight: '100 kg', times: [light, heavy], dayNumber: 1 })).toBe(102.5);
  const again = { ...heavy, daysAgo: 1, done: at(102.5) };
  expect(kgOf({ weight: '80 kg', times: [again, light, heavy], dayNumber: 4 })).toBe(82.5);
});

test('two days with the same load go on from the latest of both', () => {
  const thursday: Time = { ...second, daysAgo: 4, dayNumber: 4 };

  expect(kgOf({ weight: '100 kg', times: [thursday, first], dayNumber: 1 })).toBe(105);
});

test('a load written by set is decided set by set', () => {
  const times: Time[] = [{ daysAgo: 7, done: ['60x5', '70x5', '82.5x5'], weight: '60/70/80 kg' }];
  const next = { weight: '50/70/80 kg', times };

  expect(loadBasis(input({ ...next, setNumber: 1 })).decided).toEqual({ lowest: 50, highest: 50 });
  expect(loadBasis(input({ ...next, setNumber: 3 })).decided).toBeNull();
  expect(kgOf({ ...next, setNumber: 1 })).toBe(50);
});

test('a lower share of the maximum is a deload, too', () => {
  const times: Time[] = [{ daysAgo: 7, done: at(82.5), weight: '80%' }];

  expect(kgOf({ weight: '60%', times, oneRepMaxKg: 100 })).toBe(60);
  expect(kgOf({ weight: '80%', times, oneRepMaxKg: 100 })).toBe(85);
});

test('without a shown proposal the field begins with the decided load, and with the last one when the load is repeated', () => {
  const fieldOf = (next: Next) => {
    const question = input(next);
    const { performances, decided } = loadBasis(question);
    const lastTime = performances[0] ?? null;
    return prefill({
      row: { ...question.row, id: '', value: '' },
      setNumber: 1,
      sets: [],
      proposal: null,
      lastTime,
      decided,
    });
  };

  expect(fieldOf({ weight: '80 kg', times: [second, first] }).weightKg).toBe(80);
  expect(fieldOf({ weight: '100 kg', times: [deload, second, first] }).weightKg).toBe(102.5);
});

const loads = fc.integer({ min: 20, max: 200 }).map((half) => half / 2 + 10);
const progressions = fc.constantFrom<Progression>(double, linear, rir, { kind: 'percent', percent: 75 });
const past = fc.array(
  fc.record({ kg: loads, reps: fc.integer({ min: 1, max: 15 }), rir: fc.option(fc.integer({ min: 0, max: 4 })) }),
  { minLength: 1, maxLength: 3 },
);
const timesOf = (done: { kg: number; reps: number; rir: number | null }[], weight?: string): Time[] =>
  done.map(({ kg, reps, rir: left }, index) => ({
    daysAgo: 7 * (index + 1),
    done: Array.from({ length: 3 }, () => `${kg}x${reps}${left === null ? '' : `@${left}`}`),
    ...(weight !== undefined && { weight }),
  }));

test('no progression exceeds the first written load of a program, or one below the load written before', () => {
  const cases = fc.record({ progression: progressions, done: past, kg: loads, lessKg: loads, max: fc.option(loads) });
  let checked = 0;
  fc.assert(
    fc.property(cases, ({ progression, done, kg, lessKg, max }) => {
      fc.pre(lessKg < kg);
      const next = { progression, ...(max !== null && { oneRepMaxKg: max }) };

      const lighter = { ...next, weight: `${lessKg} kg`, times: timesOf(done, `${kg} kg`) };
      const proposals = [
        [kgOf({ ...next, weight: `${kg} kg`, times: timesOf(done) }), kg],
        [kgOf(lighter), lessKg],
      ] as const;
      for (const [proposed, most] of proposals) {
        if (proposed === null) continue;
        checked += 1;
        expect(proposed).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 1000 },
  );
  expect(checked).toBeGreaterThan(100);
});

test('with the load written for the previous performance the proposal is the one without a decision', () => {
  fc.assert(
    fc.property(progressions, past, loads, (progression, done, kg) => {
      const next = input({ progression, weight: `${kg} kg`, times: timesOf(done, `${kg} kg`) });
      const { program: _, ...undecided } = next;

      expect(proposalFor({ ...next, now })).toEqual(proposalFor({ ...undecided, now }));
    }),
  );
});

test('a deload between two performances does not change the next one with the former load', () => {
  fc.assert(
    fc.property(progressions, past, loads, (progression, done, kg) => {
      const times = timesOf(done.slice(0, 2), `${kg} kg`);
      const light: Time = { daysAgo: 2, done: at(10), weight: '10 kg' };
      const next = { progression, weight: `${kg} kg` };

      expect(propose({ ...next, times: [light, ...times] })).toEqual(propose({ ...next, times }));
    }),
  );
});
