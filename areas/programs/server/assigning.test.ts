import { beforeAll, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { programRoutes } from '../contract.ts';
import { openPrograms, type Programs, rowCounts } from './testing/open-programs.ts';

let programs: Programs;
let templateId: string;

beforeAll(async () => {
  programs = await openPrograms();
  templateId = (await programs.createFilled()).id;
});

function assign(changes: Partial<ApiRequest<typeof programRoutes.assign>>) {
  const request = { id: templateId, startsOn: '2026-11-30', includesAssigned: true, ...changes };
  return programs.server.ask(programRoutes.assign, request, programs.studio.admin);
}

async function addGroup(name: string, clientIds: string[]): Promise<string> {
  return (await programs.server.ask(groupRoutes.create, { name, clientIds }, programs.studio.admin)).data.group.id;
}

async function ofClient(id: string) {
  return (await programs.server.ask(programRoutes.ofClient, { id }, programs.studio.admin)).data.programs;
}

test('each client gets a copy that later edits of the template do not change', async () => {
  const template = await programs.createFilled(2, 3);
  const clientId = await programs.addClient();
  const { copyIds } = (await assign({ id: template.id, clientIds: [clientId] })).data;
  await programs.save({ ...template, title: 'Cambiato dopo', weeks: [] });
  const copy = await programs.read(copyIds[0] ?? '');

  expect(copy).toMatchObject({ title: template.title, clientId, startsOn: '2026-11-30', endsOn: '2026-12-13' });
  expect(copy).toMatchObject({ templateId: template.id, templateTitle: 'Cambiato dopo', version: 1 });
  expect(rowCounts(copy)).toEqual([3, 3]);
  expect(copy.weeks[0]?.id).not.toBe(template.weeks[0]?.id);
});

test('assigning a program without exercises is refused', async () => {
  const { id } = await programs.create();

  expect(await assign({ id, clientIds: [await programs.addClient()] })).toMatchObject({ status: 422, code: 'empty' });
});

test('an assignment with a client of another coach is not found and creates no copy', async () => {
  const other = await openTestStudio(programs.server);
  const mine = await programs.addClient();
  const refused = await assign({ clientIds: [mine, other.ids['clients'] ?? ''] });

  expect(refused.status).toBe(404);
  expect(await ofClient(mine)).toEqual([]);
});

describe('groups', () => {
  test('give a copy to each of their clients, also to those in several groups only one', async () => {
    const [one, two, three] = [await programs.addClient(), await programs.addClient(), await programs.addClient()];
    const groupIds = [await addGroup('Mattina', [one, two]), await addGroup('Sera', [two, three])];
    const { copyIds } = (await assign({ clientIds: [one, one], groupIds })).data;
    const copies = await Promise.all([one, two, three].map(ofClient));

    expect(copyIds).toHaveLength(3);
    expect(copies.map((list) => list.length)).toEqual([1, 1, 1]);
  });

  test('without active clients are refused as no recipients', async () => {
    const inactive = await programs.addClient();
    const groupIds = [await addGroup('Partiti', [inactive])];
    await programs.server.ask(clientRoutes.deactivate, { id: inactive }, programs.studio.admin);

    expect(await assign({ groupIds })).toMatchObject({ status: 422, code: 'no_recipients' });
    expect(await assign({})).toMatchObject({ status: 422, code: 'no_recipients' });
    expect((await assign({ clientIds: [inactive] })).status).toBe(404);
  });

  test('of another account and unknown ones are not found', async () => {
    const other = await openTestStudio(programs.server);

    expect((await assign({ groupIds: [other.ids['groups'] ?? ''] })).status).toBe(404);
    expect((await assign({ groupIds: [newId()] })).status).toBe(404);
  });

  test('of 201 clients exceed the limit of 200', async () => {
    const studio = await openTestStudio(programs.server);
    const groupId = studio.ids['groups'] ?? '';
    await programs.asOwner(
      `with made as (
         insert into clients (account_id, id, name, email)
         select $1, gen_random_uuid(), 'Tanti ' || n, n || '@example.com' from generate_series(1, 201) n returning id)
       insert into group_clients (account_id, group_id, client_id) select $1, $2, id from made`,
      [studio.accountId, groupId],
    );
    const request = { id: studio.ids['programs'] ?? '', groupIds: [groupId], startsOn: '2026-11-30' };

    expect(await programs.server.ask(programRoutes.assign, request, studio.admin)).toMatchObject({
      status: 422,
      code: 'too_many_recipients',
      message: expect.stringContaining('200'),
    });
  });
});

describe('the current program of a client', () => {
  async function trainedFrom(startsOn: string): Promise<string> {
    const clientId = await programs.addClient();
    await programs.assignOnStart(templateId, startsOn, clientId);
    return clientId;
  }

  test('continues in parallel with the new program unless it is replaced', async () => {
    const clientId = await trainedFrom('2026-11-23');
    await assign({ clientIds: [clientId] });

    expect((await ofClient(clientId)).map((copy) => copy.endsOn)).toEqual(['2026-12-13', '2026-12-06']);
  });

  test('ends the day before when it is replaced', async () => {
    const clientId = await trainedFrom('2026-11-23');
    await assign({ clientIds: [clientId], overlap: 'replace' });

    expect((await ofClient(clientId)).map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      ['2026-11-30', '2026-12-13'],
      ['2026-11-23', '2026-11-29'],
    ]);
  });

  test('counts only the workouts up to its end when it is replaced', async () => {
    const clientId = await trainedFrom('2026-11-23');
    const [{ workouts: all = 0 } = {}] = await ofClient(clientId);
    await assign({ clientIds: [clientId], overlap: 'replace' });

    expect(all).toBe(2);
    expect((await ofClient(clientId))[1]).toMatchObject({ startsOn: '2026-11-23', workouts: 1 });
  });

  test('keeps the earlier end when its weeks are edited after it was replaced', async () => {
    const clientId = await trainedFrom('2026-11-23');
    await assign({ clientIds: [clientId], overlap: 'replace' });
    const replaced = await programs.read((await ofClient(clientId))[1]?.id ?? '');
    const saved = (await programs.save({ ...replaced, title: 'Ritoccato' })).data.program;

    expect(saved.endsOn).toBe('2026-11-29');
  });

  test('is deleted when it starts on the same day; ended and later programs stay', async () => {
    const clientId = await trainedFrom('2026-11-30');
    await programs.assign(templateId, '2026-11-02', clientId);
    await programs.assign(templateId, '2027-01-11', clientId);
    const { copyIds } = (await assign({ clientIds: [clientId], overlap: 'replace' })).data;
    const remaining = await ofClient(clientId);

    expect(remaining.map((copy) => copy.startsOn)).toEqual(['2027-01-11', '2026-11-30', '2026-11-02']);
    expect(remaining[1]?.id).toBe(copyIds[0]);
  });

  test('may be the source of the new one: the client keeps one program with its rows', async () => {
    const clientId = await trainedFrom('2026-11-30');
    const id = (await ofClient(clientId))[0]?.id ?? '';
    const { copyIds } = (await assign({ id, clientIds: [clientId], overlap: 'replace' })).data;

    expect((await ofClient(clientId)).map((copy) => copy.id)).toEqual(copyIds);
    expect(rowCounts(await programs.read(copyIds[0] ?? ''))).toEqual(rowCounts(await programs.read(templateId)));
  });

  test('is not changed when another client gets the new program', async () => {
    const other = await trainedFrom('2026-11-23');
    await assign({ clientIds: [await trainedFrom('2026-11-23')], overlap: 'replace' });

    expect((await ofClient(other))[0]?.endsOn).toBe('2026-12-06');
  });
});

describe('the preview of an assignment', () => {
  async function preview(changes: Partial<ApiRequest<typeof programRoutes.previewAssign>>) {
    const request = { id: templateId, startsOn: '2026-11-30', includesAssigned: true, ...changes };
    return programs.server.ask(programRoutes.previewAssign, request, programs.studio.admin);
  }

  test('names the exercises with loads in percent, and the clients without a maximum of them', async () => {
    const template = await programs.createFilled(1, 1);
    const workout = template.weeks[0]?.days[0]?.workouts[0];
    if (!workout?.exercises[0]) throw new Error('no row');
    workout.exercises[0] = { ...workout.exercises[0], type: 'reps', weight: '80%' };
    await programs.save(template);
    const [known, unknown] = [await programs.addClient('Con massimale'), await programs.addClient('Senza massimale')];
    const { exerciseId, name } = workout.exercises[0];
    const maximum = { exerciseId, day: '2026-11-01', id: newId(), entered: '100', unit: 'kg' as const };
    const recorded = { clientId: known, ...maximum };
    expect((await programs.server.ask(maximumRoutes.record.client, recorded, programs.studio.admin)).status).toBe(200);

    const seen = (await preview({ id: template.id, clientIds: [known, unknown] })).data.preview;
    expect(seen.withoutMaximum).toEqual([
      { exercise: name, clients: 1, listed: [{ id: unknown, name: expect.stringMatching(/^Senza massimale/) }] },
    ]);
    expect((await preview({ id: template.id, clientIds: [known] })).data.preview.withoutMaximum).toEqual([]);
  });

  test('says of clients who withdrew the consent to health data only how many they are', async () => {
    const template = await programs.createFilled(1, 1);
    const workout = template.weeks[0]?.days[0]?.workouts[0];
    if (!workout?.exercises[0]) throw new Error('no row');
    workout.exercises[0] = { ...workout.exercises[0], type: 'reps', weight: '80%' };
    await programs.save(template);
    const withdrawn = programs.studio.ids['clients'] ?? '';
    const decision = { purpose: 'health_data', isGiven: false } as const;
    await programs.server.ask(consentRoutes.decideConsent, decision, programs.studio.client);

    const { preview: seen } = (await preview({ id: template.id, clientIds: [withdrawn] })).data;
    expect(seen).toMatchObject({ clients: 1, withoutMaximum: [], withheldMaxima: 1 });
    await programs.server.ask(consentRoutes.decideConsent, { ...decision, isGiven: true }, programs.studio.client);
  });

  test('counts each client once and the programs that overlap the first day', async () => {
    const [busy, free] = [await programs.addClient('Occupata'), await programs.addClient('Libero')];
    const other = await programs.createFilled(4, 1);
    await programs.assign(templateId, '2026-11-23', busy);
    await programs.assign(other.id, '2026-11-30', busy);
    await programs.assign(other.id, '2027-01-11', free);
    const groupIds = [await addGroup('Anteprima', [busy, free])];
    const { preview: seen } = (await preview({ clientIds: [busy], groupIds })).data;

    expect(seen).toMatchObject({ clients: 2, following: 1, alreadyAssigned: 1, ending: 1, deleted: 1 });
    expect(seen.copies.map(({ endsOn }) => endsOn)).toEqual(['2026-12-06', '2026-12-27']);
  });

  test('counts clients whose next program starts before the new one ends', async () => {
    const [soon, afterwards] = [await programs.addClient('Presto'), await programs.addClient('Dopo')];
    const other = await programs.createFilled(4, 1);
    await programs.assign(other.id, '2026-12-13', soon);
    await programs.assign(other.id, '2026-12-14', afterwards);
    const { preview: seen } = (await preview({ clientIds: [soon, afterwards] })).data;

    expect(seen).toMatchObject({ following: 0, later: 1 });
  });

  test('matches what replacing then does', async () => {
    const clientId = await programs.addClient();
    await programs.assign(templateId, '2026-11-23', clientId);
    await programs.assign(templateId, '2026-11-30', clientId);
    const { preview: seen } = (await preview({ clientIds: [clientId] })).data;
    await assign({ clientIds: [clientId], overlap: 'replace' });
    const after = await ofClient(clientId);

    expect([seen.ending, seen.deleted]).toEqual([1, 1]);
    expect(after.map((copy) => [copy.startsOn, copy.endsOn])).toEqual([
      ['2026-11-30', '2026-12-13'],
      ['2026-11-23', '2026-11-29'],
    ]);
  });

  test('without recipients is empty, and a client of another account is not found', async () => {
    const other = await openTestStudio(programs.server);

    expect((await preview({})).data.preview).toMatchObject({ clients: 0, following: 0, copies: [] });
    expect((await preview({ clientIds: [other.ids['clients'] ?? ''] })).status).toBe(404);
    expect((await preview({ groupIds: [newId()] })).status).toBe(404);
  });
});

test('the assignment form gets the size of the program and its copies', async () => {
  const template = await programs.createFilled(2, 5);
  const clientId = await programs.addClient('Chi ce l’ha');
  await programs.assign(template.id, '2026-11-30', clientId);
  const detail = (await programs.server.ask(programRoutes.detailForAssign, { id: template.id }, programs.studio.admin))
    .data;

  expect(detail).toMatchObject({ rows: 10, program: { weeks: 2, workouts: 2, assigned: 1, state: null } });
  expect(detail.assigned.map((copy) => copy.clientId)).toEqual([clientId]);
});

test('an assignable client has the title of the running program', async () => {
  const clientId = await programs.addClient('Scelta');
  await programs.assign(templateId, '2020-01-06', clientId);
  const request = { id: templateId, search: 'scelta' };
  const found = async () =>
    (await programs.server.ask(programRoutes.assignableClients, request, programs.studio.admin)).data.clients;

  expect(await found()).toMatchObject([{ id: clientId, current: null, upcomingOn: null, hasCopy: false }]);
  for (const startsOn of ['2199-02-04', '2199-01-07']) await programs.assign(templateId, startsOn, clientId);
  expect(await found()).toMatchObject([{ current: null, upcomingOn: '2199-01-07', hasCopy: true }]);
});

test('unassigning keeps logged workouts, and a template cannot be unassigned', async () => {
  const { studio, server } = programs;
  const refused = await server.ask(
    programRoutes.unassign,
    { programId: studio.ids['client-programs'] ?? '' },
    studio.admin,
  );
  const template = await server.ask(programRoutes.unassign, { programId: templateId }, studio.admin);

  expect([refused.status, template.status]).toEqual([200, 404]);
  expect(await ofClient(studio.ids['clients'] ?? '')).toEqual([]);
});
