import { beforeAll, expect, test } from 'vitest';

import { syncOf } from '#areas/completed-workouts/example.ts';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../contract.ts';
import type { Program } from '../contract/document.ts';
import { programEditingRoutes as routes } from '../contract/editing.ts';
import { withWeekCopied } from '../rules/weeks.ts';
import { openPrograms, type Programs, rowCounts, rowsOf, today, withRows } from './testing/open-programs.ts';
import { workoutRoutes } from '#areas/completed-workouts/contract/training.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

const offered = async (id: string, language = 'it') =>
  (await programs.server.ask(programRoutes.copyUpdates, { id }, programs.studio.admin, language)).data;

/**
 * Updates the copies from the template. Each copy is sent with its version in `seen`, otherwise with its current
 * version.
 */
async function update(template: Program, ids: string[], seen: Program[] = []) {
  const current = await Promise.all(ids.map((id) => seen.find((copy) => copy.id === id) ?? programs.read(id)));
  const copies = current.map(({ id, version }) => ({ id, version }));
  const request = { id: template.id, version: template.version, copies };
  return programs.server.ask(programRoutes.updateCopies, request, programs.studio.admin);
}

/** Saves the template with `sets` sets in every row. */
async function withSets(template: Program, sets: number): Promise<Program> {
  const changed = structuredClone(template);
  for (const row of changed.weeks.flatMap((week) => week.days[0]?.workouts[0]?.exercises ?? [])) row.sets = sets;
  return (await programs.save(changed)).data.program;
}

const setsOf = (program: Program) => program.weeks.map((week) => week.days[0]?.workouts[0]?.exercises[0]?.sets);

/** Creates a template of 4 weeks with one row each, and a copy of it. */
async function templateAndCopy(startsOn: string): Promise<[Program, Program]> {
  const template = await programs.createFilled(4, 1);
  return [template, await programs.assign(template.id, startsOn, await programs.addClient())];
}

test('a copy in its second week is offered the changes of the third and fourth', async () => {
  const [template, copy] = await templateAndCopy(today(-8));
  const edited = await withSets(template, 5);
  const { version, copies } = await offered(template.id);

  expect(version).toBe(edited.version);
  expect(copies).toMatchObject([{ id: copy.id, fromWeek: 3, wasEditedByHand: false, changeCount: 2 }]);
  expect(copies[0]?.unchangedWeeks.map((week) => week.weekNumber)).toEqual([1, 2]);
  expect(copies[0]?.changes[0]).toEqual({
    weekNumber: 3,
    dayNumber: 1,
    name: programs.exercise.name,
    kind: 'changed',
    field: 'sets',
    before: '3',
    after: '5',
  });
});

test('the changes name library exercises in the language of the reader', async () => {
  const [template] = await templateAndCopy(today(-8));
  await withSets(template, 5);
  const [{ copies: italian }, { copies: english }] = [await offered(template.id), await offered(template.id, 'en')];
  const { data } = await programs.server.ask(routes.detailForEdit, { id: template.id }, programs.studio.admin, 'en');

  expect(italian[0]?.changes[0]?.name).toBe(programs.exercise.name);
  expect(english[0]?.changes[0]?.name).toBe(data.exercises[0]?.name);
  expect(english[0]?.changes[0]?.name).not.toBe(programs.exercise.name);
});

test('a change of the running week is offered to no copy, and counted as a difference that stays', async () => {
  const [template, copy] = await templateAndCopy(today(-8));
  const changed = structuredClone(template);
  for (const week of changed.weeks.slice(0, 2))
    for (const row of week.days[0]?.workouts[0]?.exercises ?? []) row.weight = '70 kg';
  await programs.save(changed);

  expect((await offered(template.id)).copies).toMatchObject([
    { id: copy.id, changeCount: 0, changes: [], stayingChangeCount: 1 },
  ]);
});

test('an update changes the weeks that have not started, and the copy is up to date again', async () => {
  const [template, copy] = await templateAndCopy(today(-8));
  const edited = await withSets(template, 5);
  const { updated } = (await update(edited, [copy.id])).data;
  const after = await programs.read(copy.id);

  expect(updated).toBe(1);
  expect(setsOf(after)).toEqual([3, 3, 5, 5]);
  expect(after.weeks.map((week) => week.id)).toEqual(copy.weeks.map((week) => week.id));
  expect(after).toMatchObject({ version: copy.version + 1, endsOn: copy.endsOn });
  expect((await offered(template.id)).copies).toMatchObject([{ changeCount: 0, wasEditedByHand: false }]);
});

test('a copy that starts tomorrow is updated from its first week, one on its last day not at all', async () => {
  const [template, coming] = await templateAndCopy(today(1));
  const ending = await programs.assign(template.id, today(-27), await programs.addClient());
  const over = await programs.assign(template.id, today(-28), await programs.addClient());
  const edited = await withSets(template, 6);
  const { copies } = await offered(template.id);
  const { updated } = (await update(edited, [coming.id, ending.id, over.id])).data;

  expect(new Map(copies.map((copy) => [copy.id, copy.fromWeek]))).toEqual(
    new Map([
      [coming.id, 1],
      [ending.id, null],
    ]),
  );
  expect(updated).toBe(1);
  expect(setsOf(await programs.read(coming.id))).toEqual([6, 6, 6, 6]);
  expect(await programs.read(ending.id)).toEqual(ending);
  expect(await programs.read(over.id)).toEqual(over);
});

test('a future week with a logged workout is not updated', async () => {
  const { server, studio } = programs;
  const template = await programs.createFilled(4, 1);
  const copy = await programs.assign(template.id, today(1), studio.ids['clients'] ?? '');
  const workoutId = copy.weeks[2]?.days[0]?.workouts[0]?.id ?? '';
  const { prescription, signature } = (await server.ask(workoutRoutes.open.own, { workoutId }, studio.client)).data;
  await server.ask(
    workoutRoutes.sync.own,
    { completedWorkoutId: newId(), ...syncOf({ prescription, signature }) },
    studio.client,
  );
  await update(await withSets(template, 7), [copy.id]);

  expect(setsOf(await programs.read(copy.id))).toEqual([7, 7, 3, 7]);
  expect((await offered(template.id)).copies[0]?.unchangedWeeks).toEqual([{ weekNumber: 3, isLogged: true }]);
});

test('weeks added or removed at the end of the template are updated, and the end of the copy moves', async () => {
  const [template, copy] = await templateAndCopy(today(1));
  const weeks = withWeekCopied(template.weeks, { id: template.weeks[0]?.id ?? '', newId });
  const longer = (await programs.save({ ...template, weeks })).data.program;
  await update(longer, [copy.id]);
  const extended = await programs.read(copy.id);
  const shorter = (await programs.save({ ...longer, weeks: longer.weeks.slice(0, 2) })).data.program;
  await update(shorter, [copy.id]);
  const shortened = await programs.read(copy.id);

  expect([rowCounts(extended), extended.endsOn]).toEqual([[1, 1, 1, 1, 1], today(35)]);
  expect([rowCounts(shortened), shortened.endsOn]).toEqual([[1, 1], today(14)]);
});

test('a copy edited by hand is marked, and one with moved dates is not', async () => {
  const [template, byHand] = await templateAndCopy(today(1));
  const moved = await programs.assign(template.id, today(1), await programs.addClient());
  await programs.save({ ...byHand, title: 'Ritoccata' });
  const day = moved.weeks[1]?.days[1]?.id ?? '';
  await programs.server.ask(
    programRoutes.saveProgramUser,
    { id: moved.id, version: moved.version, startsOn: today(1), note: '', days: [{ id: day, offset: 6 }] },
    programs.studio.admin,
  );
  const edited = await withSets(template, 4);
  const { copies } = await offered(template.id);
  await update(edited, [moved.id]);
  const after = await programs.read(moved.id);

  expect(new Map(copies.map((copy) => [copy.id, copy.wasEditedByHand]))).toEqual(
    new Map([
      [byHand.id, true],
      [moved.id, false],
    ]),
  );
  expect(setsOf(after)).toEqual([4, 4, 4, 4]);
  expect(after.weeks[1]?.days.map((one) => one.offset)).toEqual([0, 6]);
});

test('a copy in its last week is offered the weeks that were added to the template', async () => {
  const [template, copy] = await templateAndCopy(today(-23));
  const weeks = withWeekCopied(template.weeks, { id: template.weeks[0]?.id ?? '', newId });
  await programs.save({ ...template, weeks });
  const { copies } = await offered(template.id);

  expect(copies.map(({ id, changeCount }) => [id, changeCount > 0])).toEqual([[copy.id, true]]);
});

test('a copy edited by hand is offered nothing while its template has not changed', async () => {
  const [template, copy] = await templateAndCopy(today(1));
  await withSets(copy, 7);
  const { copies } = await offered(template.id);

  expect(copies.map(({ wasEditedByHand, changeCount }) => [wasEditedByHand, changeCount])).toEqual([[true, 0]]);
});

test('a copy edited after the differences were shown keeps that edit', async () => {
  const [template, copy] = await templateAndCopy(today(1));
  const edited = await withSets(template, 5);
  const byHand = await withSets(copy, 9);

  expect(await update(edited, [copy.id], [copy])).toMatchObject({ status: 409, code: 'version_conflict' });
  expect(await programs.read(copy.id)).toEqual(byHand);
});

test('of more than 200 copies the outdated ones are offered first', async () => {
  const [template, behind] = await templateAndCopy(today(1));
  const edited = await withSets(template, 5);
  await programs.asOwner(
    `with made as (
       insert into clients (account_id, id, name, email)
       select $1, gen_random_uuid(), 'A ' || n, 'a' || n || '@example.com' from generate_series(1, 201) n returning id)
     insert into programs (account_id, id, title, client_id, template_id, template_version, synced_version, starts_on,
       week_count, content)
     select $1, gen_random_uuid(), 'Tante', id, $2, $3, 1, $4, 4, '{"title":"Tante","info":"","weeks":[]}' from made`,
    [programs.studio.accountId, template.id, edited.version, today(1)],
  );
  const { copies } = await offered(template.id);

  expect(copies).toHaveLength(200);
  expect(copies[0]?.id).toBe(behind.id);
});

test('a collaborator is offered only the copies of own clients, and counts only those', async () => {
  const { server, studio } = programs;
  const { program } = (await server.ask(programRoutes.create, { title: 'Del coach', weeks: 1 }, studio.coach)).data;
  const filled = withRows(program, rowsOf(programs.exercise, 1));
  await programs.save(filled, studio.coach);
  await programs.assign(program.id, today(1), await programs.addClient());
  const opened = (await server.ask(routes.detailForEdit, { id: program.id }, studio.coach)).data;

  expect((await server.ask(programRoutes.copyUpdates, { id: program.id }, studio.coach)).data.copies).toEqual([]);
  expect(opened).toMatchObject({ copies: 0, outdatedCopies: 0 });
});

test('an update with an outdated template version or a copy of another template changes nothing', async () => {
  const [template, copy] = await templateAndCopy(today(1));
  const [, other] = await templateAndCopy(today(1));
  const edited = await withSets(template, 8);

  expect(await update(template, [copy.id])).toMatchObject({
    status: 409,
    code: 'version_conflict',
    data: { document: { version: edited.version } },
  });
  expect((await update(edited, [copy.id, other.id])).status).toBe(404);
  expect(await programs.read(copy.id)).toEqual(copy);
});

test('edits by hand in a week that the template has changed are listed and replaced, those in other weeks stay', async () => {
  const [template, copy] = await templateAndCopy(today(-8));
  const adapted = structuredClone(copy);
  for (const week of adapted.weeks.slice(1))
    for (const row of week.days[0]?.workouts[0]?.exercises ?? []) row.weight = '42 kg';
  await programs.save(adapted);
  await startNewSession(template.id);
  const changed = structuredClone(template);
  for (const row of changed.weeks[2]?.days[0]?.workouts[0]?.exercises ?? []) row.sets = 5;
  const [{ copies: before }] = [await offered((await programs.save(changed)).data.program.id)];
  const weight = { weekNumber: 3, kind: 'changed', field: 'weight' };

  expect(before[0]?.changes.map(({ weekNumber, field }) => [weekNumber, field])).toEqual(
    expect.arrayContaining([
      [3, 'sets'],
      [3, 'weight'],
    ]),
  );
  expect(before[0]).toMatchObject({ changeCount: 2, ownChangeCount: 1, ownChanges: [{ ...weight, after: '42 kg' }] });
  await update(await programs.read(template.id), [copy.id]);

  const rows = (await programs.read(copy.id)).weeks.map((week) => week.days[0]?.workouts[0]?.exercises[0]);
  expect(rows.map((row) => row?.sets)).toEqual([3, 3, 5, 3]);
  expect(rows.map((row) => row?.weight === '42 kg')).toEqual([false, true, false, true]);
  expect((await offered(template.id)).copies).toMatchObject([{ changeCount: 0, ownChanges: [], ownChangeCount: 0 }]);
});

/** Ends the edit session of a program, so that the next save stores its present version in the history. */
function startNewSession(id: string) {
  return programs.server.owner.query("update programs set saved_at = now() - interval '2 hours' where id = $1", [id]);
}
