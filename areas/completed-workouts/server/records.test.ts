import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { type PersonalRecord, historyRoutes } from '../contract/history.ts';
import { type DoneSet, exercisePerformance, isSuccessfulSet } from '../rules/progress.ts';

let server: TestServer;
let studio: TestStudio;
let owner: pg.Client;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  studio = await openTestStudio(server);
  const { rows } = await owner.query('select id from clients where account_id = $1 and name like $2', [
    studio.accountId,
    '%other',
  ]);
  clientId = rows[0].id;
  return () => owner.end();
});

beforeEach(() => owner.query('delete from completed_workouts where client_id = $1', [clientId]));

const exerciseId = () => studio.ids['exercises'] ?? '';
const nothing = {
  weightKg: null,
  reps: null,
  rir: null,
  rpe: null,
  seconds: null,
  metres: null,
  isWarmUp: false,
  isDrop: false,
};
const set = (values: Partial<DoneSet>): DoneSet => ({ ...nothing, ...values });

interface Trained {
  id: string;
  /** Day of November 2026. */
  day: number;
  sets: DoneSet[];
}

const on = (day: number, ...sets: Partial<DoneSet>[]): Trained => ({ id: newId(), day, sets: sets.map(set) });

/** Inserts the workouts in the given order. */
async function arrive(workouts: readonly Trained[]): Promise<void> {
  for (const { id, day, sets } of workouts) {
    const at = `2026-11-${String(day).padStart(2, '0')}T17:00:00Z`;
    await owner.query(
      `insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number,
        prescription, started_at, finished_at) values ($1, $2, $3, '', 'Spinta', '', 1, 1, '[]', $4, $4)`,
      [studio.accountId, id, clientId, at],
    );
    await owner.query(
      `insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number,
        weight_kg, reps, rir, rpe, seconds, metres, is_warm_up, is_load_per_hand, logged_at)
      select $1, gen_random_uuid(), $2, $3, $2, $4, set_number, "weightKg", reps, rir, rpe, seconds, metres,
        "isWarmUp", coalesce("isLoadPerHand", false), $5
      from jsonb_to_recordset($6) as sets (set_number integer, "weightKg" numeric, reps integer, rir integer,
        rpe numeric, seconds integer, metres numeric, "isWarmUp" boolean, "isLoadPerHand" boolean)`,
      [
        studio.accountId,
        id,
        clientId,
        exerciseId(),
        at,
        JSON.stringify(sets.map((one, index) => ({ ...one, set_number: one.isDrop ? index + 101 : index + 1 }))),
      ],
    );
  }
}

async function records(more: object = {}): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  for (let page = 1; page > 0; ) {
    const { data } = await server.ask(
      historyRoutes.records.client,
      { clientId: clientId, page, ...more },
      studio.admin,
    );
    found.push(...data.records);
    page = data.nextPage;
  }
  return found;
}

const summaries = (found: readonly PersonalRecord[]) =>
  found.map(({ kind, value, before }) => `${kind} ${value} (${before})`);

test('less help is a record of load, more help is none, and neither is volume or a maximum', async () => {
  await arrive([
    on(2, { weightKg: -20, reps: 8 }),
    on(9, { weightKg: -15, reps: 8 }),
    on(16, { weightKg: -30, reps: 8 }),
  ]);

  expect(summaries(await records())).toEqual(['load -15 (-20)']);
});

test('after 80 × 8, 82.5 × 8 is a record of load, maximum and volume; the first performance is none', async () => {
  await arrive([on(2, { weightKg: 80, reps: 8 }), on(9, { weightKg: 82.5, reps: 8 })]);

  expect(summaries(await records())).toEqual(['load 82.5 (80)', 'one_rep_max 104.5 (101.3)', 'volume 660 (640)']);
});

test('a load per hand that was logged as before is no record of the volume: 24 kg for 8 are the same where the coach now writes “per hand”', async () => {
  await arrive([
    on(2, { weightKg: 24, reps: 8 }),
    on(9, { weightKg: 24, reps: 8, isLoadPerHand: true }),
    on(16, { weightKg: 26, reps: 8, isLoadPerHand: true }),
  ]);

  expect(summaries(await records())).toEqual(['load 26 (24)', 'one_rep_max 32.9 (30.4)', 'volume 416 (384)']);
});

test('40 kg of which nothing is said are no record after 24 kg per hand, which may be 48 kg of both', async () => {
  await arrive([on(2, { weightKg: 24, reps: 8, isLoadPerHand: true }), on(9, { weightKg: 40, reps: 8 })]);

  expect(await records()).toEqual([]);
});

test('the drops of a drop set raise the volume, and are no record of repetitions', async () => {
  const drop = { weightKg: 30, reps: 20, isDrop: true };
  await arrive([
    on(2, { weightKg: 40, reps: 10 }, { weightKg: 30, reps: 10 }),
    on(9, { weightKg: 40, reps: 10 }, drop),
    on(16, { weightKg: 20, reps: 8 }, { ...drop, weightKg: 60, reps: 2 }),
  ]);

  expect(summaries(await records())).toEqual(['volume 1000 (700)']);
});

test('two repetitions more at the same load are a record of repetitions at 60 kg', async () => {
  await arrive([on(2, { weightKg: 60, reps: 10, rir: 3 }), on(9, { weightKg: 60, reps: 12, rir: 3 })]);

  expect((await records())[0]).toMatchObject({ kind: 'reps', value: 12, before: 10, weightKg: 60, reps: 12 });
});

test('a load that was never lifted before is no record of repetitions, nor one with repetitions reached at a heavier load', async () => {
  await arrive([
    on(2, { weightKg: 60, reps: 8 }, { weightKg: 80, reps: 12 }),
    on(9, { weightKg: 50, reps: 15 }),
    on(16, { weightKg: 60, reps: 10 }),
  ]);

  expect(summaries(await records())).toEqual([]);
});

test('warm-ups, failed attempts and a workout that is not finished make no record', async () => {
  const begun = on(16, { weightKg: 200, reps: 5 });
  await arrive([
    on(2, { weightKg: 80, reps: 8 }),
    on(9, { weightKg: 100, reps: 8, isWarmUp: true }, { weightKg: 110, reps: 0 }),
    begun,
  ]);
  await owner.query('update completed_workouts set finished_at = null where id = $1', [begun.id]);

  expect(await records()).toEqual([]);
});

test('a removed set leaves no record behind', async () => {
  const later = on(9, { weightKg: 82.5, reps: 8 });
  await arrive([on(2, { weightKg: 80, reps: 8 }), later]);
  await owner.query('delete from completed_sets where completed_workout_id = $1', [later.id]);

  expect(await records()).toEqual([]);
});

test('a plank of 75 seconds after one of 60 and 6 km after 5 are records, a slower run is none', async () => {
  await arrive([
    on(2, { seconds: 60 }, { metres: 5000, seconds: 1500 }),
    on(9, { seconds: 75 }),
    on(16, { metres: 6000, seconds: 2400 }),
    on(20, { metres: 5000, seconds: 3000 }),
  ]);

  expect(summaries(await records())).toEqual(['distance 6000 (5000)', 'time 75 (60)']);
});

test('the records of a workout are only its own, also when a later workout exceeded them', async () => {
  const middle = on(9, { weightKg: 82.5, reps: 8 });
  await arrive([on(2, { weightKg: 80, reps: 8 }), middle, on(16, { weightKg: 85, reps: 8 })]);
  const beaten = await records({ completedWorkoutId: middle.id });

  expect(beaten[0]).toMatchObject({
    kind: 'load',
    value: 82.5,
    day: '2026-11-09',
    exerciseName: 'Esercizio riservato',
  });
  expect(new Set(beaten.map(({ completedWorkoutId }) => completedWorkoutId))).toEqual(new Set([middle.id]));
});

const anySet = fc.record({
  weightKg: fc.constantFrom(null, 0, 20, 22.5, 25, 33.35),
  reps: fc.option(fc.integer({ min: 0, max: 14 }), { freq: 8 }),
  rir: fc.option(fc.integer({ min: 0, max: 4 })),
  rpe: fc.option(fc.integer({ min: 12, max: 20 }).map((half) => half / 2)),
  seconds: fc.option(fc.integer({ min: 0, max: 90 }), { freq: 1 }),
  metres: fc.option(
    fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
    { freq: 1 },
  ),
  isWarmUp: fc.constantFrom(false, false, false, true),
  isDrop: fc.constantFrom(false, false, false, true),
});
const anyHistory = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 28 }), fc.array(anySet, { minLength: 1, maxLength: 4 })),
  {
    minLength: 2,
    maxLength: 8,
  },
);

test('the records in SQL equal those compared workout by workout, in whichever order the workouts arrive', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, fc.infiniteStream(fc.nat()), async (history, dice) => {
      const workouts = history.map(([day, sets]) => ({ id: newId(), day, sets }));
      const shuffled = workouts.toSorted(() => (dice.next().value % 2) - 0.5);
      await owner.query('delete from completed_workouts where client_id = $1', [clientId]);
      await arrive(shuffled);
      const found = await records();

      expect(found.map(named).toSorted()).toEqual(byHand(workouts).toSorted());
      expect(neverLower(found)).toBe(true);
    }),
    { numRuns: 40 },
  );
}, 60_000);

function named({ kind, completedWorkoutId, value, before, weightKg }: PersonalRecord): string {
  return [completedWorkoutId, kind, value, before, kind === 'reps' ? weightKg : ''].join(' ');
}

/** Computes the expected records without SQL: compares every workout with each workout before it. */
function byHand(workouts: readonly Trained[]): string[] {
  const inOrder = workouts.toSorted((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1));
  return inOrder.flatMap((workout, index) => {
    const past = inOrder.slice(0, index);
    return [...figuresBeaten(workout, past), ...repsBeaten(workout, past)];
  });
}

const figures = (workout: Trained) => {
  const time = exercisePerformance({ completedWorkoutId: workout.id, day: '', sets: workout.sets });
  return {
    load: time?.bestSet.weightKg ?? 0,
    one_rep_max: time?.oneRepMaxKg ?? 0,
    volume: time?.volumeKg ?? 0,
    time: time?.maxSeconds ?? 0,
    distance: time?.maxMetres ?? 0,
  };
};

function figuresBeaten(workout: Trained, past: readonly Trained[]): string[] {
  return Object.entries(figures(workout)).flatMap(([kind, value]) => {
    const before = Math.max(0, ...past.map((one) => figures(one)[kind as 'load']));
    return before > 0 && value > before ? [`${workout.id} ${kind} ${value} ${before} `] : [];
  });
}

function repsBeaten(workout: Trained, past: readonly Trained[]): string[] {
  const at = (workouts: readonly Trained[], isLoad: (kg: number) => boolean) =>
    Math.max(
      0,
      ...workouts.flatMap(({ sets }) =>
        sets
          .filter((one) => isSuccessfulSet(one) && !one.isDrop && isLoad(one.weightKg ?? 0))
          .map(({ reps }) => reps ?? 0),
      ),
    );
  const beaten = [33.35, 25, 22.5, 20, 0].find((load) => {
    const reps = at([workout], (kg) => kg === load);
    const before = at(past, (kg) => kg === load);
    return before > 0 && reps > before && reps > at([...past, workout], (kg) => kg > load);
  });
  if (beaten === undefined) return [];
  const same = (kg: number) => kg === beaten;
  return [`${workout.id} reps ${at([workout], same)} ${at(past, same)} ${beaten || ''}`];
}

function neverLower(found: readonly PersonalRecord[]): boolean {
  const best = new Map<string, number>();
  return found.toReversed().every(({ kind, value, before, weightKg }) => {
    const key = kind === 'reps' ? `reps ${weightKg}` : kind;
    const earlier = best.get(key) ?? 0;
    best.set(key, value);
    return value > before && value > earlier && before >= earlier;
  });
}
