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
  return programs.assignOnStart(template.id, startsOn, await programs.addClient());
}

type PauseRequest = Partial<ChosenPause> & { replaced?: string | null; endsBeforeNext?: boolean };

function pause(copy: Program, { replaced = null, ...chosen }: PauseRequest) {
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

test('a last day in a pause, or in the days after it on which nothing is planned, is refused', async () => {
  const copy = await assigned();
  const { version } = (await pause(copy, { from: '2026-12-02', until: '2026-12-06' })).data.programUser;
  const endOn = (chosenEnd: string) =>
    programs.server.ask(
      programRoutes.saveProgramUser,
      { id: copy.id, version, startsOn: '2026-11-16', note: '', chosenEnd },
      programs.studio.admin,
    );

  expect(await endOn('2026-12-02')).toMatchObject({ status: 422, code: 'end_in_pause' });
  expect(await endOn('2026-12-08')).toMatchObject({ status: 422, code: 'end_in_pause' });
  expect((await endOn('2026-12-09')).data.programUser).toMatchObject({ endsOn: '2026-12-09' });
});

test('a changed pause begins up to the last day without it, also of a program that another one replaces or that ends earlier', async () => {
  const [replaced, shortened] = [await assigned(), await assigned()];
  const template = await programs.createFilled(1, 1);
  const replacement = { id: template.id, clientIds: [replaced.clientId ?? ''], startsOn: '2026-12-10' };
  await programs.server.ask(programRoutes.assign, { ...replacement, overlap: 'replace' }, programs.studio.admin);
  const dates = { id: shortened.id, version: shortened.version, startsOn: '2026-11-16', note: '' };
  await programs.server.ask(
    programRoutes.saveProgramUser,
    { ...dates, chosenEnd: '2026-12-09' },
    programs.studio.admin,
  );

  for (const copy of [replaced, shortened]) {
    await pause(copy, { until: '2026-12-06' });
    const changed = (from: string) => pause(copy, { replaced: '2026-11-30', from, until: '2026-12-20' });
    expect(await changed('2026-12-10')).toMatchObject({ status: 422, code: 'pause_outside_program' });
    expect((await changed('2026-12-09')).data.programUser.pauses).toMatchObject([{ from: '2026-12-09' }]);
  }
});

test('a program that another one replaces still ends the day before it, with or without a pause', async () => {
  const copy = await assigned();
  const template = await programs.createFilled(1, 1);
  await programs.server.ask(
    programRoutes.assign,
    { id: template.id, clientIds: [copy.clientId ?? ''], startsOn: '2026-12-10', overlap: 'replace' },
    programs.studio.admin,
  );

  expect((await pause(copy, {})).data.programUser).toMatchObject({ endsOn: '2026-12-09', replacedFrom: '2026-12-10' });
  expect((await deletePause(copy, '2026-11-30')).data.programUser.endsOn).toBe('2026-12-09');
});

test('a pause that makes a program overlap the next one names it, and can end the program before it', async () => {
  const copy = await assigned();
  await programs.assign((await programs.createFilled(2, 1)).id, '2026-12-14', copy.clientId ?? '');
  const { programUser } = (await pause(copy, {})).data;
  expect(programUser).toMatchObject({
    endsOn: '2026-12-27',
    replacedFrom: null,
    laterCopies: [{ title: 'Prova', startsOn: '2026-12-14' }],
  });

  const ended = (await pause(copy, { replaced: '2026-11-30', endsBeforeNext: true })).data.programUser;
  expect(ended).toMatchObject({ endsOn: '2026-12-13', replacedFrom: '2026-12-14' });
  expect((await pause(await assigned(), { endsBeforeNext: true })).data.programUser.endsOn).toBe('2026-12-27');
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
  ['after the last day', { from: '2026-12-14', until: '2026-12-20' }, 'pause_outside_program'],
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

  await pause(copy, { replaced: today(), from: today(), until: today(27) });
  expect(await ofCopy()).toMatchObject([{ pause: { from: today(), until: today(27) }, state: 'running' }, false]);
});

test('a pause gives the program its next version, so that open editors load it', async () => {
  const copy = await assigned();
  await pause(copy, {});

  expect((await programs.read(copy.id)).version).toBe(copy.version + 1);
});

test('a client may not pause a program', async () => {
  const copy = await assigned();
  const chosen = { id: copy.id, from: '2026-11-30', until: '2026-12-13', keepsWeekdays: true, note: '' };

  expect(await programs.server.ask(programRoutes.pause, chosen, programs.studio.client)).toMatchObject({ status: 403 });
});
