import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';

/** Hashes run on the threads that also read files and open database connections; many logins must not occupy all of them. */
const hashing = new PQueue({ concurrency: 2 });

/**
 * Hashes a password with Argon2id, 19 MiB of memory and 2 passes: the defaults of the library, which OWASP recommends.
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hashing.add(() => hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Verifies a password. Takes the same time for an unknown user, for one without a password and for a wrong password.
 */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const { hash, verify } = await argon2();
  decoy ??= hash(randomBytes(16));
  const knownHash = passwordHash ?? (await decoy);
  const isRight = await hashing.add(() => verify(knownHash, password));
  return isRight && Boolean(passwordHash);
}

/** Loads the native module on the first use, not at the start of the server. */
function argon2() {
  return import('@node-rs/argon2');
}

/** A random token of 256 bits, for a session or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
