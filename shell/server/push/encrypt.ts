import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's push subscription, base64url: an uncompressed P-256 point, and a secret of 16 bytes. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** Whether `p256dh` is a point of P-256; a browser's always is. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), curve);
    return true;
  } catch {
    return false;
  }
}

/** Fixed in the test with the vector of the RFC; random otherwise, because a pair of key and nonce is used once. */
interface Randomness {
  salt: Buffer;
  senderKey: ECDH;
}

const curve = 'prime256v1';
const recordSize = 4096;

/** A record of 4096 bytes without the tag (16) and the delimiter (1), less the header (86) that some services count too. */
export const maxPayloadBytes = 3993;

/**
 * Encrypts a push message for a subscription: content coding `aes128gcm` with one record. Throws for a message above
 * `maxPayloadBytes` and for keys that are no point of P-256.
 *
 * Source: RFC 8291 (keys) and RFC 8188 (coding).
 */
export function encryptPayload(
  payload: Buffer,
  { p256dh, auth }: SubscriptionKeys,
  { salt, senderKey }: Randomness = newRandomness(),
): Buffer {
  if (payload.length > maxPayloadBytes) throw new Error(`encryptPayload: payload is ${payload.length} bytes`);
  const receiverPublic = Buffer.from(p256dh, 'base64url');
  const senderPublic = senderKey.getPublicKey();
  const shared = senderKey.computeSecret(receiverPublic);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiverPublic, senderPublic]);
  const secret = hkdf(shared, { salt: Buffer.from(auth, 'base64url'), info: keyInfo, length: 32 });
  const key = hkdf(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = hkdf(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const lastRecordDelimiter = Buffer.from([2]);
  const content = Buffer.concat([cipher.update(payload), cipher.update(lastRecordDelimiter), cipher.final()]);
  return Buffer.concat([headerOf(salt, senderPublic), content, cipher.getAuthTag()]);
}

function newRandomness(): Randomness {
  const senderKey = createECDH(curve);
  senderKey.generateKeys();
  return { salt: randomBytes(16), senderKey };
}

function headerOf(salt: Buffer, senderPublic: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([senderPublic.length]), senderPublic]);
}

function hkdf(key: Buffer, { salt, info, length }: { salt: Buffer; info: Buffer; length: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
