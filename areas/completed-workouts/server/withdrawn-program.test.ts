import { beforeAll, beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { trainingRoutes } from '../contract/training.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

const programId = () => gym.studio.ids['client-programs'] ?? '';
const clientId = () => gym.studio.ids['clients'] ?? '';

/** The coach takes the program away. */
const withdraw = () => server.ask(programRoutes.unassign, { programId: programId() }, gym.studio.admin);

/** The coach assigns another program in its place, from its first day on, the Monday of this week. */
const replace = async () => {
  const id = gym.studio.ids['programs'] ?? '';
  const request = {
    id,
    clientIds: [clientId()],
    startsOn: mondayOf(todayIn('Europe/Rome')),
    overlap: 'replace' as const,
  };
  return server.ask(programRoutes.assign, { ...request, includesAssigned: true }, gym.studio.admin);
};

/** The client has begun the workout `days` days ago. */
const beganAgo = (days: number) =>
  server.owner.query('update completed_workouts set started_at = now() - make_interval(days => $2) where id = $1', [
    gym.id,
    days,
  ]);

const readToday = async () => (await server.ask(trainingRoutes.today, {}, gym.studio.client)).data.today;

test.each([
  ['withdrawn', withdraw],
  ['replaced on its first day', replace],
])(
  'a workout that the client has begun can be continued and finished after its program was %s, and says so',
  async (_, change) => {
    const { workoutId = '' } = (await readToday()).next ?? {};
    await gym.log(gym.aSet());
    const { title, programTitle, dayNumber } = (await gym.open(workoutId)).prescription;
    expect((await readToday()).begunElsewhere).toEqual([]);
    expect((await change()).status).toBe(200);
    await beganAgo(1);

    expect((await readToday()).begunElsewhere).toMatchObject([
      { workoutId, title, dayNumber, programTitle, isWithdrawn: true },
    ]);
    const opened = await gym.open(workoutId);
    expect(opened.isWithdrawn).toBe(true);
    expect(opened.begun?.sets).toHaveLength(1);
    expect(opened.prescription.rows).toEqual(opened.begun?.rows);
    const { training } = (await server.ask(trainingRoutes.training, {}, gym.studio.client)).data;
    const offline = training.workouts.find(({ prescription }) => prescription.workoutId === workoutId);
    expect(offline?.prescription).toEqual(opened.prescription);
    expect(training.begun.map((begun) => begun.workoutId)).toEqual([workoutId]);

    const { prescription, signature } = opened;
    const finish = { finishedAt: new Date().toISOString(), effort: 7, comment: '' };
    const sent = await gym.send({ signed: { prescription, signature }, sets: [gym.aSet({ setNumber: 2 })], finish });
    expect(sent.data.completedWorkoutId).toBe(gym.id);
    expect((await gym.mine()).sets).toHaveLength(2);
    expect((await readToday()).begunElsewhere).toEqual([]);
  },
);

test('a workout that was begun long ago and never finished is offered no more', async () => {
  await gym.log(gym.aSet());
  await withdraw();

  await beganAgo(13);
  expect((await readToday()).begunElsewhere).toHaveLength(1);
  await beganAgo(15);
  expect((await readToday()).begunElsewhere).toEqual([]);
});

test('a program that ends before its last week says so to the client, and has no workout after its last day', async () => {
  const [{ isShortened, endsOn } = { endsOn: '' }] = (await readToday()).programs;
  expect(isShortened).toBe(false);
  const lastDay = addDays(endsOn ?? '', -7);
  await server.owner.query('update programs set chosen_end = $2 where id = $1', [programId(), lastDay]);

  const { today, workouts } = (await server.ask(trainingRoutes.training, {}, gym.studio.client)).data.training;
  expect(today.programs).toMatchObject([{ isShortened: true, endsOn: lastDay }]);
  expect(workouts.length).toBeGreaterThan(0);
  const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, gym.studio.admin)).data;
  expect(schedule.map(({ workoutId }) => workoutId).toSorted()).toEqual(
    workouts.map(({ prescription }) => prescription.workoutId).toSorted(),
  );
  expect(schedule.filter(({ date }) => date > lastDay)).toEqual([]);
});

test('in person, a program that the coach ended early says when it ended and how many of its workouts were done', async () => {
  const read = async () => (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, gym.studio.admin)).data;
  const { program: running } = await read();
  const lastDay = addDays(todayIn('Europe/Rome'), -1);
  await server.owner.query(
    'update programs set starts_on = $2::date - 8, assigned_on = $2::date - 8, chosen_end = $2 where id = $1',
    [programId(), lastDay],
  );

  expect(running).toMatchObject({ state: 'running', isShortened: false });
  const { program, schedule } = await read();
  expect(program).toMatchObject({ state: 'terminated', endsOn: lastDay, isShortened: true });
  expect(program?.workouts).toEqual({ done: 1, planned: schedule.length });
});
