import { beforeAll, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { programRoutes } from '../contract.ts';
import { programEditingRoutes } from '../contract/editing.ts';
import { programImportRoutes } from '../contract/import.ts';
import type { SettingChoices } from '../contract/settings.ts';
import { programSettingsRoutes as routes } from '../contract/settings-routes.ts';
import { openPrograms, type Programs, today } from './testing/open-programs.ts';

let programs: Programs;
let studio: TestStudio;

beforeAll(async () => {
  programs = await openPrograms();
  studio = programs.studio;
});

async function choose(choices: SettingChoices, owner = studio) {
  return programs.server.ask(routes.saveSettings, choices, owner.admin);
}

async function chooseFor(id: string, choices: SettingChoices, token = studio.admin) {
  return programs.server.ask(routes.saveClientSettings, { id, ...choices }, token);
}

async function accountSettings(owner = studio) {
  return (await programs.server.ask(routes.settings, {}, owner.admin)).data.settings;
}

async function clientSettingsOf(id: string) {
  return (await programs.server.ask(routes.clientSettings, { id }, studio.admin)).data.settings;
}

describe('settings of the studio', () => {
  test('are the defaults at first, and their source says so', async () => {
    const { values, sources } = await accountSettings(await openTestStudio(programs.server));

    expect(values).toMatchObject({ defaultRestSeconds: 90, effort: 'rir', expiringDays: 7, barKg: 20 });
    expect(new Set(Object.values(sources))).toEqual(new Set(['default']));
  });

  test('are saved one at a time, and null resets one to the default', async () => {
    const studio = await openTestStudio(programs.server);
    await choose({ effort: 'rpe', loadStepKg: 1.25 }, studio);
    const { settings } = (await choose({ loadStepKg: null, hiddenColumns: [] }, studio)).data;

    expect(settings.values).toMatchObject({ effort: 'rpe', loadStepKg: 2.5, hiddenColumns: [] });
    expect(settings.sources).toMatchObject({ effort: 'account', loadStepKg: 'default', hiddenColumns: 'account' });
    expect(await accountSettings(studio)).toEqual(settings);
  });

  test('saved by two users at the same time are both stored', async () => {
    const studio = await openTestStudio(programs.server);
    await Promise.all([
      choose({ idleDays: 10 }, studio),
      choose({ barKg: 15 }, studio),
      choose({ effort: 'rpe' }, studio),
    ]);

    expect((await accountSettings(studio)).values).toMatchObject({ idleDays: 10, barKg: 15, effort: 'rpe' });
  });

  test.each([
    ['expiringDays', { expiringDays: 0 }],
    ['expiringDays', { expiringDays: 7.5 }],
    ['defaultRestSeconds', { defaultRestSeconds: 3601 }],
    ['loadStepKg', { loadStepKg: 0.3 }],
    ['barKg', { barKg: -5 }],
    ['effort', { effort: 'borg' as 'rpe' }],
    ['hiddenColumns', { hiddenColumns: ['sets' as 'type'] }],
  ])(
    'are refused with the field %s when it is invalid, and valid fields of the request are not saved either',
    async (field, wrong) => {
      const before = await accountSettings();
      const reply = await choose({ idleDays: 33, ...wrong });

      expect(reply.status).toBe(422);
      expect(Object.keys(reply.errors ?? {})[0]).toMatch(new RegExp(`^${field}`));
      expect(await accountSettings()).toEqual(before);
    },
  );

  test('can be read by a coach and saved only by the admin', async () => {
    const { server } = programs;

    expect((await server.ask(routes.settings, {}, studio.coach)).status).toBe(200);
    expect((await server.ask(routes.saveSettings, { idleDays: 3 }, studio.coach)).status).toBe(403);
    expect((await server.ask(routes.settings, {}, studio.client)).status).toBe(403);
  });
});

describe('settings of one client', () => {
  test('are those of the account until one is chosen for the client, and again after this one is reset', async () => {
    const id = await programs.addClient();
    await choose({ defaultRestSeconds: 120 });
    await chooseFor(id, { defaultRestSeconds: 45, clientMaySwap: false });
    const chosen = await clientSettingsOf(id);
    await choose({ defaultRestSeconds: 150 });
    const back = (await chooseFor(id, { defaultRestSeconds: null })).data.settings;
    await choose({ defaultRestSeconds: null });

    expect(chosen.values).toMatchObject({ defaultRestSeconds: 45, clientMaySwap: false });
    expect(chosen.sources).toMatchObject({ defaultRestSeconds: 'client', clientMaySwap: 'client', effort: 'default' });
    expect(chosen.inherited.defaultRestSeconds).toBe(120);
    expect(back.values).toMatchObject({ defaultRestSeconds: 150, clientMaySwap: false });
    expect(back.sources.defaultRestSeconds).toBe('account');
  });

  test('do not change those of another client', async () => {
    const [one, other] = [await programs.addClient(), await programs.addClient()];
    await chooseFor(one, { barKg: 15 });

    expect((await clientSettingsOf(other)).sources.barKg).toBe('default');
  });

  test('are not found for a coach of other clients, and an invalid value is named', async () => {
    const id = await programs.addClient();
    const { server } = programs;

    expect((await server.ask(routes.clientSettings, { id }, studio.coach)).status).toBe(404);
    expect((await chooseFor(id, { barKg: 15 }, studio.coach)).status).toBe(404);
    expect((await chooseFor(id, { idleDays: 91, barKg: 15 })).status).toBe(422);
    expect((await clientSettingsOf(id)).sources.barKg).toBe('default');
  });
});

describe('an opened program', () => {
  test('has the settings of the client of a copy, a template those of the account', async () => {
    const template = await programs.createFilled();
    const clientId = await programs.addClient();
    const copy = await programs.assign(template.id, today(), clientId);
    await chooseFor(clientId, { defaultRestSeconds: 30 });
    const restOf = async (id: string) =>
      (await programs.server.ask(programEditingRoutes.detailForEdit, { id }, studio.admin)).data.settings
        .defaultRestSeconds;

    expect(await restOf(copy.id)).toBe(30);
    expect(await restOf(template.id)).toBe(90);
  });
});

test('an import has the default rest of the account for rows without one', async () => {
  await choose({ defaultRestSeconds: 75 });
  const { preview } = (await programs.server.ask(programImportRoutes.importText, { text: 'Squat 4x8' }, studio.admin))
    .data;
  await choose({ defaultRestSeconds: null });

  expect(preview.restSeconds).toBe(75);
});

describe('thresholds', () => {
  /** Creates a copy of 4 weeks for a new client, which ends `days` from today. */
  async function endingIn(days: number, choices: SettingChoices = {}) {
    const clientId = await programs.addClient('Soglia');
    await chooseFor(clientId, choices);
    const { id } = await programs.assign((await programs.createFilled(4)).id, today(days - 27), clientId);
    return { id, clientId };
  }

  /**
   * Reads the state of a copy in the list, with the filter of the list, in the list of the client and in the
   * assignment.
   */
  async function statesOf({ id, clientId }: { id: string; clientId: string }) {
    const { server } = programs;
    const cards = (await server.ask(programRoutes.list, { kind: 'copies', clientId }, studio.admin)).data.programs;
    const state = cards[0]?.state ?? undefined;
    const filtered = await server.ask(programRoutes.list, { kind: 'copies', clientId, state }, studio.admin);
    const ofClient = (await server.ask(programRoutes.ofClient, { id: clientId }, studio.admin)).data.programs;
    const { programUser } = (await server.ask(programRoutes.programUser, { id }, studio.admin)).data;
    return [state, filtered.data.programs[0]?.state, ofClient[0]?.state, programUser.state];
  }

  test.each([
    ['14 days of notice: 14 days left', 13, { expiringDays: 14 }, 'expiring'],
    ['14 days of notice: 15 days left', 14, { expiringDays: 14 }, 'running'],
    ['1 day of notice: the last but one', 1, { expiringDays: 1 }, 'running'],
    ['1 day of notice: the last', 0, { expiringDays: 1 }, 'expiring'],
    ['3 days more: ended 3 days ago', -3, { terminatedAfterDays: 3 }, 'expiring'],
    ['3 days more: ended 4 days ago', -4, { terminatedAfterDays: 3 }, 'terminated'],
  ] as const)('of one client, %s is %s everywhere', async (_, days, choices, state) => {
    expect(await statesOf(await endingIn(days, choices))).toEqual([state, state, state, state]);
  });

  test('of the account apply to every client without own ones', async () => {
    const [follower, other] = [await endingIn(9), await endingIn(9, { expiringDays: 5 })];
    const before = await statesOf(follower);
    await choose({ expiringDays: 10 });
    const after = [(await statesOf(follower))[0], (await statesOf(other))[0]];
    const { programs: expiring } = (await programs.server.ask(programRoutes.expiring, {}, studio.admin)).data;
    await choose({ expiringDays: null });
    const ids = expiring.map(({ id }) => id);

    expect(before[0]).toBe('running');
    expect(after).toEqual(['expiring', 'running']);
    expect([ids.includes(follower.id), ids.includes(other.id)]).toEqual([true, false]);
  });

  /** Opens a studio whose only copy, of 2 weeks, has begun a week ago. */
  async function withLastWeek() {
    const studio = await openTestStudio(programs.server);
    const id = studio.ids['client-programs'] ?? '';
    const { version } = (await programs.server.ask(programRoutes.programUser, { id }, studio.admin)).data.programUser;
    await programs.server.ask(
      programRoutes.saveProgramUser,
      { id, version, startsOn: today(-7), note: '' },
      studio.admin,
    );
    return studio;
  }

  test('change the counts by state, never in the first half of a program', async () => {
    const [lastWeek, firstWeek] = [await withLastWeek(), await openTestStudio(programs.server)];
    const figures = async (owner: TestStudio) =>
      (await programs.server.ask(programRoutes.figures, {}, owner.admin)).data;
    await choose({ expiringDays: 6 }, lastWeek);
    const short = await figures(lastWeek);
    await choose({ expiringDays: 60 }, lastWeek);
    await choose({ expiringDays: 60 }, firstWeek);

    expect(short).toMatchObject({ running: 1, expiring: 0 });
    expect(await figures(lastWeek)).toMatchObject({ running: 0, expiring: 1 });
    expect(await figures(firstWeek)).toMatchObject({ running: 1, expiring: 0 });
  });

  test('change the state in the client’s view of today', async () => {
    const studio = await withLastWeek();
    const stateWith = async (expiringDays: number) => {
      const id = studio.ids['clients'] ?? '';
      await programs.server.ask(routes.saveClientSettings, { id, expiringDays }, studio.admin);
      return (await programs.server.ask(trainingRoutes.today, {}, studio.client)).data.today.program?.state;
    };

    expect([await stateWith(6), await stateWith(60), await stateWith(1)]).toEqual(['running', 'expiring', 'running']);
  });

  test('keep an ended program available to its client until it is terminated', async () => {
    const { clientId } = await endingIn(-2);
    const title = async () => {
      const { clients } = (
        await programs.server.ask(
          clientRoutes.list,
          { search: 'Soglia', sortBy: 'createdAt', sortOrder: 'desc' },
          studio.admin,
        )
      ).data;
      return clients.find(({ id }) => id === clientId)?.program;
    };
    const before = await title();
    await chooseFor(clientId, { terminatedAfterDays: 2 });

    expect(before).toBeNull();
    expect(await title()).toBe('Prova');
  });
});
