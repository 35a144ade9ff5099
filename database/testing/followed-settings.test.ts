import { beforeAll, expect, test } from 'vitest';
import { clientSettingRoutes } from '#areas/clients/contract/settings.ts';
import { mealPlanSettingRoutes } from '#areas/meal-plans/contract/settings.ts';
import { notificationSettingRoutes } from '#areas/notifications/contract/settings.ts';
import { programSettingsRoutes } from '#areas/programs/contract/settings-routes.ts';
import { sharingSettingsRoutes } from '#areas/sharing/contract.ts';
import type { Route } from '#shell/common/route.ts';
import { openTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const ofClient = () => ({ id: studio.ids['clients'] });
const read = (route: Route) => route.endpoint;

const saves: { save: Route; params?: () => object; chosen: object; reads: string[]; isOwn?: boolean }[] = [
  {
    save: clientSettingRoutes.saveSettings,
    chosen: { showsBodyNumbers: false },
    reads: settingsOf(clientSettingRoutes),
  },
  {
    save: clientSettingRoutes.saveClientSettings,
    params: ofClient,
    chosen: { showsBodyNumbers: false },
    reads: settingsOf(clientSettingRoutes),
  },
  {
    save: clientSettingRoutes.saveHealthBasis,
    params: ofClient,
    chosen: { healthBasis: 'care' },
    reads: settingsOf(clientSettingRoutes),
  },
  { save: programSettingsRoutes.saveSettings, chosen: { barKg: 15 }, reads: settingsOf(programSettingsRoutes) },
  {
    save: programSettingsRoutes.saveClientSettings,
    params: ofClient,
    chosen: { barKg: 15 },
    reads: settingsOf(programSettingsRoutes),
  },
  {
    save: sharingSettingsRoutes.saveSettings,
    chosen: { templates: true },
    reads: [read(sharingSettingsRoutes.settings)],
  },
  {
    save: mealPlanSettingRoutes.saveSettings,
    chosen: { requiresQualification: true },
    reads: settingsOf(mealPlanSettingRoutes),
  },
  {
    save: mealPlanSettingRoutes.hideClientMacros,
    chosen: { hideClientMacros: true },
    reads: settingsOf(mealPlanSettingRoutes),
  },
  {
    save: mealPlanSettingRoutes.saveClientSettings,
    params: ofClient,
    chosen: {},
    reads: settingsOf(mealPlanSettingRoutes),
  },
  {
    save: notificationSettingRoutes.saveDefaultSettings,
    chosen: { quiet: null },
    reads: [read(notificationSettingRoutes.settings), read(notificationSettingRoutes.defaultSettings)],
  },
  {
    save: notificationSettingRoutes.saveSettings,
    chosen: { mutedUntil: null },
    reads: [read(notificationSettingRoutes.settings)],
    isOwn: true,
  },
];

function settingsOf({ settings, clientSettings }: Record<'settings' | 'clientSettings', Route>): string[] {
  return [settings.endpoint, clientSettings.endpoint];
}

test.each(saves)('after $save.endpoint the open tabs read the settings again', async (saved) => {
  await server.owner.query('delete from live_events where account_id = $1', [studio.accountId]);

  const request = { ...saved.params?.(), ...saved.chosen };
  expect((await server.ask(saved.save, request as never, studio.admin)).status).toBe(200);

  const text = `select membership_id, data from live_events where account_id = $1 and type = 'settings.changed'`;
  const { rows } = await server.owner.query(text, [studio.accountId]);
  const recipients = rows.map((row) => row.membership_id);
  expect(recipients).toContain(studio.memberships.admin);
  expect(recipients.includes(studio.memberships.coach)).toBe(!saved.isOwn);
  expect(rows[0].data.endpoints.toSorted()).toEqual(saved.reads.toSorted());
});
