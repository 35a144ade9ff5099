import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { startPushService, type TestPushService } from '#shell/server/push/testing/push-service.ts';

/** A test server that sends pushes to a push service of this process, which the test stops. */
export async function openPushServer(): Promise<{ server: TestServer; pushService: TestPushService }> {
  const pushService = await startPushService();
  const settings = { PUSH_TEST_URL: pushService.url, PUBLIC_URL: 'https://app.example.com' };
  return { server: await openOwnTestServer(settings), pushService };
}
