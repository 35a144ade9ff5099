import { beforeAll, expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { type DietaryProfileDraft, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { mealPlanDownloadRoutes, mealPlanPdfRoutes } from '../contract/pdf.ts';
import { openPrintedMealPlans, type PrintedMealPlans } from './testing/printed-meal-plans.ts';

let plans: PrintedMealPlans;
let ham: UsedAliment;

beforeAll(async () => {
  plans = await openPrintedMealPlans();
  const { aliments } = (
    await plans.server.ask(alimentRoutes.list, { search: 'Prosciutto crudo di Parma' }, plans.studio.admin)
  ).data;
  const id = aliments[0]?.id ?? '';
  ham = (await plans.server.ask(alimentRoutes.get, { id }, plans.studio.admin)).data.aliment;
});

async function saveProfile(changes: Partial<DietaryProfileDraft>): Promise<void> {
  const clientId = plans.studio.ids['clients'] ?? '';
  const { version } = (await plans.server.ask(dietaryProfileRoutes.get.client, { clientId }, plans.studio.admin)).data;
  const nothing = { ...dietaryProfileExample, allergies: [], diet: 'none' as const, isLactoseFree: false };
  const request = { ...nothing, isPregnant: false, isLactating: false, ...changes, clientId, version };
  expect((await plans.server.ask(dietaryProfileRoutes.save.client, request, plans.studio.admin)).status).toBe(200);
}

/** The copy of the client of the studio, published with raw ham that was confirmed for the pregnancy. */
async function copyWithHam(): Promise<string> {
  const template = await plans.createFilled([[ham, 50]]);
  const [id = ''] = await plans.assign(template.id, { clientIds: [plans.studio.ids['clients'] ?? ''] });
  return id;
}

async function textOfLink(id: string): Promise<string> {
  const { ticket } = (await plans.server.ask(mealPlanPdfRoutes.pdfLink, { id }, plans.studio.admin)).data;
  const url = `/api/shared/mealPlans/${id}/download/pdf`;
  const { rawPayload } = await plans.server.app.inject({ url, query: { ticket } });
  return (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
}

test('a food that was confirmed for the pregnancy has its reason and is said to be planned like this, without a warning, as on the phone, until the next pregnancy', async () => {
  await saveProfile({ isPregnant: true });
  const id = await copyWithHam();
  const printed = [await plans.textOf(id, {}, plans.studio.client), await plans.textOf(id), await textOfLink(id)];
  const listed = async () =>
    (await plans.server.ask(mealPlanDownloadRoutes.pdfConflicts, { id }, plans.studio.admin)).data.conflicts;
  const calm = await listed();
  await saveProfile({ isPregnant: true, note: 'Visita dal ginecologo' });
  printed.push(await plans.textOf(id, {}, plans.studio.client));
  await saveProfile({});
  await saveProfile({ isPregnant: true });
  const inNextOne = await plans.textOf(id, {}, plans.studio.client);

  for (const text of printed) {
    expect(text).toMatch(/Prosciutto crudo di Parma[^!]* previsto così/);
    expect(text).not.toMatch(/Da confermare|Da verificare/);
    expect(text).toMatch(
      /Prosciutto crudo di Parma – In gravidanza: [^.]*\. Previsto così da chi ti segue: se hai dubbi, chiedi prima di mangiarlo\./,
    );
  }
  expect(calm).toEqual([]);
  expect(inNextOne).toMatch(/Attenzione.*Prosciutto crudo di Parma – .*gravidanza/);
  expect(await listed()).toMatchObject([{ alimentId: ham.id, isExplained: false }]);
});

test('a food that was confirmed for the pregnancy and conflicts with the diet too is warned of, until a note explains the diet', async () => {
  await saveProfile({ isPregnant: true, diet: 'vegetarian' });
  const template = await plans.createFilled([[ham, 50]]);
  const clientIds = [plans.studio.ids['clients'] ?? ''];
  const [id = ''] = await plans.assign(template.id, { clientIds, conflictNote: 'Concordato in visita' });

  const text = await plans.textOf(id, {}, plans.studio.client);

  expect(text).toMatch(/Attenzione.*Prosciutto crudo di Parma – .*gravidanza.*Previsto così da chi ti segue/);
});

test('of a food that was left in spite of traces the PDF has the decision, and beside it what is not known', async () => {
  await saveProfile({ allergies: [{ allergen: 'nuts', severity: 'allergy' }], isGlutenFree: true });
  const draft = { ...alimentDraft, name: 'Fesellona', name_en: '', allergens: { nuts: 'may_contain' as const } };
  const { aliment } = (
    await plans.server.ask(alimentRoutes.create, { ...draft, declaresAllergens: false, suits: [] }, plans.studio.admin)
  ).data;
  const template = await plans.createFilled([[aliment, 50]]);
  const clientIds = [plans.studio.ids['clients'] ?? ''];
  const [id = ''] = await plans.assign(template.id, { clientIds, conflictNote: 'Concordato' });

  const text = await plans.textOf(id, {}, plans.studio.client);
  expect(text).toMatch(
    /Fesellona – Può contenere tracce: Frutta a guscio \(allergia\)\. Allergia a: frutta a guscio\. Chi ti segue la conosce e ha deciso.* Non si sa se è senza glutine/,
  );
});

test('a food that was confirmed for the pregnancy and of which the rennet is not known has no warning, but a line for that', async () => {
  await saveProfile({ isPregnant: true, diet: 'vegetarian' });
  const { aliments } = (await plans.server.ask(alimentRoutes.list, { search: 'Brie' }, plans.studio.admin)).data;
  const { aliment } = (await plans.server.ask(alimentRoutes.get, { id: aliments[0]?.id ?? '' }, plans.studio.admin))
    .data;
  const template = await plans.createFilled([[aliment, 50]]);
  const clientIds = [plans.studio.ids['clients'] ?? ''];
  const [id = ''] = await plans.assign(template.id, { clientIds });

  const text = await plans.textOf(id, {}, plans.studio.client);

  expect(text).toMatch(/Brie[^!]* previsto così/);
  expect(text).not.toMatch(/Da confermare|Da verificare/);
  expect(text).toMatch(/Brie[^–]* – In gravidanza: .*Previsto così.* Brie[^–]* – [^.]*caglio/);
});
