import { v7 } from 'uuid';

/** Web Crypto, which Node and browsers have. */
declare const crypto: { getRandomValues(bytes: Uint8Array): void };

const bytesPerId = 16;

/** Random bytes for 256 ids: one call of `getRandomValues` per id takes more time than everything else about it. */
const randomBytes = new Uint8Array(256 * bytesPerId);
let usedBytes = randomBytes.length;

/** The time and the 32-bit counter of the id generated last. */
const last = { msecs: 0, seq: 0 };

/**
 * A UUIDv7: not guessable, and greater than every id that this process has generated before, also within one
 * millisecond and after the clock was set back. The web generates ids too, also offline.
 */
export function newId(): string {
  const random = nextRandomBytes();
  const now = Date.now();
  if (now > last.msecs) {
    last.msecs = now;
    last.seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else {
    last.seq = (last.seq + 1) >>> 0;
    if (last.seq === 0) last.msecs++;
  }
  return v7({ random, ...last });
}

function nextRandomBytes(): Uint8Array {
  if (usedBytes === randomBytes.length) {
    crypto.getRandomValues(randomBytes);
    usedBytes = 0;
  }
  usedBytes += bytesPerId;
  return randomBytes.subarray(usedBytes - bytesPerId, usedBytes);
}
