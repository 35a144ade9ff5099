import { beforeAll, expect, test } from 'vitest';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { createWorkoutFixture } from '#areas/completed-workouts/server/testing/workout-fixture.ts';
import { homeRoutes } from '#areas/home/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { programEditingRoutes } from '#areas/programs/contract/editing.ts';
import { workoutsOf } from '#areas/programs/rules/content.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { addToCoach, setCoachPermissions } from './coach.ts';
import { readableRequests } from './readable-requests.ts';
import { type RecordIds, recordOf } from './records.ts';
import { openTestServer, type TestServer } from './server.ts';
import type { TestStudio } from './studio.ts';

const weight = 91.25;
const notes = { time: 'La palestra chiudeva', pain: 'Ginocchio gonfio', comment: 'Notte in bianco' };

let server: TestServer;
let studio: TestStudio;
let ids: RecordIds;

/** A finished workout with a set, a row that was stopped because of pain and a comment, a skipped workout and a begun one. */
beforeAll(async () => {
  server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  ({ studio } = gym);
  // Where a route reads a program, it is the one of the client.
  ids = { ...studio.ids, programs: recordOf(studio.ids, 'client-programs') };
  await addToCoach(server, studio, recordOf(ids, 'clients'));
  await gym.send({
    sets: [gym.aSet({ weightKg: weight })],
    rowChanges: [{ ...rowChange, rowId: gym.rowId, skipReason: 'pain', skipNote: notes.pain }],
  });
  await gym.finishAt('2026-11-18T18:00:00.000Z', notes.comment, 7);
  const { program } = (await server.ask(programRoutes.get, { id: recordOf(ids, 'programs') }, studio.admin)).data;
  const next = await gym.nextWorkout();
  const workouts = workoutsOf(program.weeks);
  const done = workouts.findIndex(({ exercises }) => exercises.some(({ id }) => id === gym.rowId));
  const skip = { workoutId: workouts[done + 1]?.id ?? '', reason: 'time' as const, note: notes.time };
  expect((await server.ask(trainingRoutes.skip, skip, studio.client)).status).toBe(200);
  await gym.send({ signed: next, sets: [gym.ofFirstRow(next, { weightKg: weight })] }, newId());
  // Home counts the last weeks: both workouts were finished in the week before the test runs.
  await server.owner.query(
    `update completed_workouts set finished_on = (now() at time zone accounts.time_zone)::date - 7
     from accounts where accounts.id = account_id and finished_at is not null`,
  );
});

const rowChange = { exerciseId: null, exerciseName: '', changedAt: '2026-11-18T17:20:00.000Z' };

/** All permissions of the role, with or without those for completed workouts. */
function permissionsOfCoach(mayReadWorkouts: boolean) {
  return rolePermissions().coach.filter((name) => mayReadWorkouts || !name.endsWith(' workouts'));
}

async function readAsCoach(mayReadWorkouts: boolean) {
  await setCoachPermissions(server, studio, permissionsOfCoach(mayReadWorkouts));
  const requests = await readableRequests(server, { token: studio.coach, ids });
  return requests.flatMap(({ route, response }) => {
    const body = JSON.stringify(response);
    return [String(weight), ...Object.values(notes)]
      .filter((secret) => body.includes(secret))
      .map((secret) => `${route.endpoint}: ${secret}`);
  });
}

test('no address shows loads, reasons, pain or comments of workouts to who may not read completed workouts', async () => {
  const withPermission = await readAsCoach(true);
  const without = await readAsCoach(false);

  const inEditor = [String(weight), notes.pain].map((secret) => `GET /programs/:id/detailForEdit: ${secret}`);
  expect(withPermission).toEqual(expect.arrayContaining(inEditor));
  expect(withPermission.filter((found) => found.endsWith(notes.time))).not.toEqual([]);
  expect(without).toEqual([]);
});

/** What routes of programs and home count of completed workouts, for the coach. */
async function countedForCoach(mayReadWorkouts: boolean) {
  await setCoachPermissions(server, studio, permissionsOfCoach(mayReadWorkouts));
  const id = recordOf(ids, 'client-programs');
  const { programUser } = (await server.ask(programRoutes.programUser, { id }, studio.coach)).data;
  const { programs } = (await server.ask(programRoutes.ofClient, { id: programUser.clientId, page: 1 }, studio.coach))
    .data;
  const { begun, previous, done } = (await server.ask(programEditingRoutes.detailForEdit, { id }, studio.coach)).data;
  const { overview } = (await server.ask(homeRoutes.graphs, {}, studio.coach)).data;
  return {
    ofCopies: [programUser, ...programs.filter((one) => one.id === id)].map((one) => one.completedWorkouts),
    lastTrainedAt: programUser.lastTrainedAt,
    inEditor: [begun, previous, done].map(({ length }) => length > 0),
    onHome: [overview.completedLastWeek, overview.unreadWorkouts, overview.weeks.at(-2)?.completedWorkouts],
  };
}

test('who may not read completed workouts reads neither how many there are nor when the last one was', async () => {
  expect(await countedForCoach(true)).toEqual({
    ofCopies: [2, 2],
    lastTrainedAt: '2026-11-18T18:00:00.000Z',
    inEditor: [true, true, true],
    onHome: [2, 2, 2],
  });
  expect(await countedForCoach(false)).toEqual({
    ofCopies: [null, null],
    lastTrainedAt: null,
    inEditor: [false, false, false],
    onHome: [0, 0, 0],
  });
});
