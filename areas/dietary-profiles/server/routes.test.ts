import { beforeAll, beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { accessRoutes } from '#areas/collaborators/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { type DietaryProfileDraft, dietaryProfileRoutes } from '../contract.ts';
import { dietaryProfileExample } from '../example.ts';

const { get, save } = dietaryProfileRoutes;
let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

/** The profile of the studio has version 1, which the client said. */
beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const saveAs = (token: string, change: Partial<DietaryProfileDraft>) =>
  server.ask(save.client, { clientId, ...dietaryProfileExample, ...change }, token);

const saveOwn = (change: Partial<DietaryProfileDraft>) =>
  server.ask(save.own, { ...dietaryProfileExample, ...change }, studio.client);

test('a professional reads what the client said, and when', async () => {
  const { data } = await server.ask(get.client, { clientId }, studio.admin);

  expect(data.version).toBe(1);
  expect(data.profile.allergies).toEqual(dietaryProfileExample.allergies);
  expect(data.changes).toHaveLength(1);
  expect(data.changes[0]).toMatchObject({ version: 1, isByClient: true, author: null, removed: [] });
  expect(data.changes[0]?.added).toContainEqual({ kind: 'allergy', allergen: 'nuts', severity: 'allergy' });
  expect(data.changes[0]?.added).toContainEqual({ kind: 'word', word: 'cipolla' });
});

test('a professional who opens it is in the log of accesses of the client', async () => {
  await server.ask(get.client, { clientId }, studio.admin);

  const { accesses } = (await server.ask(accessRoutes.accesses.own, {}, studio.client)).data;
  expect(accesses.length).toBeGreaterThan(0);
});

test('a change by a professional has their name and only what changed', async () => {
  const { data } = await saveAs(studio.admin, { version: 1, note: 'Nota riservata', isLactoseFree: false });

  expect(data.version).toBe(2);
  expect(data.changes[0]).toMatchObject({
    isByClient: false,
    author: expect.stringMatching(/./),
    added: [],
    removed: [{ kind: 'diet', diet: 'lactose_free' }],
  });
});

test('a client about whom nobody said anything has version 0, also after an empty save, until they say that there are no allergies', async () => {
  const { data } = await server.ask(get.own, {}, studio.otherClient);
  expect(data).toMatchObject({ version: 0, changes: [], profile: { allergies: [], isPostmenopausal: null } });

  const empty = await server.ask(save.own, { version: 0 }, studio.otherClient);
  expect(empty.data).toMatchObject({ version: 0, changes: [] });

  const saved = await server.ask(save.own, { version: 0, hasNoOtherAllergies: true }, studio.otherClient);
  expect(saved.data).toMatchObject({ version: 1, changes: [{ added: [{ kind: 'no_other_allergies' }], removed: [] }] });
});

test('the names of excluded foods are copied, and stay when the food is renamed or deleted', async () => {
  const { aliment } = (
    await server.ask(alimentRoutes.create, { ...alimentDraft, name: 'Merenda', name_en: 'Snack' }, studio.admin)
  ).data;
  await saveAs(studio.admin, { version: 1, excludedAlimentIds: [aliment.id, aliment.id] });
  await server.ask(alimentRoutes.delete, { id: aliment.id }, studio.admin);

  const again = await saveAs(studio.admin, { version: 2, excludedAlimentIds: [aliment.id], note: 'Altro' });

  expect(again.data.profile.excludedAliments).toEqual([{ id: aliment.id, name: 'Merenda', name_en: 'Snack' }]);
});

test('a food that does not exist is not found', async () => {
  expect((await saveAs(studio.admin, { version: 1, excludedAlimentIds: [newId()] })).status).toBe(404);
});

test('a save in a tab that was opened before another save is refused with the present profile', async () => {
  await saveOwn({ version: 1, note: 'Mia' });

  const stale = await saveAs(studio.admin, { version: 1, note: 'Vecchia' });

  expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
  expect((await server.ask(get.own, {}, studio.client)).data.profile.note).toBe('Mia');
});

test('of 20 identical saves one adds a version', async () => {
  const saves = await Promise.all(Array.from({ length: 20 }, () => saveOwn({ version: 1, note: 'Una volta' })));

  expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(saves.filter(({ status }) => status === 409)).toHaveLength(19);
  expect((await server.ask(get.own, {}, studio.client)).data.version).toBe(2);
});

test('a save without a change adds no version', async () => {
  const { data } = await saveOwn({ version: 1, note: 'Nota riservata' });

  expect(data.version).toBe(1);
});

test.each([
  [
    'the same allergen twice',
    {
      allergies: [
        { allergen: 'nuts', severity: 'allergy' },
        { allergen: 'nuts', severity: 'intolerance' },
      ],
    },
  ],
  ['an unknown allergen', { allergies: [{ allergen: 'kiwi', severity: 'allergy' }] }],
  ['an empty word', { excludedWords: ['  '] }],
  ['51 words', { excludedWords: Array.from({ length: 51 }, (_, index) => `parola ${index}`) }],
  ['a note of 2001 characters', { note: 'a'.repeat(2001) }],
])('%s is refused', async (_, change) => {
  expect((await saveAs(studio.admin, { version: 1, ...change } as Partial<DietaryProfileDraft>)).status).toBe(422);
});

test('a save of an app that does not know low nickel and clients without allergies leaves both as they are', async () => {
  await saveAs(studio.admin, { version: 1, allergies: [], isLowNickel: true, hasNoOtherAllergies: true });
  const { isLowNickel: _, hasNoOtherAllergies: _none, ...known } = { ...dietaryProfileExample, allergies: [] };
  const { data } = await server.ask(save.client, { clientId, ...known, note: 'Altro', version: 2 }, studio.admin);

  expect(data.profile).toMatchObject({ note: 'Altro', isLowNickel: true, hasNoOtherAllergies: true });
});

test('the largest profile is saved and read', async () => {
  const excludedWords = Array.from({ length: 50 }, (_, index) => `${index} ${'à'.repeat(55)}`);
  await saveAs(studio.admin, { version: 1, excludedWords, note: '€'.repeat(2000) });

  const { data } = await server.ask(get.client, { clientId }, studio.admin);
  expect(data.profile.excludedWords).toEqual(excludedWords);
});

test('a coach without a permission for meal plans neither reads nor writes it', async () => {
  expect((await server.ask(get.client, { clientId }, studio.coach)).status).toBe(403);
  expect((await saveAs(studio.coach, { version: 1 })).status).toBe(403);
});

test('who may only see visits reads, and does not change, the profile of the clients whom they follow', async () => {
  const { owner } = server;
  await owner.query(
    `update memberships set permissions = '{view visits,update visits}' where account_id = $1 and role = 'nutritionist'`,
    [studio.accountId],
  );
  await owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
    select account_id, $2, 'nutrition', id from memberships where account_id = $1 and role = 'nutritionist'`,
    [studio.accountId, clientId],
  );
  const otherClientId = (
    await owner.query('select id from clients where account_id = $1 and id <> $2 limit 1', [studio.accountId, clientId])
  ).rows[0]?.id;

  const read = await server.ask(get.client, { clientId }, studio.nutritionist);

  expect(read.data.profile.allergies).toEqual(dietaryProfileExample.allergies);
  expect((await saveAs(studio.nutritionist, { version: 1 })).status).toBe(403);
  expect((await server.ask(get.client, { clientId: otherClientId }, studio.nutritionist)).status).toBe(404);
});

test('after the consent to health data is withdrawn professionals do not read it and nobody changes it', async () => {
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  expect((await server.ask(get.client, { clientId }, studio.admin)).code).toBe('health_data_withdrawn');
  expect((await saveAs(studio.admin, { version: 1 })).code).toBe('health_data_withdrawn');
  expect((await saveOwn({ version: 1 })).code).toBe('own_health_data_withdrawn');
  expect((await server.ask(get.own, {}, studio.client)).data.version).toBe(1);

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: true }, studio.client);
  expect((await saveAs(studio.admin, { version: 0 })).code).toBe('version_conflict');
  expect((await saveAs(studio.admin, { version: 1 })).status).toBe(200);
});

test('excluded words that are in the name of no food are said not to be checked, except nickel, which is', async () => {
  const own = { ...alimentDraft, name: 'Gnocchi di Xilura', name_en: 'Xilura dumplings' };
  await server.ask(alimentRoutes.create, own, studio.admin);
  const excludedWords = ['nichel', 'cipolle', 'FODMAP', 'xilure', 'funghi champignon', 'istamina', 'pesca', '½'];
  await saveAs(studio.admin, { version: 1, excludedWords });
  const unmatched = ['FODMAP', 'istamina', '½'];

  expect((await server.ask(get.client, { clientId }, studio.admin)).data.unmatchedWords).toEqual(unmatched);
  expect((await server.ask(get.own, {}, studio.client)).data.unmatchedWords).toEqual(unmatched);
});

test('a profile without excluded words has none that are not checked', async () => {
  await saveAs(studio.admin, { version: 1, excludedWords: [] });

  expect((await server.ask(get.client, { clientId }, studio.admin)).data.unmatchedWords).toEqual([]);
});
