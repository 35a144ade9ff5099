import { beforeAll, expect, test } from 'vitest';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { visitRoutes } from '#areas/visits/contract/routes.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

test('a collaborator reads one sentence about records of clients of colleagues and records that do not exist', async () => {
  const studio = await openTestStudio(server);
  const of = async (table: string): Promise<string> =>
    (
      await server.owner.query(`select id from ${table} where account_id = $1 and client_id is not null limit 1`, [
        studio.accountId,
      ])
    ).rows[0].id;
  await server.owner.query('delete from client_collaborators where account_id = $1', [studio.accountId]);
  const read = async ({ program, mealPlan, visit }: Record<'program' | 'mealPlan' | 'visit', string>, token: string) =>
    [
      await server.ask(programRoutes.get, { id: program }, token),
      await server.ask(mealPlanRoutes.get, { id: mealPlan }, token),
      await server.ask(visitRoutes.get, { id: visit }, token),
    ].map(({ status, code, message }) => ({ status, code, message }));
  const missing = { program: newId(), mealPlan: newId(), visit: newId() };
  const ofColleague = { program: await of('programs'), mealPlan: await of('meal_plans'), visit: await of('visits') };
  const sentence = 'Non esiste più, o è di un cliente che non segui.';

  const unfollowed = await read(ofColleague, studio.nutritionist);
  expect(unfollowed).toEqual(await read(missing, studio.nutritionist));
  expect(unfollowed.slice(1).map(({ message }) => message)).toEqual([sentence, sentence]);
  expect((await read(missing, studio.coach))[0]?.message).toBe(sentence);
  expect((await read(ofColleague, studio.coach))[0]?.message).toBe(sentence);
});
