import { beforeAll, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { mealPlanDownloadRoutes } from '../contract/pdf.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;
let clientId: string;
let clientName: string;

beforeAll(async () => {
  plans = await openMealPlans();
  clientId = plans.studio.ids['clients'] ?? '';
  clientName = (await plans.server.ask(clientRoutes.detail, { id: clientId }, plans.studio.admin)).data.client.name;
});

const decide = (isGiven: boolean) =>
  plans.server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, plans.studio.client);

test('the preview of an assignment names the clients whose withdrawn consent hides their allergies', async () => {
  const template = await plans.createFilled([[plans.food.milk, 200]]);
  const request = { id: template.id, clientIds: [clientId, await plans.addClient()], startsOn: today() };
  const unchecked = async () =>
    (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data.preview.uncheckedClients;

  await decide(false);
  const withdrawn = await unchecked();
  await decide(true);

  expect(withdrawn).toEqual([clientName]);
  expect(await unchecked()).toEqual([]);
});

test('the preview of an assignment names the clients whose declarations nobody has confirmed, and not without their consent', async () => {
  const answer = { ...sentAnswer('Hai allergie o intolleranze?'), value: { kind: 'text', value: 'Noci' } };
  await addFirstAnswers({ ...plans, clientId }, [answer]);
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const request = { id: template.id, clientIds: [clientId, await plans.addClient()], startsOn: today() };
  const undecided = async () =>
    (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data.preview.undecidedClients;

  expect(await undecided()).toEqual([clientName]);
  await decide(false);
  const withdrawn = await undecided();
  await decide(true);
  expect(withdrawn).toEqual([]);
});

test('an update from the template and the PDF of a copy say that its foods are not checked without the consent', async () => {
  const template = await plans.createFilled([[plans.food.milk, 200]]);
  const [copyId = ''] = await plans.assign(template.id, { clientIds: [clientId], conflictNote: 'Va bene' });
  await plans.save(template, withFoods(template, [[plans.food.oil, 10]]));
  const checkedParts = async () => {
    const { copies } = (await plans.server.ask(mealPlanRoutes.copyUpdates, { id: template.id }, plans.studio.admin))
      .data;
    const pdf = await plans.server.ask(mealPlanDownloadRoutes.pdfConflicts, { id: copyId }, plans.studio.admin);
    return [copies[0]?.isUnchecked, pdf.data.uncheckedClient];
  };

  await decide(false);
  const withdrawn = await checkedParts();
  await decide(true);

  expect(withdrawn).toEqual([true, clientName]);
  expect(await checkedParts()).toEqual([false, null]);
});
