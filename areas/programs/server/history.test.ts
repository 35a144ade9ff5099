import { beforeAll, describe, expect, test } from 'vitest';
import { saveDocument } from '#database/testing/save-document.ts';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../contract.ts';
import type { Program } from '../contract/document.ts';
import { openPrograms, type Programs } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

async function rename(program: Program, title: string, token?: string): Promise<Program> {
  const saved = await programs.save({ ...program, title }, token);
  return saved.data.program;
}

async function createdByCoach(title: string): Promise<Program> {
  const { server, studio } = programs;
  return (await server.ask(programRoutes.create, { title, weeks: 1, daysAWeek: 1 }, studio.coach)).data.program;
}

async function versionsOf(id: string, page = 1) {
  return (await programs.server.ask(programRoutes.versions, { id, page }, programs.studio.admin)).data;
}

async function titlesOf(id: string): Promise<string[]> {
  const { versions } = await versionsOf(id);
  const contents = versions.map(({ version }) =>
    programs.server.ask(programRoutes.version, { id, version }, programs.studio.admin),
  );
  return (await Promise.all(contents)).map(({ data }) => data.content.title);
}

function restore(program: Program, version: number, current = program.version) {
  const { server, studio } = programs;
  return server.ask(programRoutes.restore, { id: program.id, version, current, saveId: newId() }, studio.admin);
}

function withLoad(program: Program, weight: string): Program {
  const changed = structuredClone(program);
  Object.assign(changed.weeks[0]?.days[0]?.workouts[0]?.exercises[0] ?? {}, { weight });
  return changed;
}

function loadOf(program: Program): string | undefined {
  return program.weeks[0]?.days[0]?.workouts[0]?.exercises[0]?.weight;
}

/** Moves the last save `minutes` into the past. */
function wait(id: string, minutes: number): Promise<void> {
  const interval = `${minutes} minutes`;
  return programs.asOwner(
    'update programs set saved_at = saved_at - $2::interval, session_started_at = session_started_at - $2::interval where id = $1',
    [id, interval],
  );
}

describe('the history of a program', () => {
  test('has one version for consecutive saves of one user', async () => {
    const program = await programs.create();
    const first = await rename(program, 'Prima');
    await rename(first, 'Prima prova');

    expect(await titlesOf(program.id)).toEqual(['Prima prova', 'Prova']);
  });

  test('has a new version after ten minutes without a save, and after an hour of saves', async () => {
    let program = await rename(await programs.create(), 'Mattina');
    await wait(program.id, 11);
    program = await rename(program, 'Pranzo');
    for (const title of ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette']) {
      await wait(program.id, 9);
      program = await rename(program, title);
    }

    expect(await titlesOf(program.id)).toEqual(['Sette', 'Sei', 'Mattina', 'Prova']);
  });

  test('begins with the program as it was assigned, also when a load is changed at once', async () => {
    const template = await programs.createFilled(1, 1);
    const copy = await programs.assign(template.id, '2026-11-02', await programs.addClient());
    const changed = await programs.save(withLoad(copy, '1000 kg'));
    const { versions } = await versionsOf(copy.id);
    await restore(changed.data.program, 1);

    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(loadOf(await programs.read(copy.id))).toBe(loadOf(copy));
  });

  test('has the state before a mistyped load when the editor was opened again in between', async () => {
    const { server, studio } = programs;
    const right = await programs.save(withLoad(await programs.createFilled(1, 1), '80 kg'));
    const { id } = right.data.program;
    const presence = { id, tabId: newId() };
    await server.ask(programRoutes.editing, { ...presence, isLeaving: false }, studio.admin);
    const mistyped = (await programs.save(withLoad(right.data.program, '800 kg'))).data.program;
    const still = (await programs.save(withLoad(mistyped, '801 kg'))).data.program;
    const [, before] = (await versionsOf(id)).versions;
    await restore(still, before?.version ?? 0);

    expect(loadOf(await programs.read(id))).toBe('80 kg');
  });

  test('keeps the first version for ever', async () => {
    const program = await rename(await programs.create(), 'Nuovo');
    await programs.asOwner(
      "update programs_versions set saved_at = now() - interval '20 days' where document_id = $1",
      [program.id],
    );
    await programs.asOwner(
      `insert into programs_versions (account_id, document_id, version, content, saved_by, saved_at, session_started_at)
       select account_id, document_id, 2, content, saved_by, saved_at + interval '1 second', saved_at from programs_versions
       where document_id = $1`,
      [program.id],
    );
    await programs.asOwner('update programs set version = 5 where id = $1', [program.id]);
    await wait(program.id, 11);
    await rename({ ...program, version: 5 }, 'Dopo');

    expect((await versionsOf(program.id)).versions.map(({ version }) => version)).toEqual([6, 5, 2, 1]);
  });

  test('has a new version when another user saves, with the names of both', async () => {
    const program = await createdByCoach('Della coach');
    await rename(program, 'Della titolare');
    const { versions } = await versionsOf(program.id);

    expect(await titlesOf(program.id)).toEqual(['Della titolare', 'Della coach']);
    expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(new Set(versions.map(({ author }) => author)).size).toBe(2);
  });

  test('is deleted with the program', async () => {
    const program = await rename(await programs.create(), 'Prima');
    await wait(program.id, 11);
    await rename(program, 'Dopo');
    const { server, studio } = programs;
    await server.ask(programRoutes.delete, { id: program.id }, studio.admin);
    const response = await server.ask(programRoutes.versions, { id: program.id }, studio.admin);

    expect(response.status).toBe(404);
  });
});

describe('restoring a version', () => {
  async function twoVersions(): Promise<Program> {
    const program = await rename(await programs.createFilled(), 'Con le righe');
    await wait(program.id, 11);
    return (await programs.save({ ...program, title: 'Vuoto', weeks: program.weeks.slice(0, 1) })).data.program;
  }

  test('saves its content as a new version and keeps the replaced one in the history', async () => {
    const program = await twoVersions();
    const [, before] = (await versionsOf(program.id)).versions;
    const restored = await restore(program, before?.version ?? 0);
    const current = await programs.read(program.id);

    expect(restored.data.version).toBe(program.version + 1);
    expect(current).toMatchObject({ title: 'Con le righe', version: program.version + 1 });
    expect(current.weeks).toHaveLength(2);
    expect(await titlesOf(program.id)).toEqual(['Con le righe', 'Vuoto', 'Con le righe', 'Prova']);
  });

  test('is refused when the program was saved meanwhile', async () => {
    const program = await twoVersions();
    const [, before] = (await versionsOf(program.id)).versions;
    await rename(program, 'Salvato intanto');
    const refused = await restore(program, before?.version ?? 0);

    expect(refused).toMatchObject({ status: 409, code: 'version_conflict' });
    expect((await programs.read(program.id)).title).toBe('Salvato intanto');
  });

  test('that does not exist is not found and writes nothing', async () => {
    const program = await twoVersions();

    expect((await restore(program, 999)).status).toBe(404);
    expect((await programs.read(program.id)).version).toBe(program.version);
  });

  test('twenty times at once restores it once', async () => {
    const program = await twoVersions();
    const [, before] = (await versionsOf(program.id)).versions;
    const replies = await Promise.all(Array.from({ length: 20 }, () => restore(program, before?.version ?? 0)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await programs.read(program.id)).version).toBe(program.version + 1);
  });
});

test('old versions are thinned: all of two days, then one a day for a month, one a week for a year, one a month', async () => {
  const program = await rename(await programs.create(), 'Adesso');
  await programs.asOwner(
    `insert into programs_versions (account_id, document_id, version, content, saved_by, saved_at, session_started_at)
     select account_id, id, -n, content, saved_by, moment, moment from programs,
       generate_series(1, 2000) n, lateral (select now() - make_interval(hours => n * 12) as moment) at where id = $1`,
    [program.id],
  );
  await wait(program.id, 11);
  await rename(program, 'Dopo');
  const agesInDays: number[] = [];
  for (let page = 1; page > 0; ) {
    const { versions, nextPage } = await versionsOf(program.id, page);
    agesInDays.push(...versions.map(({ savedAt }) => (Date.now() - Date.parse(savedAt)) / 86_400_000));
    page = nextPage;
  }
  const between = (from: number, to: number) => agesInDays.filter((days) => days >= from && days < to).length;

  expect(between(0, 1.9)).toBeGreaterThanOrEqual(4);
  expect(between(2.1, 29.9)).toBeGreaterThanOrEqual(27);
  expect(between(2.1, 29.9)).toBeLessThanOrEqual(29);
  expect(between(31, 364)).toBeLessThanOrEqual(49);
  expect(between(31, 364)).toBeGreaterThanOrEqual(46);
  expect(between(366, 1000)).toBeLessThanOrEqual(23);
  expect(between(366, 1000)).toBeGreaterThanOrEqual(19);
});

test('a changed load in the largest program sends and writes one row', async () => {
  const program = await programs.createFilled(40, 60);
  const row = program.weeks[20]?.days[0]?.workouts[0]?.exercises[30];
  const after = structuredClone(program);
  Object.assign(after.weeks[20]?.days[0]?.workouts[0]?.exercises[30] ?? {}, { weight: '85 kg' });
  const saved = await saveDocument(programs.server, programRoutes, { before: program, after }, programs.studio.admin);

  expect(saved.data.version).toBe(program.version + 1);
  const current = await programs.read(program.id);
  expect(current.weeks[20]?.days[0]?.workouts[0]?.exercises[30]).toEqual({ ...row, weight: '85 kg' });
});
