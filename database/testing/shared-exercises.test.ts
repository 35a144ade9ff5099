import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { trainingRoutes, workoutRoutes } from '#areas/completed-workouts/contract/training.ts';
import { sendExport } from '#areas/completed-workouts/server/import/testing/send-export.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { programEditingRoutes } from '#areas/programs/contract/editing.ts';
import { programImportRoutes } from '#areas/programs/contract/import.ts';
import { openPrograms, type Programs, rowsOf, today, withRows } from '#areas/programs/server/testing/open-programs.ts';
import { sharingSettingsRoutes } from '#areas/sharing/contract.ts';
import { expectCacheFollows } from './live-cache.ts';
import { openTestStudio } from './studio.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';

vi.setConfig({ testTimeout: 60_000 });

let programs: Programs;
let coachId: string;

beforeAll(async () => {
  programs = await openPrograms();
});

beforeEach(async () => {
  programs.studio = await openTestStudio(programs.server);
  coachId = programs.studio.ids['collaborators'] ?? '';
});

const name = 'Affondi laterali della titolare';

const draft = (more: Partial<ApiRequest<typeof exerciseRoutes.create>> = {}) => ({
  name,
  primaryMuscles: ['adductors' as const],
  ...more,
});

const create = (more = {}, token = programs.studio.admin) =>
  programs.server.ask(exerciseRoutes.create, draft(more), token);

const share = (id: string, isShared: boolean, token = programs.studio.admin) =>
  programs.server.ask(exerciseRoutes.share, { id, isShared }, token);

/** An exercise of the admin that is not shared. */
async function hidden(): Promise<string> {
  const { id } = (await create()).data.exercise;
  await share(id, false);
  return id;
}

/** Where the coach finds the exercise: list, search, names of imports, alternatives, its own page. */
async function foundIn(id: string): Promise<string[]> {
  const { server, studio } = programs;
  const as = studio.coach;
  const squat = (await server.ask(exerciseRoutes.list, { muscle: 'adductors', owner: 'system' }, as)).data.exercises[0];
  const [list, search, imported, alternatives, page] = await Promise.all([
    server.ask(exerciseRoutes.list, { owner: 'own' }, as),
    server.ask(exerciseRoutes.list, { search: 'affondi laterali titolare' }, as),
    server.ask(programImportRoutes.importText, { text: `${name} 3x8` }, as),
    server.ask(exerciseRoutes.alternatives, { id: squat?.id ?? '', search: 'titolare' }, as),
    server.ask(exerciseRoutes.get, { id }, as),
  ]);
  const has = ({ exercises }: { exercises: { id: string }[] }) => exercises.some((one) => one.id === id);
  const { names } = imported.data.preview;
  const screens = {
    list: has(list.data),
    search: has(search.data),
    import: names.some(({ candidates }) => candidates.some((candidate) => candidate.id === id)),
    alternatives: has(alternatives.data),
    page: page.status === 200,
  };
  return Object.entries(screens).flatMap(([screen, isFound]) => (isFound ? [screen] : []));
}

test('an own exercise is found by the whole team while it is shared, and changed by its author and the admin only', async () => {
  const { server, studio } = programs;
  const { id } = (await create()).data.exercise;
  const shared = await foundIn(id);
  const { exercise } = (await server.ask(exerciseRoutes.get, { id }, studio.coach)).data;
  const refused = await share(id, false, studio.coach);
  await share(id, false);

  expect(shared).toEqual(['list', 'search', 'import', 'alternatives', 'page']);
  expect(exercise).toMatchObject({ isShared: true, isEditable: false, authorName: 'Studio Prova admin' });
  expect([refused.status, refused.code]).toEqual([403, 'not_author']);
  expect(await foundIn(id)).toEqual([]);
  expect((await server.ask(exerciseRoutes.clone, { id, name: 'Copia' }, studio.coach)).status).toBe(404);
  expect((await share(id, true, studio.coach)).status).toBe(404);
  await share(id, true);
  expect(await foundIn(id)).toHaveLength(5);
});

test('the name of a hidden exercise stays taken, and an import adds a number to it', async () => {
  const { server, studio } = programs;
  await hidden();
  const created = await create({ name: name.toUpperCase() }, studio.coach);
  const other = (await create({ name: 'Altro' }, studio.coach)).data.exercise;
  const renamed = await server.ask(exerciseRoutes.update, { ...draft(), id: other.id, version: 1 }, studio.coach);
  const email = `import.${coachId}@example.com`;
  const { client } = (await server.ask(clientRoutes.create, { name: 'Importata', email }, studio.coach)).data;
  const line = `2019-01-11 12:31:54,Gambe,1h,${name},1,10,10,0,0,,,`;
  const file = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n${line}`;
  const choices = { [name]: { kind: 'create', muscle: 'adductors' } };
  const { imported } = await sendExport({ server, token: studio.coach, clientId: client.id }, file, { choices });
  const { exercises } = (await server.ask(exerciseRoutes.list, { owner: 'own', search: name }, studio.coach)).data;

  expect([created, renamed].map(({ status, code }) => [status, code])).toEqual(Array(2).fill([422, 'name_hidden']));
  expect(created.errors?.['name']?.[0]).toMatch(/collega/);
  expect(imported).toMatchObject({ created: 1, sets: 1 });
  expect(exercises.map((exercise) => exercise.name)).toContain(`${name} (2)`);
});

test('a program keeps working with a hidden exercise: for a colleague who sees the program, and for the client', async () => {
  const { server, studio, save } = programs;
  const id = await hidden();
  const program = (await server.ask(programRoutes.create, { title: 'Forza', weeks: 1, daysAWeek: 1 }, studio.admin))
    .data.program;
  await save(withRows(program, rowsOf({ id, name }, 1)), studio.admin);
  const before = await foundIn(id);
  await server.ask(programRoutes.share, { id: program.id, isShared: true }, studio.admin);
  const email = `seguita.${coachId}@example.com`;
  const { client } = (await server.ask(clientRoutes.create, { name: 'Seguita', email }, studio.coach)).data;
  const assigned = await server.ask(
    programRoutes.assign,
    { id: program.id, clientIds: [client.id], startsOn: today() },
    studio.coach,
  );
  const copyId = assigned.data.copyIds[0] ?? '';
  const detail = (await server.ask(programEditingRoutes.detailForEdit, { id: copyId }, studio.coach)).data;
  const workoutId = detail.program.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  const opened = await server.ask(workoutRoutes.open.client, { clientId: client.id, workoutId }, studio.coach);
  const ownId = studio.ids['clients'] ?? '';
  await server.ask(
    programRoutes.assign,
    { id: program.id, clientIds: [ownId], startsOn: today(), overlap: 'replace' },
    studio.admin,
  );
  const { training } = (await server.ask(trainingRoutes.training, {}, studio.client)).data;

  expect(before).toEqual([]);
  expect(detail.exercises.map((exercise) => exercise.name)).toContain(name);
  expect(JSON.stringify(opened.data)).toContain(id);
  expect(await foundIn(id)).toEqual(['page']);
  const duplicate = (await server.ask(programRoutes.duplicate, { id: program.id }, studio.coach)).data.program;
  expect((await save({ ...duplicate, title: 'Mia' }, studio.coach)).status).toBe(200);
  expect(training.exercises.map((exercise) => exercise.id)).toContain(id);
});

test('a client is offered shared exercises and those of their professionals instead of a prescribed one', async () => {
  const { server, studio, save } = programs;
  const { id } = (await create({ name: 'Adduttori alla macchina', primaryMuscles: ['adductors'] })).data.exercise;
  const program = (await server.ask(programRoutes.create, { title: 'Forza', weeks: 1, daysAWeek: 1 }, studio.admin))
    .data.program;
  await save(withRows(program, rowsOf({ id, name: 'Adduttori alla macchina' }, 1)), studio.admin);
  const clientId = studio.ids['clients'] ?? '';
  const assignment = { id: program.id, clientIds: [clientId], startsOn: today(), overlap: 'replace' as const };
  await server.ask(programRoutes.assign, assignment, studio.admin);
  const offered = async () => {
    const { training } = (await server.ask(trainingRoutes.training, {}, studio.client)).data;
    return training.exercises.flatMap(({ alternatives }) => alternatives.map((exercise) => exercise.name));
  };
  const own = (await create({}, studio.coach)).data.exercise;
  const shared = await offered();
  await share(own.id, false, studio.coach);
  const unshared = await offered();
  await server.ask(
    collaboratorRoutes.changeCollaborator,
    { id: clientId, kind: 'training', to: coachId },
    studio.admin,
  );

  expect(shared).toContain(name);
  expect(unshared).not.toContain(name);
  expect(await offered()).toContain(name);
});

test('new exercises are shared unless the setting of the studio says otherwise', async () => {
  const { server, studio } = programs;
  const before = (await create()).data.exercise;
  await server.ask(sharingSettingsRoutes.saveSettings, { exercises: false }, studio.admin);
  const after = (await create({ name: 'Dopo' })).data.exercise;
  const { settings } = (await server.ask(sharingSettingsRoutes.settings, {}, studio.admin)).data;

  expect([before.isShared, after.isShared]).toEqual([true, false]);
  expect(settings.values).toEqual({ templates: false, folders: true, exercises: false });
  expect((await server.ask(sharingSettingsRoutes.settings, {}, studio.coach)).status).toBe(403);
});

test('exercise.changed: the lists, pickers and pages of a coach follow what the admin does with exercises', async () => {
  const { server, studio } = programs;
  const id = studio.ids['exercises'] ?? '';
  const { exercise } = (await server.ask(exerciseRoutes.get, { id }, studio.admin)).data;
  let createdId = '';

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.coach, membershipId: coachId },
    ids: studio.ids,
    writes: [
      async () => {
        createdId = (await create()).data.exercise.id;
      },
      () => server.ask(exerciseRoutes.update, { ...exercise, name: 'Rinominato' }, studio.admin),
      () => server.ask(exerciseRoutes.addLink, { id, url: 'https://vimeo.com/76979871' }, studio.admin),
      () => server.ask(exerciseRoutes.delete, { id: createdId }, studio.admin),
      () => share(id, false),
      () => share(id, true),
      () => server.ask(exerciseRoutes.archive, { id }, studio.admin),
      () => server.ask(exerciseRoutes.restore, { id }, studio.admin),
      () => server.ask(exerciseRoutes.clone, { id, name: 'Copia' }, studio.admin),
    ],
  });

  expect(changed).toEqual(expect.arrayContaining(['GET /exercises', 'GET /exercises/:id']));
});
