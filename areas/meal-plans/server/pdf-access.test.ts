import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { mealPlanDownloadRoutes, mealPlanPdfRoutes } from '../contract/pdf.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { mealPlanSettingRoutes } from '../contract/settings.ts';
import { today } from './testing/open-meal-plans.ts';
import { openPrintedMealPlans, type PrintedMealPlans, request } from './testing/printed-meal-plans.ts';

let plans: PrintedMealPlans;

beforeAll(async () => {
  plans = await openPrintedMealPlans();
});

describe('what the client prints', () => {
  const settings = (change: object) =>
    plans.server.ask(
      mealPlanSettingRoutes.saveClientSettings,
      { id: plans.studio.ids['clients'] ?? '', ...change },
      plans.studio.admin,
    );

  test('has no calories and no grams of nutrients when the settings hide them, also with the option on and by a link', async () => {
    await settings({ showsCalories: false, showsMacros: false });
    const own = await plans.textOf(plans.copyId, { numbers: 'true' }, plans.studio.client);
    const { ticket } = (await plans.server.ask(mealPlanPdfRoutes.pdfLink, { id: plans.copyId }, plans.studio.admin))
      .data;
    const shared = await plans.server.app.inject({
      url: `/api/shared/mealPlans/${plans.copyId}/download/pdf`,
      query: { ticket, numbers: 'true' },
    });
    const linked = (await readPdf(shared.rawPayload)).pages.join(' ');
    const professional = await plans.textOf(plans.copyId);
    const unavailable = async (token: string) =>
      (await plans.server.ask(mealPlanPdfRoutes.pdf, { id: plans.copyId }, token)).data.unavailableOptions;
    const hidden = async (id: string) =>
      (await plans.server.ask(mealPlanDownloadRoutes.pdfConflicts, { id }, plans.studio.admin)).data.hidesNumbers;
    expect([await hidden(plans.copyId), await hidden(plans.template.id)]).toEqual([true, false]);
    expect(await unavailable(plans.studio.client)).toEqual(['numbers']);
    expect(await unavailable(plans.studio.admin)).toEqual([]);
    await settings({ showsCalories: null, showsMacros: null });
    expect(await hidden(plans.copyId)).toBe(false);

    for (const text of [own, linked]) {
      expect(text).toContain('80 g');
      expect(text).not.toMatch(/kcal|P\s≥?\s?\d|carboidrati/);
    }
    expect(professional).toMatch(/kcal/);
  });

  test('has only the grams of nutrients when only calories are hidden', async () => {
    await settings({ showsCalories: false });
    const text = await plans.textOf(plans.copyId, {}, plans.studio.client);
    await settings({ showsCalories: null });

    expect(text).not.toMatch(/kcal/);
    expect(text).toMatch(/P ≥? ?\d/);
  });

  test('is the published version, whatever was changed since, also by a link; the professional prints either', async () => {
    const copy = await plans.read(plans.copyId);
    await plans.save(copy, { title: 'Non ancora pubblicato' });
    const { published } = (await plans.server.ask(mealPlanRoutes.published, { id: plans.copyId }, plans.studio.admin))
      .data;
    const publishedId = published[0]?.id ?? '';

    expect(await plans.textOf(plans.copyId, {}, plans.studio.client)).toMatch(/Equilibrato[\s\S]*versione 1 del/);
    expect(await plans.textOf(plans.copyId)).toMatch(/Non ancora pubblicato[\s\S]* non pubblicato/);
    expect(await plans.textOf(plans.copyId, { publishedId })).not.toContain('non pubblicato');
    expect(await plans.textOf(plans.copyId, { publishedId })).toMatch(/Equilibrato[\s\S]*versione 1 del/);
    expect((await plans.pdfOf(plans.template.id, { publishedId })).statusCode).toBe(404);
    const { ticket } = (await plans.server.ask(mealPlanPdfRoutes.pdfLink, { id: plans.copyId }, plans.studio.admin))
      .data;
    const shared = await plans.server.ask(mealPlanPdfRoutes.sharedPdf, { id: plans.copyId, ticket });
    expect(shared.data.title).toContain('Equilibrato');
  });

  test('names foods that contain an allergen of the client above the meals; the professional is told before', async () => {
    const { admin, client } = plans.studio;
    const { conflicts } = (await plans.server.ask(mealPlanDownloadRoutes.pdfConflicts, { id: plans.copyId }, admin))
      .data;
    const ofTemplate = await plans.server.ask(mealPlanDownloadRoutes.pdfConflicts, { id: plans.template.id }, admin);

    expect(conflicts[0]).toMatchObject({ alimentId: plans.food.milk.id, level: 'forbidden' });
    const own = await plans.textOf(plans.copyId, {}, client);
    expect(own).toMatch(
      /Attenzione: alimenti in conflitto.*Latte scremato – Contiene: Latte \(intolleranza\).*\. Previsto così da chi ti segue: se hai dubbi, chiedi prima di mangiarlo\..* Petto.*pescetariana\. Previsto.*Giorni 1–2/,
    );
    expect(own).toMatch(/Giorni 1–2.*200 g Latte scremato[^!]* ! Latte: previsto così, vedi in alto/);
    const [box = ''] = own.split('Giorni 1–2');
    expect(box).not.toContain('vedi in alto');
    expect(box.match(/Latte \(intolleranza\)|! Latte/g)).toHaveLength(1);
    expect(own).toContain('Nei pasti questi alimenti hanno un segno accanto.');
    expect(own).not.toContain('Nota riservata');
    expect(await plans.textOf(plans.copyId)).toMatch(/Attenzione: alimenti in conflitto/);
    expect(ofTemplate.data.conflicts).toEqual([]);
    expect(await plans.textOf(plans.template.id)).not.toContain('Attenzione');
  });

  test('names foods to check too, as the dialog that publishes promises', async () => {
    const { admin, client, ids } = plans.studio;
    const clientId = ids['clients'] ?? '';
    const { profile, version } = (await plans.server.ask(dietaryProfileRoutes.get.client, { clientId }, admin)).data;
    const allergies = [...profile.allergies, { allergen: 'soybeans' as const, severity: 'intolerance' as const }];
    await plans.server.ask(dietaryProfileRoutes.save.client, { clientId, ...profile, allergies, version }, admin);

    expect(await plans.textOf(plans.copyId, {}, client)).toMatch(
      /o da verificare.*Pasta di semola, cruda – Può contenere tracce: Soia \(intolleranza\)[^!]* ! Da verificare (?!: Soia).*Giorni 1–2.*Pasta di semola, cruda ! Da verificare: Soia/,
    );
    expect(await plans.textOf(plans.copyId, { language: 'en' }, client)).toMatch(/Days 1–2.*raw ! To check: Soybeans/);
  });
});

test('a food that only a note, a line or a recipe names is marked beside it and named above the meals, in the language of the PDF', async () => {
  const plans = await openPrintedMealPlans();
  const { admin, client, ids } = plans.studio;
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const [day] = template.days;
  const [meal, ...meals] = day?.meals ?? [];
  if (!day || !meal) throw new Error('no meal');
  const line = { id: newId(), line: 'Oppure 150 g di gamberi', line_en: 'Or 150 g of prawns' };
  const noted = {
    ...meal,
    meal_description: 'Con pane e maionese',
    mealComponents: [...meal.mealComponents, { ...line, lineKind: 'note' as const, recipeId: null, components: [] }],
  };
  await plans.save(template, {
    description: 'Una manciata di noci al giorno',
    days: [{ ...day, description: 'Niente frutta secca', meals: [noted, ...meals] }],
  });
  const [copyId = ''] = await plans.assign(template.id, {
    clientIds: [ids['clients'] ?? ''],
    note: 'E un po’ di soia',
  });
  const allergies = (['crustaceans', 'eggs', 'nuts', 'soybeans'] as const).map((allergen) => ({
    ...{ allergen, severity: 'allergy' as const },
  }));
  const clientId = ids['clients'] ?? '';
  const { profile, version } = (await plans.server.ask(dietaryProfileRoutes.get.client, { clientId }, admin)).data;
  await plans.server.ask(dietaryProfileRoutes.save.client, { clientId, ...profile, allergies, version }, admin);

  const text = await plans.textOf(copyId, {}, client);

  expect(text).toMatch(
    /Attenzione.*«Oppure 150 g di gamberi» – [^!]*Crostacei \(allergia\) ! Da verificare.*Giorno 1.*Oppure 150 g di gamberi ! Da verificare: Crostacei/,
  );
  expect(text).toMatch(/Con pane e maionese ! Da verificare: Uova/);
  expect(text).toMatch(/manciata di noci al giorno ! Da verificare: Frutta a guscio/);
  expect(text).toMatch(/E un po’ di soia ! Da verificare: Soia/);
  expect(text).not.toContain('prawns');
  const { notes } = (await plans.server.ask(mealPlanDownloadRoutes.pdfConflicts, { id: copyId }, admin)).data;
  expect(notes.map((one) => one.text)).toContain('Oppure 150 g di gamberi');
  const english = await plans.textOf(copyId, { language: 'en' }, client);
  expect(english).toMatch(/“Or 150 g of prawns” – .*Or 150 g of prawns ! To check: Crustaceans/);
  expect(english.split('Day 1')[0]).not.toContain('gamberi');
});

describe('who may print', () => {
  test('a client prints their own copy, but neither the template nor the copy of another client', async () => {
    const { client, otherClient } = plans.studio;
    const statuses = (token: string) =>
      Promise.all([plans.copyId, plans.template.id].map(async (id) => (await plans.pdfOf(id, {}, token)).statusCode));

    expect(await statuses(client)).toEqual([200, 404]);
    expect(await statuses(otherClient)).toEqual([404, 404]);
  });

  test('a meal plan of another account is not found on any route', async () => {
    const other = await openTestStudio(plans.server);
    const routes = [mealPlanPdfRoutes.pdf, mealPlanPdfRoutes.pdfLink, mealPlanDownloadRoutes.pdfConflicts];
    const requests = routes.map((route) => plans.server.ask(route, { id: plans.copyId }, other.admin));

    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await plans.pdfOf(plans.copyId, {}, other.admin)).statusCode).toBe(404);
  });

  test('a client sees neither the warnings for professionals nor gets a link', async () => {
    const requests = [mealPlanPdfRoutes.pdfLink, mealPlanDownloadRoutes.pdfConflicts].map((route) =>
      plans.server.ask(route, { id: plans.copyId }, plans.studio.client),
    );

    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([403, 403]);
  });

  test('an invalid option is named in the error', async () => {
    expect((await plans.pdfOf(plans.copyId, { startDate: '2026-02-30' })).json()).toMatchObject({
      code: 'invalid',
      errors: { startDate: [expect.any(String)] },
    });
  });
});

describe('the download by query', () => {
  const download = (query: Record<string, string>, token = plans.studio.admin) =>
    request(plans, { url: '/api/mealPlans/download/pdf', query, token });

  test('is the template, or with a client the copy that they have of it, with heading and without notes', async () => {
    const userId = plans.studio.ids['clients'] ?? '';
    const [ofTemplate, ofClient] = [
      await download({ mealPlanId: plans.template.id, startDate: '2026-11-16', heading: 'Per te' }),
      await download({ mealPlanId: plans.template.id, userId, addNote: 'false' }),
    ];
    const [first, second] = [await readPdf(ofTemplate.rawPayload), await readPdf(ofClient.rawPayload)];

    expect(first.pages[0]).toMatch(/Per te/);
    expect(first.pages[0]).toMatch(/16 nov – 13 dic 2026/);
    expect(second.pages.join(' ')).toMatch(/Piano alimentare di/);
    expect(second.pages.join(' ')).not.toMatch(/Con calma/);
  });

  test('finds nothing for a client without the meal plan, nor for a client who names a template of others', async () => {
    const userId = await plans.addClient();
    const other = await download({ mealPlanId: plans.template.id }, plans.studio.otherClient);

    expect((await download({ mealPlanId: plans.template.id, userId })).statusCode).toBe(404);
    expect(other.statusCode).toBe(404);
    expect((await download({ mealPlanId: plans.template.id }, plans.studio.client)).statusCode).toBe(200);
  });
});

test('a copy that starts later is printed with the dates of its days', async () => {
  const clientIds = [await plans.addClient()];
  const [id = ''] = await plans.assign(plans.template.id, { clientIds, startsOn: today(3) });

  expect((await plans.pdfOf(id)).headers['content-disposition']).toContain('Cliente');
});
