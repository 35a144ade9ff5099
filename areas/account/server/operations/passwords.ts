import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and 2 passes, the defaults of the library (OWASP's first choice for that memory). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Takes as long for somebody who does not exist, or has no password yet, as for a wrong password. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hash(randomBytes(16));
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && Boolean(passwordHash);
}

/** 256 bits that nobody can guess, for a session or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
