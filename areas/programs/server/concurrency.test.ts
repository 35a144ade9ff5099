import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { syncOf } from '#areas/completed-workouts/example.ts';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../contract.ts';
import { programEditingRoutes } from '../contract/editing.ts';
import { waitForLock, withLockHeld } from './testing/lock-held.ts';
import { openPrograms, type Programs, rowCounts, today } from './testing/open-programs.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { workoutRoutes } from '#areas/completed-workouts/contract/training.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

const ask = (...[route, request]: Parameters<typeof programs.server.ask>) =>
  programs.server.ask(route, request, programs.studio.admin);

test('a week deleted while it is being copied is either copied completely or not found', async () => {
  const [from, to] = [await programs.createFilled(2, 3), await programs.createFilled(2, 2)];
  const [copyFromId = '', pasteToId = ''] = [from.weeks[0]?.id, to.weeks[0]?.id];

  const reply = await withLockHeld(
    programs,
    `programs where id = '${to.id}'`,
    () => ask(programEditingRoutes.copyWeek, { copyFromId, pasteToId, toProgramId: to.id }),
    () => {
      void ask(programEditingRoutes.deleteWeek, { id: copyFromId });
      return waitForLock();
    },
  );

  expect([reply.status, rowCounts(await programs.read(to.id))]).toEqual(
    reply.status === 200 ? [200, [3, 2]] : [404, [2, 2]],
  );
});

test('a day deleted while it is being copied is either copied completely or not found', async () => {
  const [from, to] = [await programs.createFilled(2, 3), await programs.createFilled(1, 2)];
  const [source, target] = [from.weeks[0], to.weeks[0]];
  const request = {
    id: source?.id ?? '',
    copyFromId: source?.days[0]?.id ?? '',
    pasteToId: target?.days[0]?.id ?? '',
    toWeekId: target?.id ?? '',
  };

  const reply = await withLockHeld(
    programs,
    `programs where id = '${to.id}'`,
    () => ask(programEditingRoutes.copyDay, request),
    () => {
      void ask(programEditingRoutes.deleteWeek, { id: request.id });
      return waitForLock();
    },
  );

  expect([reply.status, rowCounts(await programs.read(to.id))]).toEqual(reply.status === 200 ? [200, [3]] : [404, [2]]);
});

test('two programs that get a week of each other at the same time do not deadlock', async () => {
  const [one, other] = [await programs.createFilled(1, 3), await programs.createFilled(1, 2)];
  const copyInto = (to: typeof one, from: typeof one) =>
    ask(programEditingRoutes.copyWeek, { copyFromId: from.weeks[0]?.id ?? '', pasteToId: null, toProgramId: to.id });

  const replies = await Promise.all([copyInto(one, other), copyInto(other, one)]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect([rowCounts(await programs.read(one.id)), rowCounts(await programs.read(other.id))]).toEqual([
    [3, 2],
    [2, 3],
  ]);
});

test('a template deleted while it is assigned as a replacement leaves the client with a program', async () => {
  const [old, template] = [await programs.createFilled(4, 1), await programs.createFilled(2, 1)];
  const clientId = await programs.addClient();
  const running = await programs.assign(old.id, today(-7), clientId);
  const request = { id: template.id, clientIds: [clientId], startsOn: today(), overlap: 'replace' as const };

  const reply = await withLockHeld(
    programs,
    `programs where id = '${running.id}'`,
    () => programs.server.ask(programRoutes.assign, request, programs.studio.admin),
    () => {
      void ask(programRoutes.delete, { id: template.id });
      return waitForLock();
    },
  );

  const isAssigned = reply.status === 200;
  const left = await programs.read(isAssigned ? (reply.data.copyIds[0] ?? '') : running.id);
  expect([rowCounts(left), left.endsOn]).toEqual(isAssigned ? [[1, 1], today(13)] : [[1, 1, 1, 1], running.endsOn]);
});

test('two tabs that wake up together do not wait for each other’s expired rows', async () => {
  const { id } = await programs.create(1);
  const [sleeping, waking] = [newId(), newId()];
  await ask(programRoutes.editing, { id, tabId: sleeping });
  await programs.asOwner(`update programs_editors set seen_at = now() - interval '1 hour' where tab_id = $1`, [
    sleeping,
  ]);
  let waits = true;

  await withLockHeld(
    programs,
    `programs_editors where tab_id = '${sleeping}'`,
    () => ask(programRoutes.editing, { id, tabId: waking }).finally(() => (waits = false)),
    () => vi.waitFor(() => expect(waits).toBe(false), 3000),
  );
});

test('a workout started while its week is updated from the template is stored', async () => {
  const { server, studio } = programs;
  const template = await programs.createFilled(2, 1);
  const copy = await programs.assign(template.id, today(1), studio.ids['clients'] ?? '');
  const day = copy.weeks[1]?.days[0];
  const workoutId = day?.workouts[0]?.id ?? '';
  const { prescription, signature } = (await server.ask(workoutRoutes.open.own, { workoutId }, studio.client)).data;
  const start = { completedWorkoutId: newId(), ...syncOf({ prescription, signature }) };
  let sync: Promise<{ status: number }> | undefined;

  await withLockHeld(
    programs,
    `program_workouts where id = '${workoutId}'`,
    () =>
      ask(programRoutes.updateCopies, {
        id: template.id,
        version: template.version,
        copies: [{ id: copy.id, version: copy.version }],
      }),
    () => {
      sync = server.ask(workoutRoutes.sync.own, start, studio.client);
      return waitForLock();
    },
  );

  expect((await sync)?.status).toBe(200);
  const after = await programs.read(copy.id);
  const isStillThere = after.weeks[1]?.days[0]?.workouts[0]?.id === workoutId;
  const { completedWorkout } = (
    await server.ask(clientWorkoutRoutes.detail.own, { completedWorkoutId: start.completedWorkoutId }, studio.client)
  ).data;
  expect(completedWorkout).toMatchObject({ programId: copy.id, workoutId: isStillThere ? workoutId : null });
});

// An assignment and the deletion of a client lock the client first, then their programs.
test.each([
  ['restored', true, (id: string) => ask(programRoutes.undelete, { id })],
  ['taken back', false, (id: string) => ask(programRoutes.unassign, { programId: id })],
])(
  'a program is %s once what is being written for the client is done, and is not locked before',
  async (_, wasDeleted, write) => {
    const clientId = await programs.addClient();
    const { id } = await programs.assign((await programs.createFilled(1, 1)).id, today(7), clientId);
    if (wasDeleted) await ask(programRoutes.unassign, { programId: id });
    const assigning = new pg.Client({ connectionString: programs.server.ownerUrl });
    await assigning.connect();
    let isDone = false;

    await assigning.query('begin');
    await assigning.query('select from clients where id = $1 for no key update', [clientId]);
    const reply = write(id).finally(() => (isDone = true));
    await waitForLock();
    const wasDone = isDone;
    const { rowCount } = await assigning.query('select from programs where id = $1 for update', [id]);
    await assigning.end();

    expect({ rowCount, wasDone, status: (await reply).status }).toEqual({ rowCount: 1, wasDone: false, status: 200 });
  },
);

test('a program is assigned beside others once what is being written for the client is done', async () => {
  const [clientId, template] = [await programs.addClient(), await programs.createFilled(1, 1)];
  const deleting = new pg.Client({ connectionString: programs.server.ownerUrl });
  await deleting.connect();
  let isDone = false;

  await deleting.query('begin');
  await deleting.query('select from clients where id = $1 for no key update', [clientId]);
  const request = { id: template.id, clientIds: [clientId], startsOn: today(), overlap: 'keep' as const };
  const reply = ask(programRoutes.assign, request).finally(() => (isDone = true));
  await waitForLock();
  const wasDone = isDone;
  // What a deletion locks: it would wait for the foreign key of an inserted program.
  const { rowCount } = await deleting.query('select from clients where id = $1 for update nowait', [clientId]);
  await deleting.end();

  expect({ rowCount, wasDone, status: (await reply).status }).toEqual({ rowCount: 1, wasDone: false, status: 200 });
});

test('20 programs that are restored or taken back while they are replaced are refused for nothing, and 20 others are there', async () => {
  const [clientId, template] = [await programs.addClient(), await programs.createFilled(1, 1)];
  const weeks = Array.from({ length: 20 }, (_, index) => index + 1);
  const ids: string[] = [];
  for (const week of weeks) ids.push((await programs.assign(template.id, today(7 * week), clientId)).id);
  for (const id of ids.slice(0, 10)) await ask(programRoutes.unassign, { programId: id });
  const assign = (week: number) =>
    ask(programRoutes.assign, {
      ...{ id: template.id, clientIds: [clientId], startsOn: today(7 * week + 3), overlap: 'replace' },
      includesAssigned: true,
    });

  const replies = await Promise.all([
    ...ids.slice(0, 10).map((id) => ask(programRoutes.undelete, { id })),
    ...ids.slice(10).map((id) => ask(programRoutes.unassign, { programId: id })),
    ...weeks.map((week) => assign(week)),
  ]);

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const sql = 'select from programs where client_id = $1 and deleted_at is null';
  expect((await programs.server.owner.query(sql, [clientId])).rowCount).toBe(30);
}, 60_000);
