import { expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
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
