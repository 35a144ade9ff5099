import { expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { openMealPlans, today } from './testing/open-meal-plans.ts';

test('the preview of an assignment names the clients with medicines or illnesses, also when these were ticked, and not without their consent', async () => {
  const plans = await openMealPlans();
  const clientId = plans.studio.ids['clients'] ?? '';
  const decide = (isGiven: boolean) =>
    plans.server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, plans.studio.client);
  const options = { kind: 'checkboxes', value: { kind: 'checkboxes', optionIds: [], other: '' } };
  const answer = { ...sentAnswer('Hai una di queste condizioni?'), ...options, optionTexts: ['Diabete'] };
  await addFirstAnswers({ ...plans, clientId }, [answer]);
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const request = { id: template.id, clientIds: [clientId, await plans.addClient()], startsOn: today() };
  const diagnosed = async () =>
    (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data.preview
      .clientsWithMedicines;

  expect(await diagnosed()).toEqual([{ id: clientId, name: expect.any(String) }]);
  await decide(false);
  const withdrawn = await diagnosed();
  await decide(true);
  expect(withdrawn).toBeUndefined();
});
