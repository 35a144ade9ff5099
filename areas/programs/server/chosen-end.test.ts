import { beforeAll, expect, test } from 'vitest';
import { programRoutes } from '../contract.ts';
import type { Program } from '../contract/document.ts';
import { openPrograms, type Programs } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

/** Assigns four weeks with a workout each from Monday 16 November, which end on Sunday 13 December. */
async function assigned(): Promise<Program> {
  const template = await programs.createFilled(4, 2);
  return programs.assignOnStart(template.id, '2026-11-16', await programs.addClient());
}

async function saveDates(copy: Program, changes: { startsOn?: string; chosenEnd?: string | null }) {
  const { version } = await programs.read(copy.id);
  const request = { id: copy.id, version, startsOn: copy.startsOn ?? '', note: '', ...changes };
  return programs.server.ask(programRoutes.saveProgramUser, request, programs.studio.admin);
}

test('a program that is ended early stops after its chosen day: what is planned later is not counted', async () => {
  const copy = await assigned();
  const { programUser } = (await saveDates(copy, { chosenEnd: '2026-11-25' })).data;

  expect(programUser).toMatchObject({ endsOn: '2026-11-25', chosenEnd: '2026-11-25', workouts: 2 });
  expect(await programs.read(copy.id)).toMatchObject({ endsOn: '2026-11-25', stopsOn: '2026-11-26' });
  expect((await programs.read(copy.id)).weeks).toHaveLength(4);
});

test('without a chosen day it runs to the end of its weeks again', async () => {
  const copy = await assigned();
  await saveDates(copy, { chosenEnd: '2026-11-25' });
  const { programUser } = (await saveDates(copy, { chosenEnd: null })).data;

  expect(programUser).toMatchObject({ endsOn: '2026-12-13', chosenEnd: null, workouts: 4 });
  expect(await programs.read(copy.id)).toMatchObject({ stopsOn: null });
});

test('a save that does not name the end keeps it; a new start resets it', async () => {
  const copy = await assigned();
  await saveDates(copy, { chosenEnd: '2026-11-25' });

  expect((await saveDates(copy, {})).data.programUser.endsOn).toBe('2026-11-25');
  expect((await saveDates(copy, { startsOn: '2026-11-23' })).data.programUser).toMatchObject({
    endsOn: '2026-12-20',
    chosenEnd: null,
  });
});

test.each(['2026-11-15', '2026-12-14'])(
  'an end outside of its weeks (%s) is refused, and nothing is written',
  async (day) => {
    const copy = await assigned();

    expect(await saveDates(copy, { chosenEnd: day })).toMatchObject({
      status: 422,
      code: 'end_outside_weeks',
      errors: { chosenEnd: ["Scegli un ultimo giorno fra l'inizio e la fine delle settimane."] },
    });
    expect(await programs.read(copy.id)).toMatchObject({ version: copy.version, endsOn: '2026-12-13' });
  },
);

test('the next program of the client ends it earlier than the chosen day', async () => {
  const copy = await assigned();
  await saveDates(copy, { chosenEnd: '2026-12-10' });
  const next = await programs.createFilled(1, 1);
  const request = {
    id: next.id,
    clientIds: [copy.clientId ?? ''],
    startsOn: '2026-12-01',
    overlap: 'replace' as const,
  };
  await programs.server.ask(programRoutes.assign, request, programs.studio.admin);

  expect(await programs.read(copy.id)).toMatchObject({ endsOn: '2026-11-30', stopsOn: '2026-12-01' });
});
