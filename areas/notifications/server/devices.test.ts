import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import type { TestServer } from '#database/testing/server.ts';
import type { TestPushService } from '#shell/server/push/testing/push-service.ts';
import { deviceRoutes } from '../contract/devices.ts';
import { addDevice } from './testing/notification-studio.ts';
import { openPushServer, openPushStudio, type PushStudio, soon } from './testing/push-server.ts';

let pushService: TestPushService;
let server: TestServer;
let studio: PushStudio;

beforeAll(async () => {
  ({ server, pushService } = await openPushServer());
});
afterAll(() => pushService.stop());

beforeEach(async () => {
  studio = await openPushStudio({ server, pushService }, 'admin');
});

describe('a device', () => {
  test('whose subscription is gone is deleted', async () => {
    pushService.answerWith(studio.device, [{ status: 410 }]);
    await studio.comment();
    await studio.deliver();
    expect(await studio.outcomes()).toMatchObject({ push: 'dead_device' });

    await studio.comment();
    await studio.deliver();
    expect(await studio.outcomes()).toMatchObject({ push: 'no_device' });
    expect((await server.ask(deviceRoutes.list, {}, studio.admin)).data.devices).toEqual([]);
  });

  test('that is refused stays, and the settings say so', async () => {
    pushService.answerWith(studio.device, [{ status: 403 }]);
    await studio.comment();
    await studio.deliver();

    expect(await studio.outcomes()).toMatchObject({ push: 'rejected' });
    const { devices } = (await server.ask(deviceRoutes.list, {}, studio.admin)).data;
    expect(devices).toMatchObject([{ endpoint: studio.device.endpoint, hasFailed: true }]);
  });

  test('whose service is busy gets the message after the time that the service names, once', async () => {
    pushService.answerWith(studio.device, [{ status: 429, retryAfter: '30' }]);
    await studio.comment();
    const now = soon();
    await studio.deliver(now);
    expect(await studio.outcomes()).toMatchObject({ push: 'waiting' });

    await studio.deliver(new Date(now.getTime() + 29_000));
    expect(studio.received()).toEqual([]);
    await studio.deliver(new Date(now.getTime() + 31_000));
    await studio.deliver(new Date(now.getTime() + 90_000));
    expect(studio.received()).toHaveLength(1);
  });

  test('whose service stays silent is given up after a day', async () => {
    pushService.answerWith(studio.device, [{ status: 500 }, { status: 500 }]);
    await studio.comment();
    await studio.deliver();
    await studio.deliver(soon(25 * 3600));

    expect(await studio.outcomes()).toMatchObject({ push: 'expired' });
  });

  test('gets nothing after the logout, nor what is of the person who used it before', async () => {
    await server.ask(accountRoutes.logout, {}, studio.admin);
    const admin = await studio.login('admin');
    await studio.comment();
    await studio.deliver();
    expect(studio.received()).toEqual([]);

    const { endpoint, ...keys } = studio.device;
    const subscription = { endpoint, keys };
    const request = { osAppId: null, playerId: null, name: null, subscription };
    await server.ask(deviceRoutes.update, request, admin);
    await server.ask(deviceRoutes.update, request, studio.client);
    await studio.comment();
    await studio.deliver();
    expect(studio.received()).toEqual([]);
  });

  test('with an endpoint inside our network is refused', async () => {
    for (const endpoint of ['https://127.0.0.1/x', 'https://metadata.internal/x', 'http://fcm.googleapis.com/x']) {
      const { p256dh, auth } = studio.device;
      const subscription = { endpoint, keys: { p256dh, auth } };
      const request = { osAppId: null, playerId: null, name: null, subscription };
      const refused = await server.ask(deviceRoutes.update, request, studio.admin);
      expect(refused).toMatchObject({ status: 422, code: 'endpoint_unknown' });
    }
  });

  test('whose key is no point of the curve is refused, and one that is stored keeps nobody from their notifications', async () => {
    const keys = { auth: studio.device.auth, p256dh: 'B'.padEnd(87, 'A') };
    const subscription = { endpoint: `${studio.device.endpoint}-broken`, keys };
    const request = { osAppId: null, playerId: null, name: null, subscription };
    const refused = await server.ask(deviceRoutes.update, request, studio.admin);
    expect(refused).toMatchObject({ status: 422, code: 'subscription_invalid' });

    const broken = await addDevice(server, pushService, { token: studio.admin });
    await server.owner.query('update push_devices set p256dh = $1 where endpoint = $2', [keys.p256dh, broken.endpoint]);
    const tested = await server.ask(deviceRoutes.test, { endpoint: broken.endpoint }, studio.admin);
    expect(tested.data).toEqual({ result: 'gone' });
    await studio.comment();
    await studio.deliver();
    expect(studio.received()).toHaveLength(1);
  });

  test('of a packaged app keeps its ids, and a test reaches this device at once', async () => {
    const app = { osAppId: 'com.example.forma', playerId: 'player-1', name: 'App' };
    expect((await server.ask(deviceRoutes.update, app, studio.admin)).data.device).toMatchObject({ name: 'App' });

    const tested = await server.ask(deviceRoutes.test, { endpoint: studio.device.endpoint }, studio.admin);
    expect(tested.data).toEqual({ result: 'sent' });
    expect(studio.received()).toMatchObject([{ title: 'Le notifiche funzionano' }]);
    const foreign = await server.ask(deviceRoutes.test, { endpoint: studio.device.endpoint }, studio.client);
    expect(foreign.data).toEqual({ result: 'gone' });
  });
});
