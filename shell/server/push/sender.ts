import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import { encryptPayload, isPublicKey, maxPayloadBytes, type SubscriptionKeys } from './encrypt.ts';
import { isPushEndpoint } from './endpoints.ts';
import { payloadOf, type PushNotification } from './payload.ts';
import { createVapidHeader, readVapidKey, type VapidKey } from './vapid.ts';

export interface PushSubscription extends SubscriptionKeys {
  endpoint: string;
}

export interface PushMessage extends PushNotification {
  /** How long the push service keeps the message for a device that is offline. */
  ttlSeconds: number;
  isUrgent: boolean;
}

/**
 * What the push service answered. `gone`: the subscription no longer exists. `rejected`: the service refuses this
 * installation or the message, which a retry does not change.
 */
export type PushResult =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'rejected'; status: number }
  | { kind: 'retry'; afterSeconds: number };

export interface PushSender {
  publicKey(): Promise<string>;
  send(subscription: PushSubscription, message: PushMessage): Promise<PushResult>;
}

const timeoutMs = 5000;
/** Of a retry when the service does not say. */
const retrySeconds = 60;
/** Chrome's service accepts 4096 bytes; a service that answers 413 gets this. */
const smallPayloadBytes = 1500;

/** Called when a push service refuses the key of this installation (401, 403): then it cannot send any push. */
type OnRefused = (refusal: { origin: string; status: number }) => void;

/** Sends push messages as RFC 8030 says. The key is read with the first message, so that a start does not wait for it. */
export function createPushSender(settings: Config, ownerUrl: string, onRefused: OnRefused = () => {}): PushSender {
  let opened: Promise<{ key: VapidKey; header: ReturnType<typeof createVapidHeader> }> | undefined;
  const open = async () => {
    const key = await readVapidKey(ownerUrl);
    return { key, header: createVapidHeader(key, subjectOf(settings)) };
  };
  const opening = () => {
    opened ??= open();
    opened.catch(() => (opened = undefined));
    return opened;
  };
  return {
    publicKey: async () => (await opening()).key.publicKey,
    send: async (subscription, message) => {
      const { endpoint, p256dh } = subscription;
      if (!isPushEndpoint(endpoint, settings) || !isPublicKey(p256dh)) return { kind: 'gone' };
      const { header } = await opening();
      const authorization = header(endpoint);
      const answer = await post(subscription, { message, authorization, maxBytes: maxPayloadBytes });
      if (answer === 401 || answer === 403) onRefused({ origin: new URL(endpoint).origin, status: answer });
      return answer === 413
        ? resultOf(await post(subscription, { message, authorization, maxBytes: smallPayloadBytes }))
        : resultOf(answer);
    },
  };
}

interface Request {
  message: PushMessage;
  authorization: string;
  maxBytes: number;
}

/** Returns the status, or the seconds after which the service wants a retry. Redirects are not followed: they leave the allowed hosts. */
async function post(
  subscription: PushSubscription,
  { message, authorization, maxBytes }: Request,
): Promise<number | { afterSeconds: number } | null> {
  const body = encryptPayload(payloadOf(message, maxBytes), subscription);
  try {
    const response = await fetch(subscription.endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(message.ttlSeconds),
        urgency: message.isUrgent ? 'high' : 'normal',
        topic: topicOf(message.tag),
      },
      body: new Uint8Array(body),
    });
    await response.body?.cancel();
    const isBusy = response.status === 429 || response.status >= 500;
    return isBusy ? { afterSeconds: retryAfter(response.headers.get('retry-after')) } : response.status;
  } catch {
    return null;
  }
}

function resultOf(answer: number | { afterSeconds: number } | null): PushResult {
  if (answer === null) return { kind: 'retry', afterSeconds: retrySeconds };
  if (typeof answer === 'object') return { kind: 'retry', ...answer };
  if (answer >= 200 && answer < 300) return { kind: 'sent' };
  return answer === 404 || answer === 410 ? { kind: 'gone' } : { kind: 'rejected', status: answer };
}

/** A service replaces an undelivered message by a later one with the same topic: at most 32 characters of base64url. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

/** Seconds of `Retry-After`, a number or a date, between one second and an hour. */
export function retryAfter(header: string | null, now = Date.now()): number {
  if (!header) return retrySeconds;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? retrySeconds : Math.min(3600, Math.max(1, Math.ceil(seconds)));
}

/** The contact that push services may write to: the address of the mails, or the URL of the installation. */
function subjectOf({ MAIL_FROM, publicUrl }: Config): string {
  const address = /[\w.+-]+@[\w.-]+/.exec(MAIL_FROM)?.[0];
  return publicUrl.startsWith('https:') || !address ? publicUrl : `mailto:${address}`;
}
