import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { trainingRoutes } from '../contract/training.ts';

test('Today says what the professionals of the client are in charge of', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const careKinds = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today.careKinds;
  const follow = (kind: 'training' | 'nutrition') =>
    server.owner.query(
      `insert into client_collaborators (account_id, client_id, kind, membership_id)
       select account_id, $2, $3, id from memberships where account_id = $1 and role = 'coach'`,
      [studio.accountId, studio.ids['clients'], kind],
    );
  await server.owner.query('delete from client_collaborators where account_id = $1', [studio.accountId]);
  expect(await careKinds()).toEqual([]);

  await follow('nutrition');
  expect(await careKinds()).toEqual(['nutrition']);

  await follow('training');
  expect((await careKinds())?.toSorted()).toEqual(['nutrition', 'training']);
});
