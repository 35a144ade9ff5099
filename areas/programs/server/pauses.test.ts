import { beforeAll, expect, test } from 'vitest';
import { programRoutes } from '../contract.ts';
import type { ChosenPause, Program } from '../contract/document.ts';
import { openPrograms, type Programs, today } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

/** Assigns four weeks with a workout each from Monday 16 November, which end on Sunday 13 December. */
async function assigned(startsOn = '2026-11-16'): Promise<Program> {
  const template = await programs.createFilled(4, 2);
  return programs.assign(template.id, startsOn, await programs.addClient());
}

function pause(copy: Program, { replaced = null, ...chosen }: Partial<ChosenPause> & { replaced?: string | null }) {
  const choice = { from: '2026-11-30', until: '2026-12-13', keepsWeekdays: true, note: '', ...chosen };
  return programs.server.ask(programRoutes.pause, { id: copy.id, replaced, ...choice }, programs.studio.admin);
}

const deletePause = (copy: Program, from: string) =>
  programs.server.ask(programRoutes.deletePause, { id: copy.id, from }, programs.studio.admin);

test('a pause of two weeks from the third week ends the program two weeks later, with all its workouts', async () => {
  const copy = await assigned();
  const { programUser } = (await pause(copy, { note: 'Buone vacanze' })).data;

  expect(programUser).toMatchObject({ startsOn: '2026-11-16', endsOn: '2026-12-27', workouts: 4 });
  expect(programUser.pauses).toEqual([
    { from: '2026-11-30', until: '2026-12-13', keepsWeekdays: true, note: 'Buone vacanze', days: 14 },
  ]);
  expect(await programs.read(copy.id)).toMatchObject({ endsOn: '2026-12-27', pauses: programUser.pauses });
});

test('five days move the rest by a week, or by five days when weekdays may change', async () => {
  const copy = await assigned();
  const chosen = { from: '2026-12-02', until: '2026-12-06' };

  expect((await pause(copy, chosen)).data.programUser.endsOn).toBe('2026-12-20');
  expect((await pause(copy, { ...chosen, replaced: '2026-12-02', keepsWeekdays: false })).data.programUser.endsOn).toBe(
    '2026-12-18',
  );
});

test('without its pause a program has its dates of before', async () => {
  const copy = await assigned();
  await pause(copy, {});
  const { programUser } = (await deletePause(copy, '2026-11-30')).data;

  expect(programUser).toMatchObject({ endsOn: '2026-12-13', pauses: [] });
  expect(await deletePause(copy, '2026-11-30')).toMatchObject({ code: 'pause_gone' });
});

test('a last day that was chosen moves with the rest', async () => {
  const copy = await assigned();
  const dates = { id: copy.id, version: copy.version, startsOn: '2026-11-16', note: '', chosenEnd: '2026-12-09' };
  await programs.server.ask(programRoutes.saveProgramUser, dates, programs.studio.admin);

  expect((await pause(copy, {})).data.programUser).toMatchObject({ chosenEnd: '2026-12-23', endsOn: '2026-12-23' });
  expect((await deletePause(copy, '2026-11-30')).data.programUser.chosenEnd).toBe('2026-12-09');
});

test('a new first day takes the pauses away', async () => {
  const copy = await assigned();
  const { version } = (await pause(copy, {})).data.programUser;
  const dates = { id: copy.id, version, startsOn: '2026-11-23', note: '' };
  const { programUser } = (await programs.server.ask(programRoutes.saveProgramUser, dates, programs.studio.admin)).data;

  expect(programUser).toMatchObject({ endsOn: '2026-12-20', pauses: [] });
});

test.each([
  ['before the first day', { from: '2026-11-15' }, 'pause_outside_program'],
  ['after the last day', { from: '2026-12-14', until: null }, 'pause_outside_program'],
  ['that ends before it begins', { until: '2026-11-29' }, 'pause_ends_before'],
] as const)('a pause %s is refused', async (_, chosen, code) => {
  const copy = await assigned();

  expect(await pause(copy, chosen)).toMatchObject({ status: 422, code });
  expect(await programs.read(copy.id)).toMatchObject({ endsOn: '2026-12-13', version: copy.version });
});

test('two pauses share no day; a second one later adds its days', async () => {
  const copy = await assigned();
  await pause(copy, {});

  expect(await pause(copy, { from: '2026-12-13', until: '2026-12-20' })).toMatchObject({ code: 'pauses_overlap' });
  expect((await pause(copy, { from: '2026-12-21', until: '2026-12-27' })).data.programUser).toMatchObject({
    endsOn: '2027-01-03',
  });
});

test('the lists name the pause that is on today, and no professional is told that the program is expiring', async () => {
  const copy = await assigned(today(-25));
  const ofCopy = async () => {
    const { admin } = programs.studio;
    const list = await programs.server.ask(programRoutes.ofClient, { id: copy.clientId ?? '' }, admin);
    const expiring = await programs.server.ask(programRoutes.expiring, {}, admin);
    return [list.data.programs[0], expiring.data.programs.some(({ id }) => id === copy.id)] as const;
  };
  expect(await ofCopy()).toMatchObject([{ pause: null, state: 'expiring' }, true]);

  await pause(copy, { from: today(), until: today(), keepsWeekdays: false });
  expect(await ofCopy()).toMatchObject([{ pause: { from: today(), until: today() }, state: 'expiring' }, false]);

  await pause(copy, { replaced: today(), from: today(), until: null });
  expect(await ofCopy()).toMatchObject([{ pause: { from: today(), until: null }, state: 'running' }, false]);
});

test('an open editor gets the pause with a new version of the program', async () => {
  const copy = await assigned();
  await pause(copy, {});

  expect((await programs.read(copy.id)).version).toBe(copy.version + 1);
});

test('a client may not pause a program', async () => {
  const copy = await assigned();
  const chosen = { id: copy.id, from: '2026-11-30', until: null, keepsWeekdays: true, note: '' };

  expect(await programs.server.ask(programRoutes.pause, chosen, programs.studio.client)).toMatchObject({ status: 403 });
});
