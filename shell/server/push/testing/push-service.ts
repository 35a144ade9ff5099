import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '../sender.ts';

export interface ReceivedPush {
  /** The decrypted message. */
  message: { web_push: number; notification: Record<string, string>; app_badge: string };
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
}

export interface TestPushService {
  url: string;
  /** Creates the subscription of a new device. */
  subscribe(): PushSubscription;
  received(subscription: PushSubscription): ReceivedPush[];
  /** Answers the next messages to the device with these statuses, then with 201. 0 does not answer. */
  answerWith(subscription: PushSubscription, answers: { status: number; retryAfter?: string }[]): void;
  stop(): Promise<void>;
}

interface Device {
  subscription: PushSubscription;
  decrypt(body: Buffer): Buffer;
  received: ReceivedPush[];
  answers: { status: number; retryAfter?: string }[];
}

/**
 * A push service inside the test process, as RFC 8030 and 8292 describe it: it demands a TTL, verifies signature, audience
 * and expiry of the token, and decrypts each message with the key of the device.
 */
export async function startPushService(): Promise<TestPushService> {
  const devices = new Map<string, Device>();
  let url = '';
  const server = http.createServer(async (request, response) => {
    const device = devices.get(request.url ?? '');
    const body = await buffer(request);
    if (!device) return void response.writeHead(404).end();
    const { status, retryAfter } = device.answers.shift() ?? { status: 201 };
    if (status === 0) return;
    const refusal = refusalOf(request.headers, url);
    if (status === 201 && !refusal) device.received.push(receivedPush(request.headers, device.decrypt(body)));
    response.writeHead(refusal ?? status, { ...(retryAfter && { 'retry-after': retryAfter }) }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const deviceOf = ({ endpoint }: PushSubscription) => devices.get(new URL(endpoint).pathname) as Device;
  return {
    url,
    subscribe: () => {
      const device = newDevice(url);
      devices.set(new URL(device.subscription.endpoint).pathname, device);
      return device.subscription;
    },
    received: (subscription) => deviceOf(subscription).received,
    answerWith: (subscription, answers) => void deviceOf(subscription).answers.push(...answers),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function newDevice(url: string): Device {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${url}/push/${randomBytes(16).toString('base64url')}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  return { subscription, received: [], answers: [], decrypt: (body) => decryptPayload(body, keys, auth) };
}

/** The receiver's side of RFC 8291, written from the RFC and not from our sender. */
function decryptPayload(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (key: Buffer, salted: Buffer, context: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, context, length));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, keyInfo, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** The status with which a push service refuses the request; null when it is as the RFCs demand. */
function refusalOf(headers: http.IncomingHttpHeaders, audience: string): number | null {
  if (!/^\d+$/.test(String(headers['ttl'])) || headers['content-encoding'] !== 'aes128gcm') return 400;
  if (headers['topic'] && !/^[\w-]{1,32}$/.test(String(headers['topic']))) return 400;
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (!key) return 401;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isCurrent = exp > Date.now() / 1000 && exp < Date.now() / 1000 + 86_400;
  return isSigned && aud === audience && isCurrent && /^(mailto|https?):/.test(sub) ? null : 403;
}

function receivedPush(headers: http.IncomingHttpHeaders, payload: Buffer): ReceivedPush {
  return {
    message: JSON.parse(payload.toString()),
    ttl: Number(headers['ttl']),
    urgency: headers['urgency'] as string | undefined,
    topic: headers['topic'] as string | undefined,
  };
}
