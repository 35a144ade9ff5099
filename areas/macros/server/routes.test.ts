import { beforeEach, describe, expect, test } from 'vitest';
import { mealPlanSettingRoutes } from '#areas/meal-plans/contract/settings.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { clientMacroRoutes, type Macro, macroRoutes } from '../contract/library.ts';
import { macroDraft } from '../example.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from macros where account_id = $1', [studio.accountId]);
});

type Draft = Partial<ApiRequest<typeof macroRoutes.create>>;

const create = (changes: Draft = {}, token = studio.admin) =>
  server.ask(macroRoutes.create, { ...macroDraft, ...changes }, token);
const createTemplate = async (changes: Draft = {}): Promise<Macro> => (await create(changes)).data.macro;
const everyDay = (calories: number): Draft => ({
  entries: {
    day: { method: 'percentages', calories, protein_percent: 25, carbs_percent: 50, lipids_percent: 25 },
    training: null,
    rest: null,
  },
  energy: null,
});
const assign = (id: string, startsOn: string, clientIds = [clientId]) =>
  server.ask(macroRoutes.assign, { id, clientIds, startsOn }, studio.admin);
const ofClient = async () => (await server.ask(clientMacroRoutes.list.client, { clientId }, studio.admin)).data;
const periods = async () => (await ofClient()).macros.map(({ title, startsOn, endsOn }) => [title, startsOn, endsOn]);

test('the server computes the targets of training and rest days, and the energy with its origin', async () => {
  const macro = await createTemplate();

  expect(macro.targets.day).toBeNull();
  expect(macro.targets.training).toMatchObject({ calories: 2140, protein_percent: 28, carbs_tot: 250 });
  expect(macro.targets.rest).toMatchObject({ calories: 1800, protein_tot: 148.5, carbs_tot: 166.5, lipids_tot: 60 });
  expect(macro.energy).toEqual(macroDraft.energy);
  expect(macro.computedEnergy).toEqual({ bmrKcal: 1780, totalKcal: 2759, goalKcal: 2345 });
});

describe('a macro is refused', () => {
  const { training } = macroDraft.entries;

  test('with a target for training days only, with one for every day beside it, or with none', async () => {
    const replies = [
      await create({ entries: { day: null, training, rest: null } }),
      await create({ entries: { day: training, training, rest: training } }),
      await create({ entries: { day: null, training: null, rest: null } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422]);
  });

  test('when the shares do not add up to 100; a template that was stored like this is not assigned', async () => {
    const shares = (protein_percent: number) => ({
      entries: {
        day: { method: 'percentages' as const, calories: 2000, protein_percent, carbs_percent: 50, lipids_percent: 25 },
        training: null,
        rest: null,
      },
      energy: null,
    });
    const replies = [await create(shares(30)), await create(shares(15))];

    expect(replies.map(({ status }) => status)).toEqual([422, 422]);
    expect(replies[0]?.errors?.['entries.day.lipids_percent']?.[0]).toMatch(/100%/);
    expect((await create(shares(23))).status).toBe(200);
    const { id } = await createTemplate(everyDay(2000));
    await server.owner.query(
      `update macros set entries = jsonb_set(entries, '{day,protein_percent}', '30') where id = $1`,
      [id],
    );
    expect(await assign(id, '2026-12-01')).toMatchObject({ status: 422, code: 'shares_wrong' });
  });

  test('when the formula lacks data, or the numbers are impossible', async () => {
    const energy = macroDraft.energy && { ...macroDraft.energy, weightKg: null };
    expect(await create({ energy })).toMatchObject({ status: 422, code: 'energy_incomplete' });
    expect((await create(everyDay(20_000))).status).toBe(422);
    expect((await create(everyDay(-1))).status).toBe(422);
  });
});

test('a save on an older version is refused with the macro as it is now', async () => {
  const { id } = await createTemplate();
  const change = { ...macroDraft, id, title: 'Massa', version: 1 };
  const saved = await server.ask(macroRoutes.update, change, studio.admin);
  const stale = await server.ask(macroRoutes.update, { ...change, title: 'Altro' }, studio.admin);

  expect(saved.data.macro).toMatchObject({ title: 'Massa', version: 2 });
  expect(stale).toMatchObject({ status: 409, data: { record: { title: 'Massa', version: 2 } } });
});

describe('an assigned macro', () => {
  test('is a copy that later edits and the deletion of its template do not change', async () => {
    const template = await createTemplate(everyDay(2000));
    const { copyIds } = (await assign(template.id, '2026-11-23')).data;
    const changed = { ...macroDraft, ...everyDay(1500), id: template.id, title: 'Cambiato', version: 1 };
    await server.ask(macroRoutes.update, changed, studio.admin);
    await server.ask(macroRoutes.delete, { id: template.id }, studio.admin);

    const { macro } = (await server.ask(macroRoutes.get, { id: copyIds[0] ?? '' }, studio.admin)).data;
    expect(macro).toMatchObject({ title: template.title, clientId, startsOn: '2026-11-23', targets: template.targets });
  });

  test('applies until the next one starts; a new one on the same day replaces it', async () => {
    const [cut, bulk, keep] = [
      await createTemplate({ title: 'Cut' }),
      await createTemplate({ title: 'Bulk' }),
      await createTemplate({ title: 'Keep' }),
    ];
    await assign(cut.id, '2026-11-01');
    await assign(bulk.id, '2026-12-01');
    await assign(keep.id, '2026-11-15');
    await assign(keep.id, '2026-12-01');

    expect(await periods()).toEqual([
      ['Keep', '2026-12-01', null],
      ['Keep', '2026-11-15', '2026-11-30'],
      ['Cut', '2026-11-01', '2026-11-14'],
    ]);
  });

  test('is moved to another day, but not to the day of another one; without it the one before applies again', async () => {
    const [cut, bulk] = [await createTemplate({ title: 'Cut' }), await createTemplate({ title: 'Bulk' })];
    await assign(cut.id, '2026-11-01');
    const { copyIds } = (await assign(bulk.id, '2026-12-01')).data;
    const id = copyIds[0] ?? '';
    const move = (startsOn: string, version: number) =>
      server.ask(macroRoutes.updateDate, { id, version, startsOn, note: 'Dopo le feste' }, studio.admin);

    expect(await move('2026-11-01', 1)).toMatchObject({ status: 422, code: 'date_taken' });
    expect((await move('2026-12-10', 1)).data.copy).toMatchObject({ startsOn: '2026-12-10', note: 'Dopo le feste' });
    expect(await move('2026-12-11', 1)).toMatchObject({ status: 409, data: { copy: { startsOn: '2026-12-10' } } });
    expect(await periods()).toEqual([
      ['Bulk', '2026-12-10', null],
      ['Cut', '2026-11-01', '2026-12-09'],
    ]);
    await server.ask(macroRoutes.unassign, { id }, studio.admin);
    expect(await periods()).toEqual([['Cut', '2026-11-01', null]]);
  });

  test('can be made for one client without a template, from a day', async () => {
    const own = await create({ ...everyDay(1900), title: 'Solo per Carla', clientId, startsOn: '2026-11-02' });

    expect(own.data.macro).toMatchObject({ clientId, startsOn: '2026-11-02' });
    expect((await server.ask(macroRoutes.list, {}, studio.admin)).data.macros).toEqual([]);
    expect(await create({ clientId })).toMatchObject({ status: 422, code: 'date_missing' });
    expect((await assign(own.data.macro.id, '2026-11-30')).status).toBe(404);
  });

  test('is one per day, also after 20 assignments at once', async () => {
    const { id } = await createTemplate();
    const replies = await Promise.all(Array.from({ length: 20 }, () => assign(id, '2026-11-23')));

    expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect((await ofClient()).macros).toHaveLength(1);
  });
});

test('the preview says how many clients leave what they follow', async () => {
  const [cut, bulk] = [await createTemplate({ title: 'Cut' }), await createTemplate({ title: 'Bulk' })];
  await assign(cut.id, '2026-11-01');
  const request = { id: bulk.id, clientIds: [clientId], startsOn: '2026-11-20' };
  const { preview } = (await server.ask(macroRoutes.previewAssign, request, studio.admin)).data;

  expect(preview).toMatchObject({ clients: 1, following: 1, ending: 1, deleted: 0, alreadyAssigned: 0 });
  expect(preview.copies).toEqual([expect.objectContaining({ title: 'Cut', endsOn: null })]);
});

test('the list finds templates by title, sorts by calories and names the clients', async () => {
  const low = await createTemplate({ ...everyDay(1500), title: 'Definizione bassa' });
  await createTemplate({ ...everyDay(3000), title: 'Massa' });
  await createTemplate({ ...everyDay(2000), title: 'Definizione' });
  await assign(low.id, '2026-11-01');
  const list = async (query: ApiRequest<typeof macroRoutes.list>) =>
    (await server.ask(macroRoutes.list, query, studio.admin)).data.macros;

  const found = await list({ search: 'definizione', sortBy: 'calories', sortOrder: 'desc' });
  expect(found.map(({ title, total }) => [title, total])).toEqual([
    ['Definizione', 0],
    ['Definizione bassa', 1],
  ]);
  expect(found[1]?.assigned).toEqual([expect.objectContaining({ id: clientId })]);
  expect((await list({})).map(({ title }) => title)).toEqual(['Definizione', 'Massa', 'Definizione bassa']);

  await server.owner.query(`update clients set delete_after = now() + interval '9 days' where id = $1`, [clientId]);
  expect((await list({ search: 'bassa' })).map(({ total }) => total)).toEqual([0]);
});

test('a client reads the own target of today, and gets no numbers while they are hidden', async () => {
  const { id } = await createTemplate(everyDay(2000));
  await assign(id, '2026-11-01');
  const own = (await server.ask(clientMacroRoutes.list.own, {}, studio.client)).data;

  expect(own).toMatchObject({ isHidden: false, current: { targets: { day: { calories: 2000 } } } });
  expect((await server.ask(clientMacroRoutes.list.own, {}, studio.otherClient)).data.current).toBeNull();

  await server.ask(mealPlanSettingRoutes.hideClientMacros, { hideClientMacros: true }, studio.admin);
  const hidden = (await server.ask(clientMacroRoutes.list.own, {}, studio.client)).data;
  expect(hidden).toEqual({ isHidden: true, current: null, macros: [], nextPage: 0 });
  expect(await ofClient()).toMatchObject({ isHidden: true, current: expect.anything() });
});

test('a duplicate is a template with another title', async () => {
  const { id } = await createTemplate();
  const { macro } = (await server.ask(macroRoutes.clone, { id, title: 'Copia' }, studio.admin)).data;

  expect(macro).toMatchObject({ title: 'Copia', entries: macroDraft.entries, energy: macroDraft.energy, version: 1 });
});

test('a nutritionist who does not see the client reads neither their copy nor their macros', async () => {
  const { id } = await createTemplate();
  const copyId = (await assign(id, '2026-11-01', [studio.ids['clients'] ?? ''])).data.copyIds[0] ?? '';
  await server.owner.query('delete from client_collaborators where account_id = $1', [studio.accountId]);

  const replies = await Promise.all([
    server.ask(macroRoutes.get, { id: copyId }, studio.nutritionist),
    server.ask(macroRoutes.unassign, { id: copyId }, studio.nutritionist),
    server.ask(clientMacroRoutes.list.client, { clientId }, studio.nutritionist),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
});
