import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { programRoutes } from '../contract.ts';
import type { Program, Week } from '../contract/document.ts';
import { programEditingRoutes } from '../contract/editing.ts';
import { openPrograms, type Programs } from './testing/open-programs.ts';

let programs: Programs;
let templateId: string;

/** The programs of 4 weeks begin on Monday 16 November and are replaced from Wednesday 2 December, in their third week. */
const [startsOn, stopsOn, end] = ['2026-11-16', '2026-12-02', '2026-12-01'];

beforeAll(async () => {
  programs = await openPrograms();
  templateId = (await programs.createFilled(4)).id;
});

async function replacedCopy(): Promise<Program> {
  const clientId = await programs.addClient();
  const { id } = await programs.assignOnStart(templateId, startsOn, clientId);
  await replace(clientId, stopsOn);
  return programs.read(id);
}

async function replace(clientId: string, from: string): Promise<void> {
  const request = { id: templateId, clientIds: [clientId], startsOn: from, includesAssigned: true };
  await programs.server.ask(programRoutes.assign, { ...request, overlap: 'replace' }, programs.studio.admin);
}

async function withWeeks(copy: Program, change: (weeks: Week[]) => Week[]): Promise<Program> {
  return (await programs.save({ ...copy, weeks: change(copy.weeks) })).data.program;
}

const newWeek = (weekNumber: number): Week => ({ id: newId(), weekNumber, days: [] });

test('a replaced copy has the day of its replacement and ends the day before', async () => {
  expect(await replacedCopy()).toMatchObject({ stopsOn, endsOn: end });
});

describe('a replaced copy never runs past its replacement', () => {
  // The number of weeks after each edit, with the end of the copy then.
  test.each([
    ['the deleted last week comes back', [3, 4], [end, end]],
    ['two deleted weeks come back one after the other', [2, 3, 4], ['2026-11-29', end, end]],
    ['all weeks but one are deleted and come back', [1, 4], ['2026-11-22', end]],
    ['weeks are added after all others', [6], [end]],
    ['weeks are added after some were deleted', [2, 7, 3], ['2026-11-29', end, end]],
  ])('when %s', async (_, counts, ends) => {
    let copy = await replacedCopy();
    const all = [...copy.weeks, newWeek(5), newWeek(6), newWeek(7)];
    const seen: (string | null)[] = [];
    for (const count of counts) {
      copy = await withWeeks(copy, () => all.slice(0, count));
      seen.push(copy.endsOn);
    }

    expect(seen).toEqual(ends);
  });

  test('when a version with all weeks is restored', async () => {
    const { id, version } = await replacedCopy();
    await programs.asOwner(
      `update programs set saved_at = saved_at - interval '1 day', session_started_at = session_started_at - interval '1 day' where id = $1`,
      [id],
    );
    const shorter = await withWeeks(await programs.read(id), (weeks) => weeks.slice(0, 2));
    const request = { id, version, current: shorter.version, saveId: newId() };
    await programs.server.ask(programRoutes.restore, request, programs.studio.admin);
    const restored = await programs.read(id);

    expect([restored.weeks.length, restored.endsOn]).toEqual([4, end]);
  });

  test('when single weeks are deleted and added by calls', async () => {
    const { server, studio } = programs;
    const { id, weeks } = await replacedCopy();
    for (const week of weeks.slice(1)) await server.ask(programEditingRoutes.deleteWeek, { id: week.id }, studio.admin);
    for (const _ of weeks) await server.ask(programEditingRoutes.addWeek, { id }, studio.admin);
    const edited = await programs.read(id);

    expect([edited.weeks.length, edited.endsOn]).toEqual([5, end]);
  });

  test('when it is replaced once more, from an earlier day', async () => {
    const copy = await replacedCopy();
    await replace(copy.clientId ?? '', '2026-11-25');

    expect(await programs.read(copy.id)).toMatchObject({ stopsOn: '2026-11-25', endsOn: '2026-11-24' });
  });
});

test('a copy that moves to another start runs to the end of its weeks again', async () => {
  const { id, version } = await replacedCopy();
  const request = { id, version, startsOn: '2027-02-01', note: '', days: [] };
  await programs.server.ask(programRoutes.saveProgramUser, request, programs.studio.admin);

  expect(await programs.read(id)).toMatchObject({ stopsOn: null, endsOn: '2027-02-28' });
});

test('a new note keeps the day of the replacement', async () => {
  const { id, version } = await replacedCopy();
  const request = { id, version, startsOn, note: 'Piano', days: [] };
  await programs.server.ask(programRoutes.saveProgramUser, request, programs.studio.admin);

  expect(await programs.read(id)).toMatchObject({ stopsOn, endsOn: end });
});

test('the copy of a replaced copy runs to the end of its weeks', async () => {
  const { id } = await replacedCopy();
  const copied = await programs.assign(id, startsOn, await programs.addClient());

  expect(copied).toMatchObject({ stopsOn: null, endsOn: '2026-12-13' });
});

describe('when the replacement is taken away before it begins', () => {
  const later = (days: number) => addDays(mondayOf(todayIn('Europe/Rome')), days);
  const unassign = (programId: string) =>
    programs.server.ask(programRoutes.unassign, { programId }, programs.studio.admin);
  const listOf = async (clientId: string) =>
    (await programs.server.ask(programRoutes.ofClient, { id: clientId }, programs.studio.admin)).data.programs;

  test('the copy goes on to the end of its weeks', async () => {
    const clientId = await programs.addClient();
    const { id } = await programs.assign(templateId, later(0), clientId);
    await replace(clientId, later(14));
    const successor = (await listOf(clientId)).find((one) => one.id !== id);
    expect((await unassign(successor?.id ?? '')).status).toBe(200);

    expect(await programs.read(id)).toMatchObject({ stopsOn: null, endsOn: later(27) });
  });

  test('the copy goes on until the next program of the client', async () => {
    const clientId = await programs.addClient();
    const { id } = await programs.assign(templateId, later(0), clientId);
    await replace(clientId, later(14));
    const [successor] = (await listOf(clientId)).filter((one) => one.id !== id);
    await replace(clientId, later(21));
    await unassign(successor?.id ?? '');

    expect(await programs.read(id)).toMatchObject({ stopsOn: later(21), endsOn: later(20) });
  });
});

describe('a replaced copy that is taken back and restored', () => {
  const later = (days: number) => addDays(mondayOf(todayIn('Europe/Rome')), days);
  const ask = (route: 'unassign' | 'undelete', id: string) =>
    route === 'unassign'
      ? programs.server.ask(programRoutes.unassign, { programId: id }, programs.studio.admin)
      : programs.server.ask(programRoutes.undelete, { id }, programs.studio.admin);
  const successorOf = async (clientId: string, others: string[]) => {
    const { data } = await programs.server.ask(programRoutes.ofClient, { id: clientId }, programs.studio.admin);
    return data.programs.find(({ id }) => !others.includes(id))?.id ?? '';
  };

  const move = async (id: string, start: string) => {
    const { version } = await programs.read(id);
    const request = { id, version, startsOn: start, note: '', days: [] };
    await programs.server.ask(programRoutes.saveProgramUser, request, programs.studio.admin);
  };
  const deleteForGood = async (id: string) => programs.asOwner('delete from programs where id = $1', [id]);
  const deleteProgram = async (id: string) => programs.server.ask(programRoutes.delete, { id }, programs.studio.admin);

  // The days of the copies that follow, and the end of the copy once the first of these was taken back meanwhile.
  test.each([
    ['goes on to the end of its weeks when its replacement is gone', [14], null, 27],
    ['goes on until the next program of the client when its replacement is gone', [14, 21], 21, 20],
  ])('%s', async (_, starts, stops, ends) => {
    const clientId = await programs.addClient();
    const { id } = await programs.assign(templateId, later(0), clientId);
    await replace(clientId, later(starts[0] ?? 0));
    const successor = await successorOf(clientId, [id]);
    await ask('unassign', id);
    for (const day of starts.slice(1)) await replace(clientId, later(day));
    await ask('unassign', successor);
    expect((await ask('undelete', id)).status).toBe(200);

    expect(await programs.read(id)).toMatchObject({ stopsOn: stops && later(stops), endsOn: later(ends) });
  });

  // The end of the copy, and what happened to its replacement before the copy was taken back.
  test.each([
    ['when its replacement has begun and was taken away', 0, async (id: string) => ask('unassign', id)],
    ['when its replacement was moved to an earlier day', 14, async (id: string) => move(id, later(7))],
    ['when its replacement was moved to a later day', 14, async (id: string) => move(id, later(21))],
    ['when its replacement was deleted for good', 14, async (id: string) => deleteForGood(id)],
    ['when its replacement was deleted in the library', 14, async (id: string) => deleteProgram(id)],
  ])('has the same end as before, %s', async (_, starts, change) => {
    const clientId = await programs.addClient();
    const { id } = await programs.assignOnStart(templateId, later(starts - 14), clientId);
    await replace(clientId, later(starts));
    await change(await successorOf(clientId, [id]));
    const { stopsOn: stops, endsOn: ends } = await programs.read(id);
    await ask('unassign', id);
    await ask('undelete', id);

    expect(await programs.read(id)).toMatchObject({ stopsOn: stops, endsOn: ends });
  });

  test('goes on when its replacement was deleted before it began, also once the day of that has passed', async () => {
    const clientId = await programs.addClient();
    const today = todayIn('Europe/Rome');
    const { id } = await programs.assign(templateId, today, clientId);
    await replace(clientId, addDays(today, 2));
    const successor = await successorOf(clientId, [id]);
    await ask('unassign', id);
    await ask('unassign', successor);
    const fiveDaysLater = `update programs set starts_on = starts_on - 5, replaced_from = replaced_from - 5,
      deleted_at = deleted_at - interval '5 days' where client_id = $1`;
    await programs.asOwner(fiveDaysLater, [clientId]);
    await ask('undelete', id);

    expect(await programs.read(id)).toMatchObject({ stopsOn: null });
  });

  test('does not go on when its replacement was moved and another program was taken back meanwhile', async () => {
    const clientId = await programs.addClient();
    const { id } = await programs.assign(templateId, later(0), clientId);
    await replace(clientId, later(14));
    const successor = await successorOf(clientId, [id]);
    const { id: other } = await programs.assign(templateId, later(70), clientId);
    await ask('unassign', id);
    await move(successor, later(7));
    await ask('unassign', other);
    await ask('undelete', id);

    expect(await programs.read(id)).toMatchObject({ stopsOn: later(14), endsOn: later(13) });
  });

  test('ends for its replacement as before when that is there', async () => {
    const clientId = await programs.addClient();
    const { id } = await programs.assign(templateId, later(0), clientId);
    await replace(clientId, later(14));
    await ask('unassign', id);
    await ask('undelete', id);

    expect(await programs.read(id)).toMatchObject({ stopsOn: later(14), endsOn: later(13) });
  });
});

describe('the PDF of a replaced copy', () => {
  async function textOf(id: string, options: Record<string, string> = {}): Promise<string> {
    const { server, studio } = programs;
    const { rawPayload } = await server.app.inject({
      url: `/api/programs/${id}/download/pdf`,
      query: { log: 'true', ...options },
      headers: { authorization: `Bearer ${studio.admin}`, 'accept-language': 'it' },
    });
    return (await readPdf(rawPayload)).pages.join('\n').replaceAll(/\s+/g, ' ');
  }

  test('has the days, weeks and workouts up to its end, and counts them on the cover', async () => {
    const { id, clientId } = await replacedCopy();
    const text = await textOf(id);
    const { programs: listed } = (
      await programs.server.ask(programRoutes.ofClient, { id: clientId ?? '' }, programs.studio.admin)
    ).data;

    expect(listed.find((one) => one.id === id)?.workouts).toBe(3);
    expect(text).toContain('16 nov – 1 dic 2026');
    expect(text).toContain('3 settimane · 3 allenamenti');
    expect(text).toMatch(/Settimana 3 30 nov – 1 dic/);
    expect(text).not.toMatch(/Settimana 4|dom 6 dic|mer 2 dic/);
  });

  test('has no column for the weeks after its end', async () => {
    const { id, weeks } = await replacedCopy();
    const numbered = weeks.map((week, index) => ({
      ...week,
      days: week.days.map((day) => ({
        ...day,
        workouts: day.workouts.map((workout) => ({
          ...workout,
          exercises: workout.exercises.map((row) => ({ ...row, weight: `${50 + index} kg` })),
        })),
      })),
    }));
    await programs.save({ ...(await programs.read(id)), weeks: numbered });
    const text = await textOf(id, { columns: 'true' });

    expect(text).toContain('Settimana 3');
    expect(text).not.toContain('Settimana 4');
  });

  test('has a workout that was moved to a day before its end', async () => {
    const { id, weeks } = await replacedCopy();
    const workoutId = weeks[3]?.days[0]?.workouts[0]?.id ?? '';
    await programs.asOwner(
      `insert into workout_adjustments (account_id, program_id, workout_id, moved_to, move_starts_on)
       select $1, id, $3, $4, starts_on from programs where id = $2`,
      [programs.studio.accountId, id, workoutId, '2026-11-28'],
    );
    const text = await textOf(id);

    expect(text).toContain('4 settimane · 4 allenamenti');
    expect(text).toContain('spostato a sab 28 nov');
  });
});
