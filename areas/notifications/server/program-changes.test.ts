import { expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { textOf } from './texts.ts';
import { openNotificationStudio } from './testing/notification-studio.ts';

test('a finished workout reads what was told of its program, so that the next change is told', async () => {
  const server = await openTestServer();
  const { admin, client, ids, listOf, sync } = await openNotificationStudio(server);
  const rename = async (title: string) => {
    const { program } = (await server.ask(programRoutes.get, { id: ids['client-programs'] ?? '' }, admin)).data;
    await saveDocument(server, programRoutes, { before: program, after: { ...program, title } }, admin);
  };
  await rename('Forza 2');
  const [loggedAt, empty] = [new Date().toISOString(), { rir: null, rpe: null, seconds: null, metres: null, note: '' }];
  const set = { id: newId(), rowId: ids['prescribed-rows'] ?? '', setNumber: 1, weightKg: 60, reps: 8, ...empty };
  const sets = [{ ...set, loggedAt, isWarmUp: false, isRemoved: false }];
  await sync({ sets, finish: { finishedAt: loggedAt, effort: 7, comment: '' } });

  const [changed] = await listOf(client);
  expect(changed).toMatchObject({ kind: 'program_changed', readAt: expect.any(String) });
  await server.owner.query(`update notifications set created_at = now() - interval '7 hours' where id = $1`, [
    changed?.id,
  ]);
  await rename('Forza 3');
  expect((await listOf(client)).map(({ kind }) => kind)).toEqual(['program_changed', 'program_changed']);
});

test('a client reads each pause of the program, that it was taken away, and the restoration, also after another unread change', async () => {
  const server = await openTestServer();
  const { admin, client, clientId, ids, listOf } = await openNotificationStudio(server);
  const today = todayIn('Europe/Rome');
  const about = { id: ids['programs'] ?? '', clientIds: [clientId], groupIds: [], startsOn: today, note: '' };
  const copies = { overlap: 'keep', includesAssigned: true } as const;
  const [id = ''] = (await server.ask(programRoutes.assign, { ...about, ...copies }, admin)).data.copyIds;
  const pause = { id, from: today, keepsWeekdays: true, note: '' };
  await server.ask(programRoutes.pause, { ...pause, until: addDays(today, 2) }, admin);
  await server.ask(programRoutes.pause, { ...pause, until: addDays(today, 4), replaced: today }, admin);
  await server.ask(programRoutes.deletePause, { id, from: today }, admin);
  const titles = async () =>
    (await listOf(client)).filter(({ subjectId }) => subjectId === id).map((one) => textOf(one, 'it').title);

  expect((await titles()).toReversed()).toEqual([
    expect.stringMatching(/ ti ha assegnato un programma$/),
    expect.stringMatching(/ ha messo in pausa il tuo programma$/),
    expect.stringMatching(/ ha messo in pausa il tuo programma$/),
    expect.stringMatching(/ ha tolto una pausa dal tuo programma$/),
  ]);

  await server.ask(programRoutes.delete, { id }, admin);
  await server.ask(programRoutes.undelete, { id }, admin);
  expect(await titles()).toEqual([expect.stringMatching(/ ha ripristinato il tuo programma$/)]);
});

test('a client reads that the program was withdrawn, until it is restored', async () => {
  const server = await openTestServer();
  const { admin, client, ids, listOf } = await openNotificationStudio(server);
  const id = ids['client-programs'] ?? '';
  const titles = async () => (await listOf(client)).map((one) => textOf(one, 'it').title);
  await server.ask(programRoutes.unassign, { programId: id }, admin);
  expect(await titles()).toEqual([expect.stringMatching(/ ha ritirato il tuo programma$/)]);

  await server.ask(programRoutes.undelete, { id }, admin);
  expect(await titles()).toEqual([expect.stringMatching(/ ha ripristinato il tuo programma$/)]);
});

test('a client reads of an edit of the program while a pause of it has been unread for days, and of the pause alone when it is stored', async () => {
  const server = await openTestServer();
  const { admin, client, accountId, ids, listOf } = await openNotificationStudio(server);
  const id = ids['client-programs'] ?? '';
  const today = todayIn('Europe/Rome');
  const pause = { id, from: today, until: addDays(today, 2), keepsWeekdays: true, note: '' };
  expect((await server.ask(programRoutes.pause, pause, admin)).status).toBe(200);
  const contexts = async () => (await listOf(client)).map(({ kind, params }) => [kind, params['context']]);
  const paused = ['program_changed', 'paused'];
  expect(await contexts()).toEqual([paused]);

  await server.owner.query(`update notifications set created_at = now() - interval '9 days' where account_id = $1`, [
    accountId,
  ]);
  const rename = async (title: string) => {
    const { program } = (await server.ask(programRoutes.get, { id }, admin)).data;
    await saveDocument(server, programRoutes, { before: program, after: { ...program, title } }, admin);
  };
  await rename('Forza 2');
  await rename('Forza 3');
  expect(await contexts()).toEqual([['program_changed', undefined], paused]);
});
