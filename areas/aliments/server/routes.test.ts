import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { alimentRoutes, micronutrientRoutes, type AlimentDraft } from '../contract/library.ts';
import { alimentDraft } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.owner.query(`delete from aliments where account_id = $1`, [studio.accountId]);
});

type Filters = Omit<ApiRequest<typeof alimentRoutes.list>, 'search'>;

const create = (changes: Partial<AlimentDraft> = {}, token = studio.admin) =>
  server.ask(alimentRoutes.create, { ...alimentDraft, ...changes }, token);
const createNamed = async (...names: string[]) => {
  for (const name of names) await create({ name, name_en: '' });
};
const list = async (search?: string, filters: Filters = {}) =>
  (await server.ask(alimentRoutes.list, { search, owner: 'own', ...filters }, studio.admin)).data;
const namesOf = async (search?: string, filters: Filters = {}) =>
  (await list(search, filters)).aliments.map(({ name }) => name);

test('a food is stored with all that was typed, and changed or duplicated under another name', async () => {
  const { aliment } = (await create()).data;
  expect(aliment).toMatchObject({ ...alimentDraft, isOwn: true, isArchived: false, source: 'own', version: 1 });

  const changed = { ...alimentDraft, id: aliment.id, name: 'Frollini ai cereali', version: 1 };
  const { data, status } = await server.ask(alimentRoutes.update, changed, studio.admin);
  expect([status, data.aliment.name, data.aliment.version]).toEqual([200, 'Frollini ai cereali', 2]);
  expect((await server.ask(alimentRoutes.update, changed, studio.admin)).status).toBe(409);

  const names = { name: 'Biscotti di riso', name_en: '' };
  const copy = (await server.ask(alimentRoutes.clone, { id: aliment.id, names }, studio.admin)).data.aliment;
  expect(copy).toMatchObject({
    ...names,
    micronutrients: alimentDraft.micronutrients,
    allergens: alimentDraft.allergens,
    otherAllergens: alimentDraft.otherAllergens,
  });
});

test('an own food with 300 mg of sodium has 0.75 g of salt, which follows the sodium until somebody types it', async () => {
  const micronutrients = { sodium: 300 };
  const { aliment } = (await create({ micronutrients })).data;
  expect(aliment.micronutrients).toEqual({ sodium: 300, salt: 0.75 });
  expect(aliment.states).toMatchObject({ salt: 'calculated' });

  const { states } = aliment;
  const changed = { ...alimentDraft, states, id: aliment.id, micronutrients: { sodium: 400, salt: 0.75 }, version: 1 };
  const saved = (await server.ask(alimentRoutes.update, changed, studio.admin)).data.aliment;
  expect(saved.micronutrients).toEqual({ sodium: 400, salt: 1 });

  const typed = { ...changed, states: {}, micronutrients: { sodium: 400, salt: 2 }, version: 2 };
  const last = (await server.ask(alimentRoutes.update, typed, studio.admin)).data.aliment;
  expect(last.micronutrients).toEqual({ sodium: 400, salt: 2 });
});

test('an own food whose typed salt is removed has no sodium of it any more', async () => {
  const { aliment } = (await create({ micronutrients: { salt: 1.2 } })).data;
  const { id, states } = aliment;
  const changed = { ...alimentDraft, states, id, micronutrients: { sodium: 480 }, version: 1 };
  const saved = (await server.ask(alimentRoutes.update, changed, studio.admin)).data.aliment;

  expect(aliment.micronutrients).toEqual({ salt: 1.2, sodium: 480 });
  expect(saved.micronutrients).toEqual({});
  expect(saved.states).not.toHaveProperty('sodium');
});

describe('a food is refused', () => {
  test('without a name, or with that of another one, whatever its case, accents and spaces', async () => {
    await create({ name: 'Purè di patate', name_en: '' });
    const doubled = await create({ name: '  PURE   di patate ', name_en: '' });

    expect(await create({ name: '', name_en: '' })).toMatchObject({ status: 422, code: 'name_missing' });
    expect(doubled).toMatchObject({ status: 422, code: 'name_taken' });
  });

  test('that contains gluten and is said to be without it; both fields are named and nothing is written', async () => {
    const allergens = { gluten: 'contains' as const };
    const refused = await create({ allergens, suits: ['gluten_free'] });
    const milk = await create({ allergens: {}, micronutrients: { lactose: 4.8 }, suits: ['lactose_free'] });

    expect(refused).toMatchObject({ status: 422, code: 'diet_contradicted' });
    expect(refused.errors?.['suits']?.[0]).toMatch(/«Senza glutine».*«Glutine: /);
    expect(milk.errors?.['suits']?.[0]).toMatch(/«Senza lattosio».*«Lattosio»/);
    expect(await namesOf()).toEqual([]);
    expect((await create({ allergens: { milk: 'contains' }, suits: ['lactose_free'] })).status).toBe(200);
  });

  test('with the barcode of another one, with or without leading zeros', async () => {
    await create({ name: 'Uno', name_en: '', barcode: '8076800195057' });

    const doubled = await create({ name: 'Due', name_en: '', barcode: '08076800195057' });
    expect(doubled).toMatchObject({ status: 422, code: 'barcode_taken' });
  });

  test('with the name of the other one in the message', async () => {
    await create({ name: 'Purè', name_en: '', barcode: '8076800195057' });

    expect((await create({ name: 'pure', name_en: '' })).message).toContain('«Purè»');
    expect((await create({ name: 'Altro', name_en: '', barcode: '8076800195057' })).message).toContain('«Purè»');
  });

  test('with a wrong check digit, or more of a nutrient than of the food; 0 kcal are accepted', async () => {
    expect(await create({ barcode: '8076800195058' })).toMatchObject({ status: 422, code: 'invalid' });
    const tooMuch = await create({ protein_tot: 900 });
    expect(tooMuch).toMatchObject({ status: 422, code: 'impossible_amount' });
    expect(Object.keys(tooMuch.errors ?? {})).toEqual(['protein_tot']);
    const fiber = await create({ micronutrients: { fiber: 900 } });
    expect(Object.keys(fiber.errors ?? {})).toEqual(['micronutrients.fiber']);
    const sum = await create({ protein_tot: 30, carbs_tot: 60, lipids_tot: 20, micronutrients: { fiber: 20 } });
    expect(sum).toMatchObject({ status: 422, code: 'impossible_sum' });
    expect(Object.keys(sum.errors ?? {})).toEqual(['carbs_tot']);
    const none = { calories: 0, protein_tot: 0, carbs_tot: 0, lipids_tot: 0, micronutrients: {} };
    expect((await create({ name: 'Acqua', name_en: '', ...none })).status).toBe(200);
  });

  test('with nutrients that weigh more than the food, unless it was stored with such values before this was checked', async () => {
    const { aliment } = (await create({ name: 'Psillio', name_en: '' })).data;
    await server.owner.query('update aliments set carbs_tot = 88, micronutrients = $2 where id = $1', [
      aliment.id,
      { fiber: 78 },
    ]);
    const stored = (await server.ask(alimentRoutes.get, { id: aliment.id }, studio.admin)).data.aliment;

    const renamed = await server.ask(alimentRoutes.update, { ...stored, name: 'Psillio in polvere' }, studio.admin);
    expect(renamed.status).toBe(200);
  });

  test('19 times when it is created 20 times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'Uguale', name_en: '' })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(422)]);
  });
});

describe('a search finds', () => {
  test('names in both languages, without accents, in singular and plural, by the beginning of the last word', async () => {
    await create({ name: 'Pomodori pelati', name_en: 'Peeled tomatoes' });
    await createNamed('Caffè', 'Pane integrale');

    for (const search of ['pomodoro', 'pelati pomodori', 'tomato', 'PEEL'])
      expect(await namesOf(search)).toEqual(['Pomodori pelati']);
    expect(await namesOf('caffe')).toEqual(['Caffè']);
    expect(await namesOf('integrale pan')).toEqual(['Pane integrale']);
    expect(await namesOf('pomodoro pane')).toEqual([]);
    expect(await namesOf('%_\'"&|!:*')).toHaveLength(3);
  });

  test('the exact name first, then names that begin with the text', async () => {
    await createNamed('Torta di mele', 'Mele cotte', 'Mele');
    expect(await namesOf('mele')).toEqual(['Mele', 'Mele cotte', 'Torta di mele']);
  });

  test('foods without an allergen, for a diet, of a category, and within an amount of a nutrient in 100 g', async () => {
    await create({ name: 'Con latte', name_en: '', allergens: { milk: 'suspected' } });
    await create({
      name: 'Porzione',
      name_en: '',
      quantity: 30,
      calories: 135,
      protein_tot: 2.25,
      carbs_tot: 19.8,
      lipids_tot: 4.8,
      micronutrients: { fiber: 3 },
      allergens: {},
      category: 'snacks',
      suits: ['vegan'],
    });
    await create({ name: 'Ignota', name_en: '', calories: null, micronutrients: {}, allergens: {} });

    expect(await namesOf(undefined, { withoutAllergen: 'milk' })).toEqual(['Ignota', 'Porzione']);
    expect(await namesOf(undefined, { suits: 'vegan' })).toEqual(['Porzione']);
    expect(await namesOf(undefined, { category: 'snacks' })).toEqual(['Porzione']);
    expect(await namesOf(undefined, { nutrient: 'calories', nutrientMin: 450, nutrientMax: 450 })).toEqual([
      'Con latte',
      'Porzione',
    ]);
    expect(await namesOf(undefined, { nutrient: 'fiber', nutrientMax: 6 })).toEqual(['Con latte']);
  });

  test('the foods nearest to a reference, with the grams that equal 100 g of it', async () => {
    const macros = (protein_tot: number, carbs_tot: number, lipids_tot: number) => ({
      protein_tot,
      carbs_tot,
      lipids_tot,
      name_en: '',
      micronutrients: {},
    });
    const pasta = (await create({ name: 'Pasta', ...macros(12, 72, 1.5) })).data.aliment;
    await create({ name: 'Riso', ...macros(7, 80, 0.6) });
    await create({ name: 'Pane', ...macros(8, 48, 1) });
    await create({ name: 'Olio', ...macros(0, 0, 100) });
    await create({ name: 'Ignoto', ...macros(0, 0, 0), carbs_tot: null });

    const { aliments } = await list(undefined, { reference_aliment_id: pasta.id });
    expect(aliments.map(({ name, equalQuantity }) => [name, equalQuantity])).toEqual([
      ['Riso', 90],
      ['Pane', 150],
      ['Olio', null],
    ]);
  });

  test('all foods in pages of 25, each once', async () => {
    await createNamed(...Array.from({ length: 30 }, (_, index) => `Zuppa ${String(index).padStart(2, '0')}`));
    const first = await list('zuppa');
    const second = await list('zuppa', { page: 2 });

    expect([first.nextPage, second.nextPage]).toEqual([2, 0]);
    const names = [...first.aliments, ...second.aliments].map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 30 }, (_, index) => `Zuppa ${String(index).padStart(2, '0')}`));
  });
});

test('a used food is archived when it is deleted, and can be restored; an unused one is gone', async () => {
  const [used, unused] = [(await create({ name: 'Usato', name_en: '' })).data.aliment, (await create()).data.aliment];
  await server.owner.query('insert into aliment_uses (account_id, aliment_id) values ($1, $2)', [
    studio.accountId,
    used.id,
  ]);
  for (const { id } of [used, unused]) await server.ask(alimentRoutes.delete, { id }, studio.admin);

  expect(await namesOf()).toEqual([]);
  expect(await namesOf(undefined, { owner: 'archived' })).toEqual(['Usato']);
  await server.ask(alimentRoutes.restore, { id: used.id }, studio.admin);
  expect(await namesOf()).toEqual(['Usato']);
});

test('foods of another account are neither listed nor opened nor a reference', async () => {
  const { aliment } = (await create()).data;
  const other = await openTestStudio(server, 'Studio Vicino');
  const { id } = aliment;

  const replies = await Promise.all([
    server.ask(alimentRoutes.get, { id }, other.admin),
    server.ask(alimentRoutes.list, { reference_aliment_id: id }, other.admin),
    server.ask(alimentRoutes.delete, { id }, other.admin),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('each professional chooses the micronutrients of their lists', async () => {
  const activeOf = async (token: string) => {
    const { micronutrients } = (await server.ask(micronutrientRoutes.list, {}, token)).data;
    return micronutrients.flatMap(({ id, isActiveForUser }) => (isActiveForUser ? [id] : []));
  };
  const other = await openTestStudio(server, 'Studio Vicino');
  const before = await activeOf(other.admin);
  await server.ask(micronutrientRoutes.save, { micronutrient_ids: ['iron', 'zinc', 'iron'] }, studio.admin);

  expect(await activeOf(studio.admin)).toEqual(['iron', 'zinc']);
  expect(await activeOf(other.admin)).toEqual(before);
  expect(before).toContain('fiber');
});

test('a vegan food is found among the vegetarian and the pescatarian ones', async () => {
  await create({ allergens: {}, suits: ['vegan'] });

  expect(await namesOf(undefined, { suits: 'vegetarian' })).toEqual([alimentDraft.name]);
  expect(await namesOf(undefined, { suits: 'pescatarian' })).toEqual([alimentDraft.name]);
  expect(await namesOf(undefined, { suits: 'gluten_free' })).toEqual([]);
});

test('the serving of a label, for which the values are stated, is a household measure and the usual quantity', async () => {
  const { aliment } = (await create({ quantity: 120, portions: [] })).data;

  expect(aliment.portions).toEqual([{ label: 'porzione', label_en: 'serving', grams: 120, isDefault: true }]);
});
