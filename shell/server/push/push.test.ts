import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnTestServer } from '#database/testing/server.ts';
import { encryptPayload, maxPayloadBytes } from './encrypt.ts';
import { isPushEndpoint } from './endpoints.ts';
import { payloadOf } from './payload.ts';
import { createPushSender, type PushMessage, retryAfter } from './sender.ts';
import { startPushService, type TestPushService } from './testing/push-service.ts';

const message: PushMessage = {
  title: 'Anna Conti',
  body: 'Ti ha scritto un commento.',
  language: 'it',
  url: 'https://app.example.com/my/notifications',
  tag: 'notification 1',
  badge: 3,
  ttlSeconds: 3600,
  isUrgent: true,
};

test('a message is encrypted as in the example of RFC 8291, appendix A', () => {
  const senderKey = createECDH('prime256v1');
  senderKey.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');

  const body = encryptPayload(Buffer.from('When I grow up, I want to be a watermelon'), keys, { salt, senderKey });

  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

describe('a push service', () => {
  let pushService: TestPushService;
  let sender: ReturnType<typeof createPushSender>;
  const refusals: object[] = [];

  beforeAll(async () => {
    pushService = await startPushService();
    const { services, ownerUrl } = await openOwnTestServer({ PUSH_TEST_URL: pushService.url });
    sender = createPushSender(services.settings, ownerUrl, (refusal) => refusals.push(refusal));
  });
  afterAll(() => pushService.stop());

  test('accepts the signed and encrypted message, with its lifetime, urgency and a topic of 32 characters', async () => {
    const device = pushService.subscribe();

    expect(await sender.send(device, message)).toEqual({ kind: 'sent' });

    const [received] = pushService.received(device);
    expect(received).toMatchObject({ ttl: 3600, urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(received?.message).toMatchObject({
      web_push: 8030,
      app_badge: '3',
      notification: { title: 'Anna Conti', navigate: message.url, app_badge: '3', lang: 'it' },
    });
  });

  test.each([
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [401, { kind: 'rejected', status: 401 }],
    [403, { kind: 'rejected', status: 403 }],
    [500, { kind: 'retry', afterSeconds: 60 }],
    [301, { kind: 'rejected', status: 301 }],
  ])('that answers %i leads to %j', async (status, result) => {
    const device = pushService.subscribe();
    pushService.answerWith(device, [{ status }]);

    expect(await sender.send(device, message)).toEqual(result);
  });

  test('that refuses the key of the installation raises an alarm', async () => {
    const device = pushService.subscribe();
    refusals.length = 0;
    pushService.answerWith(device, [{ status: 403 }]);
    await sender.send(device, message);

    expect(refusals).toEqual([{ origin: pushService.url, status: 403 }]);
  });

  test('that is busy names the seconds to wait, and a message that is too large is sent again shortened', async () => {
    const [busy, small] = [pushService.subscribe(), pushService.subscribe()];
    pushService.answerWith(busy, [{ status: 429, retryAfter: '17' }]);
    pushService.answerWith(small, [{ status: 413 }]);

    expect(await sender.send(busy, message)).toEqual({ kind: 'retry', afterSeconds: 17 });
    expect(await sender.send(small, { ...message, body: 'à'.repeat(1200) })).toEqual({ kind: 'sent' });
    expect(pushService.received(small)[0]?.message.notification['body']).toMatch(/^à{100,}…$/);
  });

  test('gets the same key from two processes that start at once', async () => {
    const { services, ownerUrl } = await openOwnTestServer();
    const senders = Array.from({ length: 5 }, () => createPushSender(services.settings, ownerUrl));

    const keys = await Promise.all(senders.map((one) => one.publicKey()));

    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com@127.0.0.1/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['https://push.apple.com.example.com/abc', false],
  ['https://evilpush.apple.com', false],
  ['file:///etc/passwd', false],
  ['', false],
])('the server sends to %s: %s', (endpoint, isAllowed) => {
  expect(isPushEndpoint(endpoint, {})).toBe(isAllowed);
});

test('a long text is cut between characters to the bytes that fit, also one of emoji', () => {
  for (const body of ['🏋️'.repeat(2000), 'perché '.repeat(2000)]) {
    const payload = payloadOf({ ...message, body, title: 'T'.repeat(500) });

    expect(payload.length).toBeLessThanOrEqual(maxPayloadBytes);
    expect(payload.length).toBeGreaterThan(maxPayloadBytes - 12);
    expect(JSON.parse(payload.toString()).notification.body).toMatch(/…$/u);
    expect(payload.toString().isWellFormed()).toBe(true);
  }
});

test('a wait is between one second and an hour, whether the service names seconds or a date', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');

  expect(retryAfter('0', now)).toBe(1);
  expect(retryAfter('90000', now)).toBe(3600);
  expect(retryAfter('Fri, 20 Nov 2026 10:02:00 GMT', now)).toBe(120);
  expect(retryAfter('soon', now)).toBe(60);
});
