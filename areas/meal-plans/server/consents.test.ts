import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { limits } from '#areas/aliments/contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { newId } from '#shell/common/ids.ts';
import { mealPlanDownloadRoutes, mealPlanPdfRoutes } from '../contract/pdf.ts';
import { MealPlanContent, type MealPlanRecord } from '../contract/document.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { componentsOf } from '../rules/content.ts';
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

test('the preview of an assignment names the clients of whom nobody said anything about allergies, and not without their consent', async () => {
  const { server, studio, addClient } = plans;
  const silentId = await addClient();
  const [pregnantId, knownId] = [await addClient(), await addClient()];
  for (const saved of [
    { clientId: pregnantId, isPregnant: true, excludedWords: ['fegato'] },
    { clientId: knownId, hasNoOtherAllergies: true },
  ])
    await server.ask(dietaryProfileRoutes.save.client, { ...saved, version: 0 }, studio.admin);
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const request = { id: template.id, clientIds: [silentId, pregnantId, knownId, clientId], startsOn: today() };
  const undeclared = async () =>
    (await server.ask(mealPlanRoutes.previewAssign, request, studio.admin)).data.preview.undeclaredClients.map(
      ({ id }) => id,
    );

  expect((await undeclared()).toSorted()).toEqual([silentId, pregnantId].toSorted());
  await decide(false);
  const withdrawn = await undeclared();
  await decide(true);
  expect(withdrawn.toSorted()).toEqual([silentId, pregnantId].toSorted());
});

test('the preview of an assignment names the excluded words that no food has', async () => {
  const { server, studio, addClient } = plans;
  const [wordyId, otherId] = [await addClient(), await addClient()];
  const exclude = (id: string, excludedWords: string[]) =>
    server.ask(dietaryProfileRoutes.save.client, { version: 0, clientId: id, excludedWords }, studio.admin);
  await exclude(wordyId, ['istamina', 'cipolla']);
  await exclude(otherId, ['cipolla']);
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const request = { id: template.id, clientIds: [wordyId, otherId], startsOn: today() };
  const { preview } = (await server.ask(mealPlanRoutes.previewAssign, request, studio.admin)).data;

  expect(preview.unmatchedWords).toEqual([
    { id: wordyId, name: expect.stringMatching(/./), excludedWords: ['istamina'] },
  ]);
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

test('without the consent no response has the notes about conflicts of a client, and they are kept until it is given again', async () => {
  const { server, studio, read, save } = plans;
  const note = 'Prodotti senza glutine';
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId] });
  const written = structuredClone(await read(id));
  for (const component of componentsOf(written)) {
    component.conflictNote = note;
    component.explainedConflicts = ['gluten'];
  }
  await save(await read(id), written);
  const { version } = await read(id);
  await askConfirmingLowEnergy(server, mealPlanRoutes.publish, { id, version, startsOn: null }, studio.admin);
  const published = (await server.ask(mealPlanRoutes.published, { id }, studio.admin)).data.published[0]?.id ?? '';
  const responses = async () => {
    const present = (await read(id)).version;
    const outdated = { id, version: present - 1, saveId: newId(), changes: [] };
    return JSON.stringify([
      await read(id),
      await server.ask(mealPlanRoutes.detailForEdit, { id }, studio.admin),
      await server.ask(mealPlanRoutes.version, { id, version: present }, studio.admin),
      await server.ask(mealPlanRoutes.save, outdated, studio.admin),
      await server.ask(mealPlanRoutes.publish, { id, version: present - 1 }, studio.admin),
      await server.ask(mealPlanRoutes.publishedContent, { id, publishedId: published }, studio.admin),
    ]);
  };
  expect((await responses()).split(note)).toHaveLength(7);

  await decide(false);

  const withdrawn = await responses();
  expect([withdrawn.includes(note), withdrawn.includes('"gluten"')]).toEqual([false, false]);
  const opened = await read(id);
  await save(opened, { ...opened, title: 'Senza note' });
  const current = (await read(id)).version;
  const restored = { id, publishedId: published, current, saveId: newId() };
  expect((await server.ask(mealPlanRoutes.restorePublished, restored, studio.admin)).status).toBe(200);
  await decide(true);
  expect(componentsOf(await read(id))).toMatchObject([{ conflictNote: note, explainedConflicts: ['gluten'] }]);
});

/** A copy of the client whose only food has a note. */
async function copyWithNote(note: string): Promise<string> {
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId] });
  await plans.save(await plans.read(id), withNote(await plans.read(id), note));
  return id;
}

function withNote(mealPlan: MealPlanRecord, conflictNote: unknown): MealPlanRecord {
  const written = structuredClone(mealPlan);
  for (const component of componentsOf(written)) Object.assign(component, { conflictNote });
  return written;
}

const notesOf = (content: MealPlanContent) => componentsOf(content).map(({ conflictNote }) => conflictNote);

test('a note typed while the notes were hidden is a conflict of versions once they are shown again', async () => {
  const { read, save } = plans;
  const id = await copyWithNote('Tollerato nel 2025');
  await decide(false);
  const opened = await read(id);
  await decide(true);

  const reply = await save(opened, withNote(opened, 'Poco'));

  expect(reply).toMatchObject({ status: 409, code: 'version_conflict' });
  const { document } = z.object({ document: z.object({ content: MealPlanContent }) }).parse(reply.data);
  expect([notesOf(opened), notesOf(document.content), notesOf(await read(id))]).toEqual([
    [''],
    ['Tollerato nel 2025'],
    ['Tollerato nel 2025'],
  ]);
});

test('an editor opened before the consent was withdrawn reads no note when it saves', async () => {
  const { read, save } = plans;
  const id = await copyWithNote('Tollerato nel 2025');
  const opened = await read(id);
  await decide(false);

  const reply = await save(opened, { ...opened, title: 'Senza note' });

  await decide(true);
  expect(reply).toMatchObject({ status: 409, code: 'version_conflict' });
  expect(JSON.stringify(reply)).not.toContain('Tollerato');
  expect(notesOf(await read(id))).toEqual(['Tollerato nel 2025']);
});

test('a note saved while the notes are hidden is added to the hidden one', async () => {
  const { read, save } = plans;
  const id = await copyWithNote('Tollerato nel 2025');
  await decide(false);
  const opened = await read(id);

  expect((await save(opened, withNote(opened, 'Poco'))).status).toBe(200);
  const saved = await read(id);

  await decide(true);
  expect([notesOf(saved), notesOf(await read(id))]).toEqual([[''], ['Tollerato nel 2025\nPoco']]);
});

test('beside a hidden note, too, a note is text', async () => {
  const id = await copyWithNote('Tollerato nel 2025');
  await decide(false);
  const opened = await plans.read(id);

  const reply = await plans.save(opened, withNote(opened, { note: 'Poco' }));

  await decide(true);
  expect(reply.status).toBe(422);
  expect(notesOf(await plans.read(id))).toEqual(['Tollerato nel 2025']);
});

test('a hidden note and the typed one are cut to the limit that they have together', async () => {
  const { read, save } = plans;
  const hidden = `Tollerato ${'a'.repeat(limits.conflictNote - 15)}`;
  const id = await copyWithNote(hidden);
  await decide(false);
  const opened = await read(id);

  const tooLong = await save(opened, withNote(opened, 'a'.repeat(limits.conflictNote + 1)));
  const fitting = await save(opened, withNote(opened, 'Poco burro'));

  await decide(true);
  expect([tooLong.status, fitting.status]).toEqual([422, 200]);
  expect(notesOf(await read(id))).toEqual([`${hidden}\nPoco`]);
});

test('a withdrawn consent leaves a published copy published, and as the template has it', async () => {
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId] });
  await plans.save(template, withFoods(template, [[plans.food.milk, 100]]));
  const state = async () => {
    const { data } = await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin);
    const updates = await plans.server.ask(mealPlanRoutes.copyUpdates, { id: template.id }, plans.studio.admin);
    const { version } = await plans.read(id);
    return {
      isPublished: data.publishedVersion === version,
      version,
      isEdited: updates.data.copies[0]?.wasEditedByHand,
    };
  };
  expect(await state()).toEqual({ isPublished: true, version: 1, isEdited: false });

  await decide(false);
  const withdrawn = await state();
  await decide(true);

  expect(withdrawn).toEqual({ isPublished: true, version: 2, isEdited: false });
});

test('a link to the meal plan of a client is closed while the consent is withdrawn, and none is created; that of a template stays open', async () => {
  const { admin } = plans.studio;
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId] });
  const createLink = (of: string) => plans.server.ask(mealPlanPdfRoutes.pdfLink, { id: of }, admin);
  const openLink = async (of: string, ticket: string) =>
    (await plans.server.ask(mealPlanPdfRoutes.sharedPdf, { id: of, ticket })).status;
  const [{ data: ofCopy }, { data: ofTemplate }] = [await createLink(id), await createLink(template.id)];
  const { published } = (await plans.server.ask(mealPlanRoutes.published, { id }, admin)).data;
  const openVersion = async () =>
    (
      await plans.server.ask(mealPlanPdfRoutes.sharedPdf, {
        ...{ id, ticket: ofCopy.ticket },
        publishedId: published[0]?.id ?? '',
      })
    ).status;
  expect([await openLink(id, ofCopy.ticket), await openVersion()]).toEqual([200, 200]);

  await decide(false);
  const closed = [await openLink(id, ofCopy.ticket), await openVersion()];
  const [refused, stillOpen] = [await createLink(id), await openLink(template.id, ofTemplate.ticket)];
  await decide(true);

  expect(closed).toEqual([404, 404]);
  expect(refused).toMatchObject({ status: 403, code: 'health_data_withdrawn' });
  expect(stillOpen).toBe(200);
  expect(await openLink(id, ofCopy.ticket)).toBe(200);
});
