import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { programSettingsRoutes } from '#areas/programs/contract/settings-routes.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';

import type { SetChange } from '../contract/set.ts';
import type { WorkoutSync } from '../contract/sync.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { estimatedMaxKg } from '../rules/estimate.ts';
import { syncOf } from '../example.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { commentRoutes } from '../contract/comments.ts';

let server: TestServer;
let studio: TestStudio;
let id: string;
let rowId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  id = studio.ids['completed-workouts'] ?? '';
  rowId = studio.ids['prescribed-rows'] ?? '';
});

const open = async (workoutId: string) => (await server.ask(workoutRoutes.open.own, { workoutId }, studio.client)).data;
const clientId = () => studio.ids['clients'] ?? '';
/** A day of the program of the studio, whose first Monday is 0. */
const dayOf = (offset: number) => addDays(mondayOf(todayIn('Europe/Rome')), offset);

const readToday = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today;
const readTraining = async () => (await server.ask(trainingRoutes.training, {}, studio.client)).data.training;
const send = (known: Partial<WorkoutSync>, workoutId = id) =>
  server.ask(workoutRoutes.sync.own, { completedWorkoutId: workoutId, ...syncOf(null, known) }, studio.client);
const workoutsOf = async () => {
  const params = { id: studio.ids['client-programs'] ?? '' };
  const { program } = (await server.ask(programRoutes.get, params, studio.admin)).data;
  return program.weeks.flatMap((week) => week.days.flatMap((day) => day.workouts.map((workout) => workout.id)));
};
const forbid = (setting: object) =>
  server.ask(programSettingsRoutes.saveClientSettings, { id: clientId(), ...setting }, studio.admin);

function aSet(more: Partial<SetChange> = {}): SetChange {
  const none = { rpe: null, seconds: null, metres: null, note: '', isWarmUp: false, isRemoved: false };
  const loggedAt = new Date(Date.now() - 600_000).toISOString();
  return { id: newId(), rowId, setNumber: 1, weightKg: 82.5, reps: 8, rir: 2, loggedAt, ...none, ...more };
}

/** Finishes the begun workout, which took some minutes, with times that are `days` days ago. It is of the day on which it began. */
async function finishedDaysAgo(days: number, sets: SetChange[] = [aSet()], minutes = 15) {
  const startedAt = new Date(Date.now() - days * 86_400_000 - minutes * 60_000).toISOString();
  const finish = { finishedAt: new Date(Date.now() - days * 86_400_000).toISOString(), effort: 7, comment: '' };
  return send({ startedAt, sets, finish });
}

describe('today', () => {
  test('shows the begun workout first, and the week around it with its dates', async () => {
    const today = await readToday();

    expect(today.next).toMatchObject({ title: 'Tutto il corpo B', state: 'begun', date: dayOf(3), isMoved: false });
    expect(today.week.map(({ state, date }) => [state, date])).toEqual([
      ['done', dayOf(0)],
      ['begun', dayOf(3)],
    ]);
    expect(today).toMatchObject({ totalDone: 1, coachName: 'Studio Prova', doneToday: [] });
  });

  test('counts the exercises of a begun workout as it was begun, also after the coach added one', async () => {
    const rowsOfBegun = async () => (await readToday()).week.find(({ state }) => state === 'begun')?.rows;
    const begunWith = await rowsOfBegun();
    await server.owner.query(
      `update program_workouts set row_count = row_count + 1
       where id = (select prescribed_workout_id from completed_workouts where id = $1)`,
      [id],
    );

    expect(begunWith).toBeGreaterThan(0);
    expect(await rowsOfBegun()).toBe(begunWith);
  });

  test('shows what was finished today, and the number of consecutive weeks with a workout', async () => {
    await finishedDaysAgo(0, [aSet()], 0);
    const today = await readToday();

    expect(today.doneToday).toEqual([{ completedWorkoutId: id, title: 'Tutto il corpo B', dayNumber: 2 }]);
    expect(today.programs.map(({ workouts }) => workouts?.done)).toEqual([2]);
    expect(today.doneThisWeek).toBeGreaterThanOrEqual(1);
    expect(today.streakWeeks).toBeGreaterThanOrEqual(1);
    expect(mondayOf(today.day) <= today.day).toBe(true);
  });

  test('shows the comments of the coach until the client has read them', async () => {
    const about = { referenceKind: 'completed_workout', referenceId: id };
    const send = (message: string) =>
      server.ask(chatRoutes.send, { conversationId: clientId(), message, ...about }, studio.admin);
    await server.ask(trainingRoutes.today, {}, studio.client);
    const until = () =>
      server.ask(
        commentRoutes.markRead.own,
        { completedWorkoutId: id, until: new Date().toISOString() },
        studio.client,
      );
    await until();
    await send('Bel lavoro');
    await send('Scendi piano');
    const { unread } = await readToday();
    await until();

    expect(unread).toMatchObject([
      { completedWorkoutId: id, text: 'Scendi piano', authorName: 'Studio Prova admin', count: 2 },
    ]);
    expect((await readToday()).unread).toEqual([]);
  });
});

test('a second program beside the current one: both are on Today, in person and on the phone', async () => {
  const assignment = { clientIds: [clientId()], groupIds: [], startsOn: (await readToday()).day, note: '' };
  const template = { id: studio.ids['programs'] ?? '', overlap: 'keep' as const, includesAssigned: true };
  const assigned = await server.ask(programRoutes.assign, { ...template, ...assignment }, studio.admin);
  const [added = ''] = assigned.data.copyIds;
  const current = studio.ids['client-programs'] ?? '';

  const today = await readToday();
  expect(today.programs.map(({ id: programId }) => programId).toSorted()).toEqual([added, current].toSorted());
  expect(today.next).toMatchObject({ state: 'begun', programId: current });
  expect(today.program?.id).toBe(current);
  expect(new Set(today.week.map(({ programId }) => programId))).toEqual(new Set([added, current]));
  const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, studio.admin)).data;
  expect(new Set(schedule.map(({ programId }) => programId))).toEqual(new Set([added, current]));
  const { workouts } = await readTraining();
  expect(new Set(workouts.map(({ prescription }) => prescription.programId))).toEqual(new Set([added, current]));
});

describe('a workout', () => {
  test('moved to another day of the program has that date, until it is moved back', async () => {
    const [, , third = ''] = await workoutsOf();
    const onDay = async () =>
      (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, studio.admin)).data.schedule.find(
        ({ workoutId }) => workoutId === third,
      );
    const moved = await server.ask(trainingRoutes.move, { workoutId: third, date: dayOf(9) }, studio.client);
    const there = await onDay();
    await server.ask(trainingRoutes.move, { workoutId: third, date: null }, studio.client);

    expect(moved.status).toBe(200);
    expect(there).toMatchObject({ date: dayOf(9), isMoved: true });
    expect(await onDay()).toMatchObject({ date: dayOf(7), isMoved: false });
  });

  test('cannot be moved outside its program, after it was done, or when the coach forbids it', async () => {
    const [done = '', , third = ''] = await workoutsOf();
    const move = (workoutId: string, date: string) =>
      server.ask(trainingRoutes.move, { workoutId, date }, studio.client);
    const outside = await move(third, dayOf(14));
    const over = await move(done, dayOf(4));
    await forbid({ clientMayMove: false });

    expect(outside).toMatchObject({ code: 'outside_program', errors: { date: [expect.any(String)] } });
    expect(over.code).toBe('already_done');
    expect(await move(third, dayOf(8))).toMatchObject({ status: 403, code: 'may_not_move' });
  });

  test('that is skipped for a reason is not the next one, until it is to do again', async () => {
    const [, , third = '', fourth = ''] = await workoutsOf();
    await finishedDaysAgo(0);
    const skip = (reason: 'time' | null) =>
      server.ask(trainingRoutes.skip, { workoutId: third, reason, note: 'In viaggio' }, studio.client);
    await skip('time');
    const [passed, { skipped }] = [await readToday(), await readTraining()];
    await skip(null);

    expect(passed.next?.workoutId).toBe(fourth);
    expect(passed.week[0]).toMatchObject({ state: 'skipped', skipReason: 'time' });
    expect(skipped).toEqual([third]);
    expect((await readToday()).next?.workoutId).toBe(third);
  });

  test('cannot be skipped after it was done or when the coach forbids it, and one of another client is not found', async () => {
    const [done = '', , third = ''] = await workoutsOf();
    const skip = (workoutId: string, token = studio.client) =>
      server.ask(trainingRoutes.skip, { workoutId, reason: 'other', note: '' }, token);
    const over = await skip(done);
    await forbid({ clientMaySkip: false });

    expect(over.code).toBe('already_done');
    expect(await skip(third)).toMatchObject({ status: 403, code: 'may_not_skip' });
    expect((await skip(third, studio.otherClient)).status).toBe(404);
  });

  test('opens with its exercises, their media and up to six alternatives for the same muscles', async () => {
    const { exercises, prescription } = await open(studio.ids['workouts'] ?? '');
    const [first] = exercises;

    expect(exercises.map((exercise) => exercise.id).toSorted()).toEqual(
      [...new Set(prescription.rows.map((row) => row.exerciseId))].toSorted(),
    );
    expect(first?.alternatives).toHaveLength(6);
    expect(first?.alternatives.map((other) => other.id)).not.toContain(first?.id);
    expect(first?.alternatives.every(({ equipment }) => equipment && equipment.length > 0)).toBe(true);
  });

  test('opens without alternatives when the coach does not let the client swap exercises', async () => {
    await forbid({ clientMaySwap: false });
    const { exercises, settings } = await open(studio.ids['workouts'] ?? '');

    expect(settings.clientMaySwap).toBe(false);
    expect(exercises.flatMap(({ alternatives }) => alternatives)).toEqual([]);
  });

  test('opens for the coach who looks after the client, and for no other', async () => {
    const params = { clientId: clientId(), workoutId: studio.ids['workouts'] ?? '' };
    const { data } = await server.ask(workoutRoutes.open.client, params, studio.admin);

    expect(data.begun?.id).toBe(id);
    expect((await server.ask(workoutRoutes.open.client, params, studio.coach)).status).toBe(404);
    expect((await server.ask(trainingRoutes.schedule, params, studio.coach)).status).toBe(404);
  });
});

describe('the history of an exercise', () => {
  test('is its last three performances and the last two with each written load, newest first, without the unfinished workout', async () => {
    const [, , third = '', fourth = ''] = await workoutsOf();
    await finishedDaysAgo(6);
    const exerciseId = (await open(fourth)).prescription.rows[0]?.exerciseId;
    const pastOf = async () =>
      (await open(fourth)).history.find((past) => past.exerciseId === exerciseId)?.performances ?? [];
    const before = await pastOf();
    for (const days of [5, 4, 3, 2]) {
      const { prescription, signature } = await open(fourth);
      const at = Date.now() - days * 86_400_000;
      const loggedAt = new Date(at).toISOString();
      const sets = [aSet({ rowId: prescription.rows[0]?.id ?? '', weightKg: 50 + days, loggedAt })];
      const finish = { finishedAt: new Date(at + 60_000).toISOString(), effort: null, comment: '' };
      const startedAt = new Date(at - 60_000).toISOString();
      await send({ signed: { prescription, signature }, startedAt, sets, finish }, newId());
    }
    await open(third);

    expect(before).toHaveLength(1);
    expect((await pastOf()).map(({ sets }) => sets[0]?.weightKg)).toEqual([52, 53, 54, 82.5]);
  });

  test('contains the highest estimated maximum of the last 90 days', async () => {
    const tried = [
      { weightKg: 80, reps: 8, rir: 2, rpe: null },
      { weightKg: 90, reps: 3, rir: null, rpe: 8.5 },
      { weightKg: 92.5, reps: 2, rir: null, rpe: null },
      { weightKg: 60, reps: 12, rir: 0, rpe: null },
      { weightKg: 60, reps: 12, rir: 5, rpe: null },
    ];
    const warmUp = aSet({ setNumber: 6, weightKg: 200, isWarmUp: true });
    await finishedDaysAgo(0, [...tried.map((lift, index) => aSet({ setNumber: index + 1, ...lift })), warmUp]);
    const { history, prescription } = await open(studio.ids['workouts'] ?? '');
    const exerciseId = prescription.rows[0]?.exerciseId;
    const estimates = tried.map((lift) => estimatedMaxKg({ ...lift, isWarmUp: false }) ?? 0);

    expect(history.find((one) => one.exerciseId === exerciseId)?.oneRepMaxKg).toBe(Math.max(...estimates));
  });
});

describe('the training response for a phone', () => {
  test('contains the whole program, each workout with a signature that is valid only for its own prescription', async () => {
    const training = await readTraining();
    const [, , third] = training.workouts;
    const synced = await send({ signed: third ?? null }, newId());

    expect(training.workouts.map(({ prescription }) => prescription.workoutId)).toEqual(await workoutsOf());
    expect(synced.status).toBe(200);
    expect(training.begun.map((one) => one.id)).toEqual([id]);
    expect(training.today.next?.completedWorkoutId).toBe(id);
  });

  test('contains every exercise of the program once', async () => {
    const { workouts, exercises } = await readTraining();
    const used = new Set(workouts.flatMap(({ prescription }) => prescription.rows.map((row) => row.exerciseId)));
    expect(exercises.map((exercise) => exercise.id).toSorted()).toEqual([...used].toSorted());
  });

  test('contains what the coach wrote about the whole program', async () => {
    const id = studio.ids['client-programs'] ?? '';
    const { info } = (await server.ask(programRoutes.get, { id }, studio.admin)).data.program;
    const { programInfo, workouts } = await readTraining();
    expect(info).not.toBe('');
    expect(programInfo).toEqual({ [id]: info });
    expect((await open(workouts[0]?.prescription.workoutId ?? '')).programInfo).toBe(info);
  });

  test('is empty for a client without a program', async () => {
    const { today, workouts } = (await server.ask(trainingRoutes.training, {}, studio.otherClient)).data.training;
    const { next, programs } = today;

    expect({ next, programs, workouts }).toEqual({ next: null, programs: [], workouts: [] });
  });
});
