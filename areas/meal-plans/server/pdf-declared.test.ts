import { beforeAll, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { mealPlanPdfRoutes } from '../contract/pdf.ts';
import { openPrintedMealPlans, type PrintedMealPlans } from './testing/printed-meal-plans.ts';

let plans: PrintedMealPlans;
let clientId: string;
let copyId: string;

async function foodNamed(search: string) {
  const { aliments } = (await plans.server.ask(alimentRoutes.list, { search }, plans.studio.admin)).data;
  const id = aliments[0]?.id ?? '';
  return (await plans.server.ask(alimentRoutes.get, { id }, plans.studio.admin)).data.aliment;
}

async function textOfLink(): Promise<string> {
  const { ticket } = (await plans.server.ask(mealPlanPdfRoutes.pdfLink, { id: copyId }, plans.studio.admin)).data;
  const url = `/api/shared/mealPlans/${copyId}/download/pdf`;
  const { rawPayload } = await plans.server.app.inject({ url, query: { ticket } });
  return (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
}

async function printedTexts(): Promise<string[]> {
  const ofCallers = [await plans.textOf(copyId, {}, plans.studio.client), await plans.textOf(copyId)];
  return [...ofCallers, await textOfLink()];
}

beforeAll(async () => {
  plans = await openPrintedMealPlans();
  clientId = plans.studio.ids['clients'] ?? '';
  const template = await plans.createFilled([
    [await foodNamed('Gamberi'), 100],
    [await foodNamed('Vino rosso'), 100],
    [plans.food.rice, 80],
  ]);
  [copyId = ''] = await plans.assign(template.id, { clientIds: [clientId] });
});

test('the file of the client, of a professional and of a link marks foods against what is declared and undecided, and says what that is', async () => {
  for (const text of await printedTexts()) expect(text).not.toMatch(/Hai indicato/);
  await addFirstAnswers({ ...plans, clientId }, [
    { ...sentAnswer('Hai allergie o intolleranze?'), value: { kind: 'text', value: 'Ai crostacei' } },
    { ...sentAnswer('Sei in gravidanza?'), value: { kind: 'boolean', value: true } },
  ]);

  for (const text of await printedTexts()) {
    expect(text).toMatch(/Hai indicato: crostacei, in gravidanza\. Chi ti segue non l’ha ancora confermato/);
    expect(text).toMatch(/Gamber[^–]* – Contiene: Crostacei \(allergia\)/);
    expect(text).toMatch(/Vino rosso – .*gravidanza/);
    expect(text.match(/Da evitare: Crostacei/g)).toHaveLength(1);
  }
});

test('the shopping list of the file has the same marks, as that of the phone', async () => {
  const text = await plans.textOf(copyId, { shopping: 'true' }, plans.studio.client);

  expect(text.match(/Da evitare: Crostacei/g)).toHaveLength(2);
});

test('what was rejected is neither marked nor said', async () => {
  const { server, studio } = plans;
  const { declarations = [] } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const keys = declarations.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  await server.ask(declarationRoutes.decide, { clientId, decision: 'rejected', declarations: keys }, studio.admin);

  for (const text of await printedTexts()) expect(text).not.toMatch(/Hai indicato|Crostacei \(allergia\)|gravidanza/);
});

test('of declared words that name nothing known the file says that they are not checked', async () => {
  await addFirstAnswers({ ...plans, clientId }, [
    { ...sentAnswer('Hai intolleranze?'), value: { kind: 'text', value: 'Istamina' } },
  ]);

  for (const text of await printedTexts()) expect(text).toMatch(/Hai scritto qualcosa che chi ti segue non ha ancora/);
});
