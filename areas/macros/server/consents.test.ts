import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { type Macro, macroRoutes } from '../contract/library.ts';
import { macroDraft } from '../example.ts';

let server: TestServer;
let studio: TestStudio;
let copy: Macro;

const byWeight = { method: 'weight', weightKg: 82.4, proteinGramsPerKg: 1.8, lipidsGramsPerKg: 0.9, kcalPerDay: 2345 };
const content = {
  ...macroDraft,
  entries: { day: { ...byWeight, method: 'weight' as const }, training: null, rest: null },
};

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

beforeEach(async () => {
  await decide(true);
  const clientId = studio.ids['clients'] ?? '';
  const reply = await server.ask(macroRoutes.create, { ...content, clientId, startsOn: '2026-12-01' }, studio.admin);
  copy = reply.data.macro;
});

const decide = (isGiven: boolean) =>
  server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, studio.client);
const get = async () => (await server.ask(macroRoutes.get, { id: copy.id }, studio.admin)).data.macro;
const update = ({ title, note, entries, energy, id, version }: Macro, changes: Partial<Macro>) =>
  server.ask(macroRoutes.update, { title, note, entries, energy, id, version, ...changes }, studio.admin);
const save = async (macro: Macro, changes: Partial<Macro> = {}) =>
  update({ ...macro, version: (await get()).version }, changes);
const bodyNumbers = (reply: unknown) =>
  [/82\.4/, /"heightCm":\d/, /"weightKg":\d/, /"bmrKcal":\d/].filter((one) => one.test(JSON.stringify(reply)));

test('weight, height and energy of a target are hidden while the client withdrew the consent to health data, and shown again with it', async () => {
  const shown = await get();
  expect(shown).toMatchObject({ entries: content.entries, energy: macroDraft.energy, isHealthDataHidden: false });
  expect(shown.computedEnergy).not.toBeNull();

  await decide(false);
  const hidden = await get();
  const { id } = copy;
  const replies = [
    hidden,
    await server.ask(macroRoutes.detailForAssign, { id }, studio.admin),
    await save(hidden, { title: 'Definizione, dicembre' }),
    await server.ask(macroRoutes.update, { ...content, id, version: 1 }, studio.admin),
    await server.ask(macroRoutes.clone, { id, title: 'Copia' }, studio.admin),
  ];
  expect(hidden).toMatchObject({
    energy: null,
    computedEnergy: null,
    isHealthDataHidden: true,
    targets: shown.targets,
  });
  expect(replies.map(bodyNumbers)).toEqual(replies.map(() => []));

  await decide(true);
  expect(await get()).toMatchObject({ ...content, title: 'Definizione, dicembre', targets: shown.targets });
});

test('a target that is changed while the consent is withdrawn keeps the hidden origin of its energy', async () => {
  await decide(false);
  const day = { method: 'grams' as const, protein_tot: 150, carbs_tot: 200, lipids_tot: 60 };
  await save(await get(), { entries: { day, training: null, rest: null } });

  await decide(true);
  expect(await get()).toMatchObject({
    entries: { day },
    energy: macroDraft.energy,
    targets: { day: { protein_tot: 150 } },
  });
});

test('a form opened while the energy was hidden does not overwrite it once the consent is given again', async () => {
  await decide(false);
  const opened = await get();
  await decide(true);
  const reply = await update(opened, { title: 'Definizione, dicembre' });

  expect(reply).toMatchObject({ status: 409, code: 'version_conflict', data: { record: content } });
  expect(await get()).toMatchObject(content);
});

test('a form opened before the consent was withdrawn reads nothing hidden when it is saved, and what it shows then keeps it', async () => {
  const opened = await get();
  await decide(false);
  const reply = await update(opened, { title: 'Definizione, dicembre' });

  expect(reply).toMatchObject({ status: 409, code: 'version_conflict', data: { record: { energy: null } } });
  expect(bodyNumbers(reply)).toEqual([]);
  await update(await get(), { title: 'Definizione, dicembre' });
  await decide(true);
  expect(await get()).toMatchObject({ ...content, title: 'Definizione, dicembre' });
});
