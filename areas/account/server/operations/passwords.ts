import { randomBytes } from 'node:crypto';

/** Argon2id with 19 MiB and 2 passes, the defaults of the library (OWASP's first choice for that memory). */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown user, or one without a password, as for a wrong password. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const { hash, verify } = await argon2();
  decoy ??= hash(randomBytes(16));
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && Boolean(passwordHash);
}

/** Native code that is loaded with the first login. */
function argon2() {
  return import('@node-rs/argon2');
}

/** 256 random bits, for a session or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
