import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { readInstallationValue, storeInstallationValue } from '../database/installation.ts';

const StoredKey = z.object({ x: z.string(), y: z.string(), d: z.string() });

export interface VapidKey {
  privateKey: KeyObject;
  /** The uncompressed point, base64url, as `pushManager.subscribe` takes it. */
  publicKey: string;
}

const tokenHours = 12;
const renewHours = 6;

/**
 * Reads the key by which push services recognise this installation. It is generated once and never changes, because each
 * subscription is bound to it.
 */
export async function readVapidKey(ownerUrl: string): Promise<VapidKey> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin; select pg_advisory_xact_lock(7310005)');
    const stored = await readInstallationValue(client, 'vapid key');
    const jwk = stored ?? newJwk();
    if (!stored) await storeInstallationValue(client, 'vapid key', jwk);
    await client.query('commit');
    return keyOf(jwk);
  } finally {
    await client.end();
  }
}

function newJwk(): string {
  return JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));
}

function keyOf(jwk: string): VapidKey {
  const { x, y, d } = StoredKey.parse(JSON.parse(jwk));
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const privateKey = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' });
  return { privateKey, publicKey: point.toString('base64url') };
}

/**
 * Returns a function that creates the header `Authorization` for a push endpoint (RFC 8292). The token of an origin is
 * signed once in 6 hours and expires after 12; a push service accepts at most 24.
 */
export function createVapidHeader({ privateKey, publicKey }: VapidKey, subject: string) {
  const tokens = new Map<string, { token: string; renewAt: number }>();
  return (endpoint: string, now = Date.now()): string => {
    const { origin } = new URL(endpoint);
    const cached = tokens.get(origin);
    const token =
      cached && cached.renewAt > now ? cached.token : signToken(privateKey, { aud: origin, sub: subject, now });
    if (token !== cached?.token) tokens.set(origin, { token, renewAt: now + renewHours * 3_600_000 });
    return `vapid t=${token}, k=${publicKey}`;
  };
}

function signToken(key: KeyObject, { aud, sub, now }: { aud: string; sub: string; now: number }): string {
  const exp = Math.floor(now / 1000) + tokenHours * 3600;
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud, exp, sub },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
