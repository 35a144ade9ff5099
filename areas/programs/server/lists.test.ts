import { beforeAll, describe, expect, test } from 'vitest';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import type { copyStates } from '#areas/assignments/contract.ts';
import { type ProgramFilters, programRoutes } from '../contract.ts';
import { openPrograms, type Programs, today } from './testing/open-programs.ts';

let programs: Programs;
let studio: TestStudio;

beforeAll(async () => {
  programs = await openPrograms();
  studio = programs.studio;
});

async function list(filters: Partial<ProgramFilters>, token = studio.admin) {
  return (await programs.server.ask(programRoutes.list, filters, token)).data.programs;
}

async function createTemplate(title: string, weeks = 1, folderId: string | null = null): Promise<string> {
  const request = { title, weeks, daysAWeek: 1, folderId };
  return (await programs.server.ask(programRoutes.create, request, studio.admin)).data.program.id;
}

/** Creates copies of one template of 4 weeks for different clients, which start `days` from today. */
async function copiesStarting(days: number[], weeks = 4): Promise<string[]> {
  const template = await programs.createFilled(weeks);
  const ids: string[] = [];
  for (const day of days) ids.push((await programs.assign(template.id, today(day), await programs.addClient())).id);
  return ids;
}

describe('templates', () => {
  test('are listed 25 a page, last saved first', async () => {
    const studio = await openTestStudio(programs.server);
    for (let count = 1; count <= 26; count++)
      await programs.server.ask(
        programRoutes.create,
        { title: `Numero ${count}`, weeks: 1, daysAWeek: 1 },
        studio.admin,
      );
    const first = (await programs.server.ask(programRoutes.list, {}, studio.admin)).data;
    const second = (await programs.server.ask(programRoutes.list, { page: 2 }, studio.admin)).data;

    expect([first.programs.length, first.nextPage, first.programs[0]?.title]).toEqual([25, 2, 'Numero 26']);
    expect([second.programs.length, second.nextPage]).toEqual([2, 0]);
  });

  test('are found by a part of the title in upper or lower case, and a % has no special meaning', async () => {
    const id = await createTemplate('Forza al 75% del massimale');
    await createTemplate('Forza al 7590 del massimale');

    expect((await list({ search: 'FORZA AL 75%' })).map((card) => card.id)).toEqual([id]);
  });

  test('are filtered by folder, a search includes the folders below, and none means outside all folders', async () => {
    const parentFolder = await programs.addFolder('Atleti');
    const below = await programs.addFolder('Corsa', await programs.addFolder('Resistenza', parentFolder));
    const templateId = await createTemplate('Velocità uno', 1, parentFolder);
    const deep = await createTemplate('Velocità due', 1, below);
    const outside = await createTemplate('Velocità tre');
    const ids = async (filters: Partial<ProgramFilters>) => (await list(filters)).map((card) => card.id);

    expect(await ids({ folderId: parentFolder })).toEqual([templateId]);
    expect(await ids({ folderId: parentFolder, search: 'velocità', sortBy: 'title', sortOrder: 'desc' })).toEqual([
      templateId,
      deep,
    ]);
    expect(await ids({ folderId: 'none', search: 'velocità' })).toEqual([outside]);
    expect((await list({ folderId: below }))[0]).toMatchObject({ folderId: below, folderName: 'Corsa' });
  });

  test('are sorted by title, weeks and number of clients', async () => {
    const short = await createTemplate('Ordine b', 1);
    const long = await createTemplate('Ordine a', 5);
    const template = await programs.createFilled(2);
    await programs.save({ ...template, title: 'Ordine c' });
    await programs.assign(template.id, today(), await programs.addClient());
    const order = async (sortBy: ProgramFilters['sortBy'], sortOrder: 'asc' | 'desc') =>
      (await list({ search: 'ordine', sortBy, sortOrder })).map((card) => card.id);

    expect(await order('title', 'asc')).toEqual([long, short, template.id]);
    expect(await order('weeks', 'desc')).toEqual([long, template.id, short]);
    expect((await order('assigned', 'desc'))[0]).toBe(template.id);
    expect((await list({ search: 'ordine c' }))[0]).toMatchObject({ weeks: 2, workouts: 2, assigned: 1, state: null });
  });

  test('of other users are not listed for a collaborator', async () => {
    const request = { title: 'Del coach', weeks: 1, daysAWeek: 1 };
    const mine = (await programs.server.ask(programRoutes.create, request, studio.coach)).data.program;

    expect((await list({}, studio.coach)).map(({ id }) => id)).toEqual([mine.id]);
  });
});

describe('copies', () => {
  const edges: [string, number, (typeof copyStates)[number]][] = [
    ['starts tomorrow', 1, 'upcoming'],
    ['starts today', 0, 'running'],
    ['has 8 days left', -20, 'running'],
    ['has 7 days left, the last week', -21, 'expiring'],
    ['is on its last day', -27, 'expiring'],
    ['ended yesterday', -28, 'terminated'],
  ];

  const weekEdges: typeof edges = [
    ['starts today', 0, 'running'],
    ['has 4 days left', -3, 'running'],
    ['has 3 days left', -4, 'expiring'],
    ['ended yesterday', -7, 'terminated'],
  ];

  test.each([...edges.map((edge) => [4, ...edge] as const), ...weekEdges.map((edge) => [1, ...edge] as const)])(
    'of %i weeks: one that %s (start in %i days) is %s',
    async (weeks, _, days, state) => {
      const [id = ''] = await copiesStarting([days], weeks);
      const filtered = await list({ kind: 'copies', state });
      const all = await list({ kind: 'copies' });

      expect(filtered.map((card) => card.id)).toContain(id);
      expect(all.find((card) => card.id === id)?.state).toBe(state);
      expect(filtered.every((card) => card.state === state)).toBe(true);
    },
  );

  test('are counted by state, together with the number of templates', async () => {
    const studio = await openTestStudio(programs.server);
    const { data } = await programs.server.ask(programRoutes.figures, {}, studio.admin);
    const byState = (await programs.server.ask(programRoutes.list, { kind: 'copies' }, studio.admin)).data.programs;

    expect(data.templates).toBe(1);
    expect(data.upcoming + data.running + data.expiring + data.terminated).toBe(byState.length);
    expect(data[byState[0]?.state ?? 'upcoming']).toBe(1);
  });

  test('without a next program are counted as home lists them, not those of a client who has a later one', async () => {
    const template = await programs.createFilled(4);
    const clientId = await programs.addClient();
    const nextMissing = async () =>
      (await programs.server.ask(programRoutes.figures, {}, programs.studio.admin)).data.nextMissing;
    const before = await nextMissing();
    await programs.assign(template.id, today(-22), clientId);
    const ending = await nextMissing();
    await programs.assign(template.id, today(6), clientId);

    expect([ending - before, (await nextMissing()) - before]).toEqual([1, 0]);
  });

  test('are found by title or client, and filtered by client', async () => {
    const template = await programs.createFilled();
    const clientId = await programs.addClient('Ottavia');
    const { id } = await programs.assign(template.id, today(), clientId);
    const ids = async (filters: Partial<ProgramFilters>) =>
      (await list({ kind: 'copies', ...filters })).map((card) => card.id);

    expect(await ids({ search: 'ottavia' })).toEqual([id]);
    expect(await ids({ clientId })).toEqual([id]);
    expect(await ids({ clientId, search: 'prova' })).toEqual([id]);
  });

  test('are sorted by client, start and end', async () => {
    const template = await programs.createFilled();
    const [zoe, ada] = [await programs.addClient('Ordinata Zoe'), await programs.addClient('Ordinata Ada')];
    const first = await programs.assign(template.id, today(-3), zoe);
    const later = await programs.assign(template.id, today(3), ada);
    const order = async (sortBy: ProgramFilters['sortBy']) =>
      (await list({ kind: 'copies', search: 'ordinata', sortBy, sortOrder: 'asc' })).map((card) => card.id);

    expect(await order('clientName')).toEqual([later.id, first.id]);
    expect(await order('startsOn')).toEqual([first.id, later.id]);
    expect(await order('endsOn')).toEqual([first.id, later.id]);
  });

  test('that end today are listed as expiring, also when they were ended early, even on their first day', async () => {
    const [full, shortened, oneDay] = await copiesStarting([-27, -10, 0]);
    await programs.asOwner('update programs set chosen_end = $1 where id = any($2)', [today(), [shortened, oneDay]]);
    const { programs: expiring } = (await programs.server.ask(programRoutes.expiring, {}, studio.admin)).data;
    const cards = await list({ kind: 'copies', state: 'expiring' });

    expect(expiring.map(({ id }) => id)).toEqual(expect.arrayContaining([full, shortened, oneDay]));
    expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining([full, shortened, oneDay]));
  });

  test('that expire are listed with the earliest end first', async () => {
    const [later, sooner] = await copiesStarting([-21, -26]);
    const { programs: expiring } = (await programs.server.ask(programRoutes.expiring, {}, studio.admin)).data;
    const ids = expiring.map((copy) => copy.id);

    expect(ids.indexOf(sooner ?? '')).toBeLessThan(ids.indexOf(later ?? ''));
    expect(expiring.every((copy) => copy.state === 'expiring')).toBe(true);
  });

  test('that expire are not those of a client whose deletion is set', async () => {
    const [id = ''] = await copiesStarting([-22]);
    const expiringIds = async () =>
      (await programs.server.ask(programRoutes.expiring, {}, studio.admin)).data.programs.map((copy) => copy.id);
    expect(await expiringIds()).toContain(id);

    const erased = `update clients set delete_after = now() + interval '9 days'
      where id = (select client_id from programs where id = $1)`;
    await programs.server.owner.query(erased, [id]);
    expect(await expiringIds()).not.toContain(id);
  });
});

describe('options of select fields', () => {
  test('are all templates by title, and for packages only those with exercises', async () => {
    const empty = await createTemplate('Scelta vuota');
    const full = await programs.createFilled();
    await programs.save({ ...full, title: 'Scelta piena' });
    const templates = (await programs.server.ask(programRoutes.templates, { search: 'scelta' }, studio.admin)).data
      .programs;
    const packageTemplates = (await programs.server.ask(programRoutes.forPackages, { search: 'scelta' }, studio.admin))
      .data.programs;

    expect(templates.map((choice) => choice.id)).toEqual([full.id, empty]);
    expect(packageTemplates).toEqual([{ id: full.id, title: 'Scelta piena', weeks: 2, workouts: 2, folderName: null }]);
  });
});

test('weeks are counted for one program and for all templates', async () => {
  const other = await openTestStudio(programs.server);
  const programId = other.ids['programs'] ?? '';
  const { server } = programs;
  await server.ask(programRoutes.create, { title: 'Altre tre', weeks: 3, daysAWeek: 1 }, other.admin);

  expect((await server.ask(programRoutes.totalWeeks, { programId }, other.admin)).data.total).toBe(2);
  expect((await server.ask(programRoutes.totalWeeks, {}, other.admin)).data.total).toBe(5);
  expect((await server.ask(programRoutes.totalWeeks, { programId }, studio.admin)).status).toBe(404);
});
