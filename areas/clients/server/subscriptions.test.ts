import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { addDays, plainDateInZone } from '#shell/common/dates.ts';
import { clientRoutes } from '../contract.ts';
import { clientSettingRoutes } from '../contract/settings.ts';

test('subscriptions that end within 14 days or ended up to 30 days ago are listed, of active clients who stay, the first to end first', async () => {
  const server = await openTestServer();
  const { admin, coach } = await openTestStudio(server);
  const today = plainDateInZone(new Date().toISOString(), 'Europe/Rome');
  const ends = { 'fra 15': 15, 'fra 14': 14, oggi: 0, '30 fa': -30, '31 fa': -31, ferma: 3, lascia: 4 };
  for (const [name, days] of Object.entries(ends)) {
    const email = `${name.replace(' ', '.')}@scadenze.example.com`;
    const { id } = (await server.ask(clientRoutes.create, { name, email }, admin)).data.client;
    await server.ask(clientRoutes.saveSubscriptionEnd, { id, subscriptionEnd: addDays(today, days) }, admin);
    if (name === 'lascia')
      await server.owner.query(`update clients set delete_after = now() + interval '9 days' where id = $1`, [id]);
    if (name === 'ferma') await server.ask(clientRoutes.deactivate, { id }, admin);
  }

  const { data } = await server.ask(clientRoutes.expiringSubscriptions, {}, admin);

  expect(data.clients.map(({ name }) => name)).toEqual(['30 fa', 'oggi', 'fra 14']);
  expect((await server.ask(clientRoutes.expiringSubscriptions, {}, coach)).data.clients).toEqual([]);
});

test('the notice of a subscription follows the client’s own choice, then the studio’s, then 14 days', async () => {
  const server = await openTestServer();
  const { admin } = await openTestStudio(server);
  const today = plainDateInZone(new Date().toISOString(), 'Europe/Rome');
  const create = async (name: string, days: number) => {
    const draft = { name, email: `${name}.preavviso@example.com` };
    const { id } = (await server.ask(clientRoutes.create, draft, admin)).data.client;
    await server.ask(clientRoutes.saveSubscriptionEnd, { id, subscriptionEnd: addDays(today, days) }, admin);
    return id;
  };
  const names = async () =>
    (await server.ask(clientRoutes.expiringSubscriptions, {}, admin)).data.clients.map(({ name }) => name);
  await create('ada', 10);
  const bea = await create('bea', 25);
  const choose = (subscriptionNoticeDays: number | null) =>
    server.ask(clientSettingRoutes.saveClientSettings, { id: bea, subscriptionNoticeDays }, admin);

  expect(await names()).toEqual(['ada']);
  await server.ask(clientSettingRoutes.saveSettings, { subscriptionNoticeDays: 7 }, admin);
  expect(await names()).toEqual([]);
  const { settings } = (await choose(30)).data;
  expect(settings.sources).toEqual({
    subscriptionNoticeDays: 'client',
    healthBasis: 'default',
    showsBodyNumbers: 'default',
  });
  expect(settings.inherited.subscriptionNoticeDays).toBe(7);
  expect(await names()).toEqual(['bea']);
  await choose(null);
  expect(await names()).toEqual([]);
});

test('a collaborator changes no setting of the studio, and values out of range are refused at their field', async () => {
  const server = await openTestServer();
  const { admin, coach } = await openTestStudio(server);

  const byCoach = await server.ask(clientSettingRoutes.saveSettings, { subscriptionNoticeDays: 7 }, coach);
  const tooLong = await server.ask(clientSettingRoutes.saveSettings, { subscriptionNoticeDays: 91 }, admin);

  expect(byCoach.status).toBe(403);
  expect(Object.keys(tooLong.errors ?? {})).toEqual(['subscriptionNoticeDays']);
});
