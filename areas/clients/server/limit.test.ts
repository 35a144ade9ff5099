import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { clientRoutes } from '../contract.ts';

test('above the limit a collaborator is told to ask the owner, and sent to a page that they may see', async () => {
  const server = await openTestServer();
  const { admin, coach, accountId } = await openTestStudio(server);
  const add = (index: number, token: string) =>
    server.ask(clientRoutes.create, { name: 'Nuovo', email: `tetto.${index}@example.com` }, token);
  for (let index = 0; index < 3; index++) await add(index, admin);
  await server.owner.query(`update accounts set trial_ends_at = now() - interval '10 days' where id = $1`, [accountId]);

  const [asOwner, asCoach] = [await add(4, admin), await add(5, coach)];

  expect(asOwner).toMatchObject({ status: 402, code: 'limit_reached', data: { redirect: '/payments' } });
  expect(asCoach).toMatchObject({ status: 402, code: 'team_limit_reached', data: { redirect: '/clients' } });
  expect(asCoach.message).toContain('titolare');
});
