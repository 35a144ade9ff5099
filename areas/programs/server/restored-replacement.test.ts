import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { programRoutes } from '../contract.ts';
import { openPrograms, type Programs } from './testing/open-programs.ts';

let programs: Programs;
let templateId: string;
let clientId: string;
/** The program of four weeks that `replacement` replaces from its third week. */
let first: string;
let replacement: string;

beforeAll(async () => {
  programs = await openPrograms();
  templateId = (await programs.createFilled(4)).id;
});

beforeEach(async () => {
  clientId = await programs.addClient();
  first = (await programs.assign(templateId, later(0), clientId)).id;
  replacement = await assign(14, 'replace');
});

/** The day this number of days after Monday of this week. */
const later = (days: number) => addDays(mondayOf(todayIn('Europe/Rome')), days);

async function assign(day: number, overlap: 'replace' | 'keep'): Promise<string> {
  const request = { id: templateId, clientIds: [clientId], startsOn: later(day), includesAssigned: true, overlap };
  return (await programs.server.ask(programRoutes.assign, request, programs.studio.admin)).data.copyIds[0] ?? '';
}

const takeAway = (programId: string) =>
  programs.server.ask(programRoutes.unassign, { programId }, programs.studio.admin);

async function restore(id: string) {
  const response = await programs.server.ask(programRoutes.undelete, { id }, programs.studio.admin);
  expect(response.status).toBe(200);
  return response.data;
}

const endOf = async (id: string) => (await programs.read(id)).endsOn;

async function changeDates(id: string, change: { startsOn?: string; chosenEnd?: string | null }): Promise<void> {
  const { version, startsOn } = await programs.read(id);
  const request = { id, version, startsOn: startsOn ?? '', note: '', days: [], ...change };
  const { status } = await programs.server.ask(programRoutes.saveProgramUser, request, programs.studio.admin);
  expect(status).toBe(200);
}

describe('restoring a program that had replaced another one', () => {
  test.each(['from the list of programs of clients', 'from the library'])(
    'ends the other one as before, when it was taken away %s',
    async (way) => {
      if (way === 'from the library')
        await programs.server.ask(programRoutes.delete, { id: replacement }, programs.studio.admin);
      else await takeAway(replacement);
      expect(await endOf(first)).toBe(later(27));

      expect(await restore(replacement)).toEqual({ alongside: [] });
      expect(await programs.read(first)).toMatchObject({ stopsOn: later(14), endsOn: later(13) });
    },
  );

  test('ends the other one as before also the second time', async () => {
    for (const _ of [1, 2]) {
      await takeAway(replacement);
      await restore(replacement);
    }

    expect(await endOf(first)).toBe(later(13));
  });

  test('leaves a program beside it that it had never replaced, and says that both are followed', async () => {
    const parallel = await assign(21, 'keep');
    await takeAway(replacement);

    expect((await restore(replacement)).alongside).toMatchObject([{ startsOn: later(21), endsOn: later(48) }]);
    expect(await endOf(parallel)).toBe(later(48));
  });
});

describe('when the replaced program has changed before the replacement is restored', () => {
  test.each([
    ['its last day was chosen', { chosenEnd: later(20) }, later(20)],
    ['it was moved', { startsOn: later(7) }, later(34)],
  ])('%s: it stays so, and the coach is told that both are followed', async (_, change, end) => {
    await takeAway(replacement);
    await changeDates(first, change);

    expect((await restore(replacement)).alongside).toMatchObject([{ title: 'Prova', endsOn: end }]);
    expect(await endOf(first)).toBe(end);
  });

  test('it has more weeks: it ends for the replacement all the same', async () => {
    await takeAway(replacement);
    const copy = await programs.read(first);
    await programs.save({ ...copy, weeks: [...copy.weeks, { ...newWeek, weekNumber: 5 }] });
    await restore(replacement);

    expect(await endOf(first)).toBe(later(13));
  });

  // The days from which another program replaced it, and its end once the first replacement is back.
  test.each([
    ['later', 21, later(13)],
    ['earlier', 7, later(6)],
  ])('another program replaced it from a %s day: the other one stays, and the coach is told', async (_, day, end) => {
    await takeAway(replacement);
    await assign(day, 'replace');

    expect((await restore(replacement)).alongside).toMatchObject([{ startsOn: later(day) }]);
    expect(await endOf(first)).toBe(end);
  });
});

describe('when both the replaced program and its replacement are taken away', () => {
  test.each([
    ['the replaced one first, and restored first', 'first', 'first'],
    ['the replaced one first, and restored last', 'first', 'last'],
    ['the replacement first, and restored first', 'last', 'last'],
    ['the replacement first, and restored last', 'last', 'first'],
  ])('%s: the replaced one ends as before', async (_, removed, restored) => {
    const orderOf = (order: string) => (order === 'first' ? [first, replacement] : [replacement, first]);
    for (const id of orderOf(removed)) await takeAway(id);
    for (const id of orderOf(restored)) await restore(id);

    expect(await endOf(first)).toBe(later(13));
  });

  test('a replacement that moved meanwhile ends nothing', async () => {
    await takeAway(replacement);
    await takeAway(first);
    await restore(replacement);
    await changeDates(replacement, { startsOn: later(21) });

    expect((await restore(first)).alongside).toMatchObject([{ startsOn: later(21) }]);
    expect(await endOf(first)).toBe(later(27));
  });

  test('of two replacements, one earlier than the other, the end is that of the earlier one, in any order', async () => {
    const earlier = await assign(7, 'replace');
    for (const id of [earlier, replacement]) await takeAway(id);
    expect(await endOf(first)).toBe(later(27));
    for (const id of [earlier, replacement]) await restore(id);

    expect(await endOf(first)).toBe(later(6));
  });
});

const newWeek = { id: '0199a000-0000-7000-8000-0000000000f5', days: [] };
