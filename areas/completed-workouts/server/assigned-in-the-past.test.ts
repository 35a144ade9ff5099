import { expect, test } from 'vitest';
import { clientSubject } from '#areas/clients/server/public.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { cloneWeeks } from '#areas/programs/rules/clone-weeks.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { acceptInvitationsOn } from '#database/testing/accepted-invitations.ts';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { exampleCompletedWorkout, syncOf } from '../example.ts';
import { logPastWorkouts } from './operations/past-workouts.ts';

test('of a program that is assigned in its third week that week is next, also after its start was moved to the past', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from programs where client_id = $1', [clientId]);
  const template = (await server.ask(programRoutes.get, { id: studio.ids['programs'] ?? '' }, studio.admin)).data
    .program;
  const [week] = template.weeks;
  const weeks = [1, 2, 3, 4, 5, 6].flatMap((weekNumber) =>
    cloneWeeks(week ? [week] : [], newId).map((clone) => ({ ...clone, weekNumber })),
  );
  await saveDocument(server, programRoutes, { before: template, after: { ...template, weeks } }, studio.admin);
  const today = todayIn('Europe/Rome');
  const next = async () => (await server.ask(trainingRoutes.schedule, { clientId }, studio.admin)).data.next;
  const request = { id: template.id, clientIds: [clientId], startsOn: addDays(today, -16) };
  const { copyIds } = (await server.ask(programRoutes.assign, request, studio.admin)).data;

  expect(await next()).toMatchObject({ weekNumber: 3, dueBeforeAssignment: 'day' });
  const { programUser } = (await server.ask(programRoutes.programUser, { id: copyIds[0] ?? '' }, studio.admin)).data;
  const { id, version, note } = programUser;
  const moved = { id, version, note, startsOn: addDays(today, -21), days: [] };
  expect(await server.ask(programRoutes.saveProgramUser, moved, studio.admin)).toMatchObject({ status: 200 });
  expect(await next()).toMatchObject({ weekNumber: 4, date: today });
});

test('workouts of before the assignment of a program with a start in the past are not planned, and nobody is idle since then', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from programs where client_id = $1', [clientId]);
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  const startsOn = addDays(todayIn('Europe/Rome'), -10);
  await server.ask(
    programRoutes.assign,
    { id: studio.ids['programs'] ?? '', clientIds: [clientId], startsOn },
    studio.admin,
  );

  const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, studio.admin)).data;
  expect(weeks.map(({ planned }) => planned).filter((planned) => planned > 0)).toEqual([]);
  const { clients } = (await server.ask(completedWorkoutRoutes.idleClients, { days: 3 }, studio.admin)).data;
  expect(clients.filter((client) => client.clientId === clientId)).toEqual([]);
});

test('workouts of before the client accepted the invitation are not planned, and nobody is idle since then', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  const startsOn = addDays(todayIn('Europe/Rome'), -10);
  await server.owner.query(
    'update programs set starts_on = $2, assigned_on = $2, week_count = 3 where client_id = $1',
    [clientId, startsOn],
  );
  const planned = async () => {
    const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, studio.admin)).data;
    return weeks.reduce((sum, week) => sum + week.planned, 0);
  };
  const idleDays = async () => {
    const { clients } = (await server.ask(completedWorkoutRoutes.idleClients, { days: 1 }, studio.admin)).data;
    return clients.filter((client) => client.clientId === clientId).map(({ days }) => days);
  };
  await server.owner.query(`update clients set created_at = now() - interval '20 days' where id = $1`, [clientId]);
  await acceptInvitationsOn(server, studio.accountId, startsOn);
  expect(await planned()).toBeGreaterThan(0);
  expect(await idleDays()).toEqual([10]);

  await acceptInvitationsOn(server, studio.accountId, addDays(todayIn('Europe/Rome'), -1));
  expect(await planned()).toBe(0);
  expect(await idleDays()).toEqual([1]);
});

test('a client who trained in person before they accepted the invitation has missed the workouts since the first one', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  const today = todayIn('Europe/Rome');
  const startsOn = addDays(today, -21);
  await server.owner.query(
    'update programs set starts_on = $2, assigned_on = $2, week_count = 4 where client_id = $1',
    [clientId, startsOn],
  );
  await acceptInvitationsOn(server, studio.accountId, addDays(today, -1));
  const counts = async () => {
    const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, studio.admin)).data;
    return weeks.reduce((sum, week) => ({ planned: sum.planned + week.planned, done: sum.done + week.done }), {
      planned: 0,
      done: 0,
    });
  };
  expect(await counts()).toEqual({ planned: 0, done: 0 });

  const { program } = (await server.ask(programRoutes.get, { id: studio.ids['client-programs'] ?? '' }, studio.admin))
    .data;
  const [first] = program.weeks;
  const copy = { ...program, startsOn, pauses: [], weeks: first ? [first] : [] };
  await runAsAdmin(server, studio, (scope) =>
    logPastWorkouts(scope, clientSubject(scope, clientId), {
      copy,
      today,
      missed: 1,
      loadShare: 1,
      reportOf: () => ({ effort: 7 }),
    }),
  );
  const { planned, done } = await counts();
  expect(done).toBeGreaterThan(0);
  expect(planned).toBeGreaterThan(done);
});

test('a workout of before the assignment that the client skips is not missed', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  const today = todayIn('Europe/Rome');
  await server.owner.query(
    'update programs set starts_on = $2, assigned_on = $3, week_count = 3 where client_id = $1',
    [clientId, addDays(today, -10), addDays(today, -1)],
  );
  const planned = async () => {
    const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, studio.admin)).data;
    return weeks.reduce((sum, week) => sum + week.planned, 0);
  };
  const before = await planned();
  const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId }, studio.admin)).data;
  const old = schedule.find(({ dueBeforeAssignment }) => dueBeforeAssignment);
  expect(old).toBeDefined();
  const skip = { workoutId: old?.workoutId ?? '', reason: 'time' as const, note: '' };
  expect(await server.ask(trainingRoutes.skip, skip, studio.client)).toMatchObject({ status: 200 });
  expect(await planned()).toBe(before);
});

test('a program that is assigned in its third week counts the workouts from then on, for the coach and for the client, and earlier ones that are done', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from programs where client_id = $1', [clientId]);
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  const id = studio.ids['programs'] ?? '';
  const template = (await server.ask(programRoutes.get, { id }, studio.admin)).data.program;
  const [week] = template.weeks;
  const perWeek = week?.days.flatMap(({ workouts }) => workouts).length ?? 0;
  const weeks = [1, 2, 3, 4, 5, 6].flatMap((weekNumber) =>
    cloneWeeks(week ? [week] : [], newId).map((clone) => ({ ...clone, weekNumber })),
  );
  await saveDocument(server, programRoutes, { before: template, after: { ...template, weeks } }, studio.admin);
  const startsOn = addDays(todayIn('Europe/Rome'), -14);
  const { copyIds } = (await server.ask(programRoutes.assign, { id, clientIds: [clientId], startsOn }, studio.admin))
    .data;
  const counts = async () => {
    const { programUser } = (await server.ask(programRoutes.programUser, { id: copyIds[0] ?? '' }, studio.admin)).data;
    const { today } = (await server.ask(trainingRoutes.today, {}, studio.client)).data;
    const counted = today.program?.workouts;
    return { coach: [programUser.completedWorkouts, programUser.workouts], client: [counted?.done, counted?.planned] };
  };
  expect(perWeek).toBeGreaterThan(0);
  expect(await counts()).toEqual({ coach: [0, 4 * perWeek], client: [0, 4 * perWeek] });

  const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId }, studio.admin)).data;
  const workoutId = schedule.find(({ weekNumber }) => weekNumber === 1)?.workoutId ?? '';
  const { prescription, signature } = (await server.ask(workoutRoutes.open.own, { workoutId }, studio.client)).data;
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  const rowId = prescription.rows[0]?.id ?? '';
  const [example] = exampleCompletedWorkout.sets;
  if (!example) throw new Error('the example has no sets');
  const { author: _, ...set } = example;
  const finish = { finishedAt: new Date(Date.now() - 60_000).toISOString(), effort: 7, comment: '' };
  const sets = [{ ...set, id: newId(), rowId, setNumber: 1, loggedAt: startedAt, isRemoved: false }];
  const sync = { completedWorkoutId: newId(), ...syncOf({ prescription, signature }, { startedAt, sets, finish }) };
  expect(await server.ask(workoutRoutes.sync.own, sync, studio.client)).toMatchObject({ status: 200 });
  expect(await counts()).toEqual({ coach: [1, 4 * perWeek + 1], client: [1, 4 * perWeek + 1] });
});

test('a program is followed from the day it was assigned on by the calendar of the client, whose today is earlier than that of the coach', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from programs where client_id = $1', [clientId]);
  // The dates of these zones always differ.
  await server.owner.query(
    `update users set time_zone = case when memberships.id = clients.membership_id then 'Pacific/Pago_Pago' else 'Pacific/Kiritimati' end
     from memberships, clients where users.id = memberships.user_id and clients.id = $1 and memberships.account_id = clients.account_id`,
    [clientId],
  );
  const today = todayIn('Pacific/Pago_Pago');
  const followedFrom = async () => {
    const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, studio.admin)).data;
    return weeks.find((week) => week.followedFrom !== null)?.followedFrom;
  };
  const request = { id: studio.ids['programs'] ?? '', clientIds: [clientId], startsOn: addDays(today, -7) };
  const { copyIds } = (await server.ask(programRoutes.assign, request, studio.admin)).data;

  expect(await followedFrom()).toBe(today);
  const { programUser } = (await server.ask(programRoutes.programUser, { id: copyIds[0] ?? '' }, studio.admin)).data;
  const { id, version, note } = programUser;
  const moved = { id, version, note, startsOn: addDays(today, -9), days: [] };
  expect(await server.ask(programRoutes.saveProgramUser, moved, studio.admin)).toMatchObject({ status: 200 });
  expect(await followedFrom()).toBe(today);
});
