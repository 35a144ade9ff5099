import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { addDays, plainDateInZone } from '#shell/common/dates.ts';
import { clientRoutes } from '../contract.ts';

test('subscriptions that end within 14 days or ended up to 30 days ago are listed, the first to end first', async () => {
  const server = await openTestServer();
  const { admin, coach } = await openTestStudio(server);
  const today = plainDateInZone(new Date().toISOString(), 'Europe/Rome');
  const ends = { 'fra 15': 15, 'fra 14': 14, oggi: 0, '30 fa': -30, '31 fa': -31, ferma: 3 };
  for (const [name, days] of Object.entries(ends)) {
    const email = `${name.replace(' ', '.')}@scadenze.example.com`;
    const { id } = (await server.ask(clientRoutes.create, { name, email }, admin)).data.client;
    await server.ask(clientRoutes.saveSubscriptionEnd, { id, subscriptionEnd: addDays(today, days) }, admin);
    if (name === 'ferma') await server.ask(clientRoutes.deactivate, { id }, admin);
  }

  const { data } = await server.ask(clientRoutes.expiringSubscriptions, {}, admin);

  expect(data.clients.map(({ name }) => name)).toEqual(['30 fa', 'oggi', 'fra 14']);
  expect((await server.ask(clientRoutes.expiringSubscriptions, {}, coach)).data.clients).toEqual([]);
});
