import { beforeAll, describe, expect, test } from 'vitest';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../contract.ts';
import { programEditingRoutes as routes } from '../contract/editing.ts';
import { newRow } from '../rules/rows.ts';
import { openPrograms, type Programs, today, withRows } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

const detail = async (id: string, language = 'it') =>
  (await programs.server.ask(routes.detailForEdit, { id }, programs.studio.admin, language)).data;

describe('the data of the editor', () => {
  test('has the program and the muscles of every exercise of it, each once', async () => {
    const ownExercise = { id: programs.studio.ids['exercises'] ?? '', name: 'Esercizio riservato' };
    const rows = [programs.exercise, ownExercise, programs.exercise].map((exercise) =>
      newRow({ id: newId(), exercise }),
    );
    const { program } = (await programs.save(withRows(await programs.create(), rows))).data;
    const opened = await detail(program.id);

    expect(opened.program).toEqual(program);
    expect(opened.exercises.map(({ name }) => name).toSorted()).toEqual([
      'Esercizio riservato',
      programs.exercise.name,
    ]);
    expect(opened.exercises.find(({ id }) => id === ownExercise.id)?.primaryMuscles).toEqual(['quads']);
    expect([opened.previous, opened.copies]).toEqual([[], 0]);
  });

  test('has the names of library exercises in both languages, and of own ones none', async () => {
    const ownExercise = { id: programs.studio.ids['exercises'] ?? '', name: 'Esercizio riservato' };
    const rows = [programs.exercise, ownExercise].map((exercise) => newRow({ id: newId(), exercise }));
    const { program } = (await programs.save(withRows(await programs.create(), rows))).data;
    const [italian, english] = [await detail(program.id), await detail(program.id, 'en')].map(({ exercises }) =>
      exercises.find(({ id }) => id === programs.exercise.id),
    );

    expect(english?.name).not.toBe(italian?.name);
    expect(english?.libraryNames).toEqual({ it: italian?.name, en: english?.name });
    expect((await detail(program.id)).exercises.find(({ id }) => id === ownExercise.id)?.libraryNames).toBeNull();
  });

  test('has the last performances of the client for a copy, without unfinished workouts', async () => {
    const { program, previous } = await detail(programs.studio.ids['client-programs'] ?? '');
    const loggedRow = program.weeks[0]?.days[0]?.workouts[0]?.exercises[0];

    expect(previous).toEqual([
      {
        exerciseId: loggedRow?.exerciseId,
        finishedAt: expect.stringContaining('2026-11-16T18:00:00'),
        finishedOn: '2026-11-16',
        sets: [{ weightKg: 20, reps: 10, rir: 2, seconds: null, metres: null }],
      },
    ]);
  });

  test('has the number of copies that have not ended for a template', async () => {
    const template = await programs.createFilled(2);
    for (const startsOn of [today(), today(7), today(-13), today(-14)])
      await programs.assign(template.id, startsOn, await programs.addClient());

    expect((await detail(template.id)).copies).toBe(3);
  });

  test('has the number of outdated copies with a future week after an edit of the template', async () => {
    const template = await programs.createFilled(2);
    for (const startsOn of [today(), today(7), today(-13)])
      await programs.assign(template.id, startsOn, await programs.addClient());
    const before = (await detail(template.id)).outdatedCopies;
    await programs.save({ ...template, title: 'Ritoccato' });

    expect([before, (await detail(template.id)).outdatedCopies]).toEqual([0, 2]);
  });
});

describe('other editors of a program', () => {
  const tab = (id: string, tabId: string, more: { token?: string; isLeaving?: boolean } = {}) => {
    const request = { id, tabId, isLeaving: more.isLeaving ?? false };
    return programs.server.ask(programRoutes.editing, request, more.token ?? programs.studio.admin);
  };

  async function seenAgo(tabId: string, seconds: number): Promise<void> {
    const statement = 'update programs_editors set seen_at = now() - make_interval(secs => $2) where tab_id = $1';
    await programs.asOwner(statement, [tabId, seconds]);
  }

  test('are none at first, and several tabs of one user count once', async () => {
    const { id } = await programs.create();
    const [mine, second, third] = [newId(), newId(), newId()];
    const first = (await tab(id, mine)).data;
    await tab(id, second);
    await tab(id, third);
    const later = (await tab(id, mine)).data;

    expect(first).toEqual({ version: 1, editors: [] });
    expect(later.editors).toMatchObject([{ isMe: true }]);
  });

  test('are listed by name until their tab is closed', async () => {
    const studio: TestStudio = await openTestStudio(programs.server, 'Studio Due');
    const id = studio.ids['programs'] ?? '';
    const [mine, theirs] = [newId(), newId()];
    await programs.asOwner(
      'update programs set created_by = (select id from memberships where account_id = $1 and role = $2) where id = $3',
      [studio.accountId, 'coach', id],
    );
    await tab(id, theirs, { token: studio.coach });
    const editors = (await tab(id, mine, { token: studio.admin })).data.editors;
    await tab(id, theirs, { token: studio.coach, isLeaving: true });

    expect(editors).toMatchObject([{ name: 'Studio Due coach', isMe: false }]);
    expect((await tab(id, mine, { token: studio.admin })).data.editors).toEqual([]);
  });

  test('expire after 76 seconds without a report and not after 70', async () => {
    const { id } = await programs.create();
    const [mine, other] = [newId(), newId()];
    await tab(id, other);
    await seenAgo(other, 70);
    const editors = (await tab(id, mine)).data.editors;
    await seenAgo(other, 76);

    expect(editors).toHaveLength(1);
    expect((await tab(id, mine)).data.editors).toEqual([]);
    expect((await tab(id, other)).data.editors).toHaveLength(1);
  });

  test('learn at once that a tab was opened and closed, and nothing while it is open', async () => {
    const { id } = await programs.create();
    const [mine, other] = [newId(), newId()];
    const events = async () => {
      const text = `select count(*)::int as total from live_events
        where type = 'editors.changed' and data ->> 'documentId' = $1`;
      return (await programs.server.owner.query(text, [id])).rows[0].total;
    };
    await tab(id, mine);
    const alone = await events();
    await tab(id, other);
    const opened = await events();
    await tab(id, other);
    await tab(id, mine);
    const open = await events();
    await tab(id, other, { isLeaving: true });

    expect([alone, opened, open, await events()]).toEqual([0, 1, 1, 2]);
  });
});
