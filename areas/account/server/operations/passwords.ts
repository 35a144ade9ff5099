import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import { accountProblems } from '../../contract.ts';
import { isTrivialPassword } from '../../rules/password-strength.ts';
import { Problem } from '#shell/common/problem.ts';

/** Hashes run on the threads that also read files and open database connections; many logins must not occupy all of them. */
const hashing = new PQueue({ concurrency: 2 });

/**
 * Hashes a new password with Argon2id, 19 MiB of memory and 2 passes: the defaults of the library, which OWASP recommends.
 * Throws `common_password` for one that is guessed first.
 */
export async function hashPassword(password: string): Promise<string> {
  if (isTrivialPassword(password) || (await isCommonPassword(password)))
    throw new Problem(accountProblems.common_password, { field: 'password' });
  const { hash } = await argon2();
  return hashing.add(() => hash(password));
}

/** Whether a password is one of the 49,000 most frequent ones in lists of stolen passwords. */
async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.toLowerCase());
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
