import { beforeAll, expect, test } from 'vitest';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

let plans: MealPlans;
beforeAll(async () => {
  plans = await openMealPlans();
});

test('texts without a translation are counted for the clients who read English, and only for them, whatever the professional reads', async () => {
  const { admin } = plans.studio;
  const mealPlan = await plans.createFilled([[plans.food.pasta, 80]]);
  const { id } = mealPlan;
  await plans.save(mealPlan, { description: 'Bevi molto.', description_en: '' });
  const clientIds = await Promise.all(['Anna', 'Bruno'].map((name) => plans.addClient(name)));
  const [english = '', italian = ''] = clientIds;
  await plans.asOwner("update clients set locale = 'en' where id = $1", [english]);
  const previewOf = async (chosen: string[]) => {
    const request = { id, clientIds: chosen, startsOn: today() };
    return (await plans.server.ask(mealPlanRoutes.previewAssign, request, admin)).data.preview;
  };

  expect((await previewOf(clientIds)).untranslated).toMatchObject({
    language: 'en',
    texts: 1,
    clients: [expect.stringMatching(/^Anna/)],
  });
  expect((await previewOf([italian])).untranslated).toBeUndefined();
  await plans.asOwner(
    "update users set locale = 'en' where id = (select user_id from memberships where account_id = $1 and role = 'admin')",
    [plans.studio.accountId],
  );
  expect((await previewOf(clientIds)).untranslated).toMatchObject({ language: 'en', texts: 1 });

  const [copyId = ''] = await plans.assign(id, { clientIds: [english] });
  const published = (await plans.server.ask(mealPlanRoutes.published, { id: copyId }, admin)).data;
  expect(published.clientLanguage).toBe('en');
});
