import { beforeAll, describe, expect, test } from 'vitest';
import { qualificationRoutes } from '#areas/meal-plans/contract/qualification.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { accountRoutes } from '#areas/account/contract.ts';
import { metricUnits, withUnit } from '#shell/common/units.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import type { Measure, VisitRecord } from '../contract/document.ts';
import { visitPdfRoutes } from '../contract/pdf.ts';
import { figuresOf } from '../rules/figures.ts';
import { resultsOf } from '../rules/results.ts';
import { folds, measure, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
let visits: TestVisits;
let visit: VisitRecord;

beforeAll(async () => {
  server = await openTestServer();
  visits = await openTestVisits(server);
  ({ studio, clientId } = visits);
  await server.ask(
    qualificationRoutes.save,
    { profession: 'dietitian', register: 'Ordine TSRM e PSTRP di Milano', number: '1234' },
    studio.admin,
  );
  await visits.completed('2026-01-12', [
    measure('weight', 64.2),
    measure('height', 168),
    measure('waist', 74),
    ...folds,
  ]);
  const arm: Measure = { id: 'arms:R', metric: 'arms', side: 'R', takes: [28.4] };
  visit = await visits.completed(
    '2026-03-02',
    [measure('weight', 62.4), measure('height', 168), measure('waist', 71.5), arm, ...folds],
    {
      plan: 'Due cene di pesce',
      advice: 'Bevi prima di avere sete',
      privateNotes: 'Sospetto di fame nervosa',
      answers: [{ id: 'goal', text: 'Correre la mezza' }],
      nextVisitOn: '2026-04-13',
    },
  );
});

async function pdfOf(
  path: string,
  token?: string,
): Promise<{ status: number; text: string; pages: number; raw: Buffer }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { statusCode, rawPayload } = await server.app.inject({ url: `/api${path}`, headers });
  if (statusCode !== 200) return { status: statusCode, text: '', pages: 0, raw: rawPayload };
  const { pages } = await readPdf(rawPayload);
  return { status: statusCode, text: pages.join('\n'), pages: pages.length, raw: rawPayload };
}

/** The PDF breaks lines and has no-break spaces. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

const italian = (value: number) =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: 'always' as never }).format(value);

describe('the PDF of a visit', () => {
  test('has the figures of the screen, changes, formula with its error, professional with register, on one or two pages', async () => {
    const { text, pages, raw } = await pdfOf(`/visits/${visit.id}/download/pdf`, studio.admin);

    const figures = figuresOf(resultsOf(visit, { gender: 'female', birthDate: '1996-03-03' }), metricUnits).filter(
      ({ value }) => value !== undefined,
    );
    expect(figures.map(({ name }) => name)).toEqual(['fat', 'foldSum', 'bmi', 'bmr', 'desirableWeight', 'waistHeight']);
    for (const { value, unit } of figures)
      expect(inOneLine(text)).toContain(inOneLine(withUnit(italian(value ?? -1), unit)));
    expect(text).toMatch(/Peso \(kg\)\s*62,4\s*64,2\s*−1,8/);
    expect(text).toContain('Braccia · Destra (cm)');
    expect(text).not.toMatch(/\d\s%/);
    expect(text).toContain('Massa grassa 28,2% Massa magra 71,8%');
    expect(text).toMatch(/Durnin-Womersley[\s\S]*± 3,5\s+punti/);
    expect(text).toContain('Ordine TSRM e PSTRP di Milano n. 1234');
    for (const own of ['Due cene di pesce', 'Bevi prima di avere sete', 'Prossima visita: 13 apr 2026'])
      expect(text).toContain(own);
    expect(text).toContain('Andamento');
    expect(pages).toBeLessThanOrEqual(2);
    expect((await readPdf(raw)).isAccessible).toBe(true);
  });

  test('says that a formula for adults gives a child no resting energy, and how the body mass index of a minor is read', async () => {
    const measures = [measure('weight', 40), measure('height', 150)];
    const { id } = await visits.completed('2008-06-01', measures, { metabolicRateFormula: 'MIFFLIN_ST_JEOR' });
    const { text } = await pdfOf(`/visits/${id}/download/pdf`, studio.admin);

    expect(inOneLine(text)).toContain('Metabolismo a riposo: Questa formula è per adulti');
    expect(inOneLine(text)).toMatch(
      /BMI\): Percentile per età e sesso \d+,\d \(z −?\d,\d+\): [a-z ]+\. Riferimento OMS 2007\./,
    );
    expect(inOneLine(text)).not.toContain('kcal');
  });

  test('says on how many readings a skinfold is based whose third one is missing, and which table “Molnár” is', async () => {
    const { id } = await visits.completed(
      '2025-12-01',
      [measure('weight', 62.4), measure('height', 168), ...folds.slice(1), measure('triceps_fold', 12, 14)],
      { metabolicRateFormula: 'MOLNAR' },
    );
    const text = inOneLine((await pdfOf(`/visits/${id}/download/pdf`, studio.admin)).text);

    expect(text).toMatch(/Plica tricipitale: media di 2 letture che differiscono più del 5%/);
    expect(text).toContain('Metabolismo a riposo: Molnár (tabella FAO/WHO/UNU).');
    expect(text).toContain('usa la tabella FAO/WHO/UNU del 1985');
  });

  test('names the activity and the factor of the total energy of the day', async () => {
    const measures = [measure('weight', 62.4), measure('height', 168)];
    const { id } = await visits.completed('2025-11-03', measures, { activity: 'lightly_active' });
    const { text } = await pdfOf(`/visits/${id}/download/pdf`, studio.admin);

    expect(inOneLine(text)).toContain(
      'Energia totale della giornata: metabolismo a riposo × 1,375 (Leggermente attivo).',
    );
  });

  test('is in the units of the professional who prints', async () => {
    await server.ask(accountRoutes.setUnits, { weight: 'lb', length: 'in' }, studio.admin);
    const { text } = await pdfOf(`/visits/${visit.id}/download/pdf`, studio.admin);
    await server.ask(accountRoutes.setUnits, metricUnits, studio.admin);

    expect(text).toMatch(/Peso \(lb\)\s*137,6\s*141,5\s*−3,9/);
    expect(text).toMatch(/Vita \(in\)\s*28,15\s*29,13\s*−0,98/);
    expect(inOneLine(text)).toMatch(/29,13 in.*28,15 in/);
    expect(text).toContain('137,6 lb');
    expect((await pdfOf(`/visits/${visit.id}/download/pdf`, studio.admin)).text).toMatch(/Peso \(kg\)\s*62,4/);
  });

  test('opened by a link is in the units of the client', async () => {
    await server.ask(accountRoutes.setUnits, { weight: 'lb', length: 'in' }, studio.client);
    const { ticket } = (await server.ask(visitPdfRoutes.pdfLink, { id: visit.id }, studio.admin)).data;
    const { text } = await pdfOf(`/shared/visits/${visit.id}/download/pdf?ticket=${ticket}`);
    await server.ask(accountRoutes.setUnits, metricUnits, studio.client);

    expect(text).toContain('137,6 lb');
    expect(text).toMatch(/Vita \(in\)/);
    expect(inOneLine(text)).not.toMatch(/\d (?:kg|cm)/);
  });

  test('has anamnesis and private notes only when a professional chooses them, in both languages', async () => {
    const path = `/visits/${visit.id}/print`;
    const usual = await pdfOf(path, studio.admin);
    const chosen = await pdfOf(`${path}?anamnesis=true&privateNotes=true&measures=false&language=en`, studio.admin);

    expect(usual.text).not.toMatch(/Sospetto|mezza/);
    expect(chosen.text).toMatch(/Visit of 2 Mar 2026/);
    expect(chosen.text).toMatch(/Goal: Correre la mezza/);
    expect(chosen.text).toContain('Sospetto di fame nervosa');
    expect(chosen.text).not.toContain('Arms');
  });

  test('is in the language of the client; the page with its preview is in that of its reader', async () => {
    const locale = `update users set locale = $2
      where id = (select user_id from memberships join clients on clients.membership_id = memberships.id where clients.id = $1)`;
    await server.owner.query(locale, [clientId, 'en']);
    const { data } = await server.ask(visitPdfRoutes.pdf, { id: visit.id, page: 1 }, studio.admin);
    await server.owner.query(locale, [clientId, 'it']);

    expect(data).toMatchObject({ language: 'en', title: 'Visita del 2 mar 2026' });
    expect(data.fileName).toMatch(/^Visit of 2 Mar 2026, /);
  });

  test('is opened by a link without confidential sections, also when the link asks for them, and not for a draft', async () => {
    const { ticket } = (await server.ask(visitPdfRoutes.pdfLink, { id: visit.id }, studio.admin)).data;
    const shared = await pdfOf(
      `/shared/visits/${visit.id}/download/pdf?ticket=${ticket}&anamnesis=true&privateNotes=true`,
    );
    const draft = await visits.create('2026-03-09');

    expect(shared.text).toContain('Bevi prima di avere sete');
    expect(shared.text).not.toMatch(/Sospetto|mezza/);
    expect((await server.ask(visitPdfRoutes.pdfLink, { id: draft.id }, studio.admin)).status).toBe(409);
    expect((await pdfOf(`/visits/${draft.id}/print`, studio.admin)).text).toContain('Bozza');
  });

  test('sections that were off when the link was created stay off for its holder; what was on can be switched off', async () => {
    const chosen = { id: visit.id, measures: false, trend: false, anamnesis: false };
    const { ticket } = (await server.ask(visitPdfRoutes.pdfLink, chosen, studio.admin)).data;
    const request = { id: visit.id, ticket, page: 1, measures: true, trend: true };
    const shared = (await server.ask(visitPdfRoutes.sharedPdf, request)).data;
    const file = await pdfOf(
      `/shared/visits/${visit.id}/download/pdf?ticket=${ticket}&measures=true&trend=true&advice=false`,
    );

    expect(shared.unavailableOptions).toEqual(
      expect.arrayContaining(['measures', 'trend', 'anamnesis', 'privateNotes']),
    );
    expect(shared.unavailableOptions).not.toContain('results');
    expect(file.text).toContain('Due cene di pesce');
    expect(file.text).not.toMatch(/Braccia|Andamento|Bevi prima/);
  });

  test('has no number of the body for a client to whom they are not shown, and none for the client or without permission', async () => {
    const hide = `insert into client_settings (account_id, client_id, choices) values ($1, $2, '{"showsBodyNumbers": false}')
      on conflict (account_id, client_id) do update set choices = excluded.choices`;
    await server.owner.query(hide, [studio.accountId, clientId]);
    const { text } = await pdfOf(`/visits/${visit.id}/print`, studio.admin);
    await server.owner.query('delete from client_settings where client_id = $1', [clientId]);
    const refused = await Promise.all(
      [studio.client, studio.coach].map((token) => pdfOf(`/visits/${visit.id}/print`, token)),
    );

    expect(text).toContain('Bevi prima di avere sete');
    expect(text).not.toMatch(/62,4|kcal|28,4|%|Andamento/);
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  });

  test('has the highest and lowest value at each chart of its trend, also of a visit between the first and the last', async () => {
    await visits.completed('2026-04-06', [measure('weight', 66.1), measure('height', 168)]);
    const last = await visits.completed('2026-05-04', [measure('weight', 63), measure('height', 168)]);
    const { text } = await pdfOf(`/visits/${last.id}/download/pdf`, studio.admin);

    expect(inOneLine(text)).toContain('Andamento Peso 66,1 kg');
    expect(inOneLine(text)).toContain('Vita 74 cm 71,5 cm 74 cm 71,5 cm');
  });
});
