import { expect, test, vi } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { mealRoutes } from '#areas/meals/contract.ts';
import { openDietStudio } from '#areas/meals/server/testing/diet-studio.ts';
import { expectCacheFollows } from './live-cache.ts';

/** Each scenario sends every GET request several times. */
vi.setConfig({ testTimeout: 120_000 });

test('meal_plan.changed: both sides follow the allergens of a food that is corrected, also in published versions', async () => {
  const { server, studio, clientId, createFilled, assign } = await openDietStudio();
  const id = studio.ids['aliments'] ?? '';
  const readFood = async () => (await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment;
  const template = await createFilled([[await readFood(), 40]]);
  await assign(template.id, { clientIds: [clientId], overlap: 'replace', conflictNote: 'Concordato' });
  const { rows } = await server.owner.query(
    `select memberships.id, role from memberships left join clients on membership_id = memberships.id
     where memberships.account_id = $1 and (clients.id is null or clients.id = $2)`,
    [studio.accountId, clientId],
  );
  const changed: string[] = [];

  for (const [name, allergen] of [['admin', 'soybeans'] as const, ['client', 'celery'] as const]) {
    const recipient = { token: studio[name], membershipId: rows.find(({ role }) => role === name).id };
    const correct = async () => {
      const {
        isOwn: _,
        isArchived: __,
        source: ___,
        sourceRef: ____,
        label: _____,
        hasLabel: ______,
        ...draft
      } = await readFood();
      const corrected = { ...draft, allergens: { [allergen]: 'contains' }, suits: [] };
      expect((await server.ask(alimentRoutes.update, corrected, studio.admin)).status).toBe(200);
    };
    changed.push(...(await expectCacheFollows({ server, recipient, ids: studio.ids, writes: [correct] })));
  }

  const [published, days] = [mealPlanRoutes.publishedContent.endpoint, mealRoutes.days.own.endpoint];
  expect(changed).toEqual(expect.arrayContaining([published, days]));
});
