import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import type { PushSubscription } from '#shell/server/push/sender.ts';
import { startPushService, type TestPushService } from '#shell/server/push/testing/push-service.ts';
import { deliverAt } from './deliver.ts';
import { addDevice, type NotificationStudio, openNotificationStudio } from './notification-studio.ts';

interface PushServer {
  server: TestServer;
  pushService: TestPushService;
}

/** A test server that sends pushes to a push service of this process, which the test stops. */
export async function openPushServer(): Promise<PushServer> {
  const pushService = await startPushService();
  const settings = { PUSH_TEST_URL: pushService.url, PUBLIC_URL: 'https://app.example.com' };
  return { server: await openOwnTestServer(settings), pushService };
}

/** A studio without notifications, in which one person has a device. */
export interface PushStudio extends NotificationStudio {
  device: PushSubscription;
  /** Delivers what is due at a time; a push is due five seconds after its notification. */
  deliver(now?: Date): ReturnType<typeof deliverAt>;
  /** The notifications that a device has received. */
  received(device?: PushSubscription): Record<string, unknown>[];
}

export async function openPushStudio(
  { server, pushService }: PushServer,
  person: 'admin' | 'client',
): Promise<PushStudio> {
  const studio = await openNotificationStudio(server);
  const device = await addDevice(server, pushService, { token: studio[person] });
  return {
    ...studio,
    device,
    deliver: (now = soon()) => deliverAt(server, studio, now),
    received: (one = device) => pushService.received(one).map(({ message }) => message.notification),
  };
}

export const soon = (seconds = 6) => new Date(Date.now() + seconds * 1000);
