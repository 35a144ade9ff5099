import { randomBytes } from 'node:crypto';

/**
 * Argon2id with 19 MiB and 2 passes: the defaults of the library and the first recommendation of OWASP for that memory.
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Takes the same time for an unknown user, for one without a password and for a wrong password. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const { hash, verify } = await argon2();
  decoy ??= hash(randomBytes(16));
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && Boolean(passwordHash);
}

/** The native module is loaded by the first login. */
function argon2() {
  return import('@node-rs/argon2');
}

/** A random token of 256 bits, for a session or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
