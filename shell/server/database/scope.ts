import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { language, type Language } from '#shell/common/fields.ts';
import type { MediaType } from '#shell/common/files.ts';
import { type AccessLevel, type Permission, type Role, roles } from '#shell/common/permissions.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Route } from '#shell/common/route.ts';
import type { Tickets } from '../files/tickets.ts';
import type { PdfRenderer } from '../pdf/renderer.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Config } from '../config.ts';
import type { RegisteredExtension } from '../extension-points.ts';
import { rowsOf } from './rows.ts';
import type { Database } from './transaction.ts';

/** Who asks. A super admin and a training-school user stand outside accounts: their account is the empty text. */
export interface Caller {
  userId: string;
  accountId: string;
  membershipId: string;
  /** Set when the caller is a client of the account. */
  clientId: string | null;
  role: Role;
  timeZone: string;
}

/** All that a store needs. */
export interface Transaction {
  db: Database;
}

/** One area's answer to an event of `../events.ts`, in the transaction of whoever tells it. */
export interface Subscriber {
  readonly event: { readonly name: string };
  handle(scope: Scope, payload: unknown): Promise<void>;
}

/** What a public call works in: a transaction that belongs to no account, so account tables are empty to it. */
export interface PublicScope extends Transaction {
  settings: Config;
  language: Language;
  /** Where the question came from, for throttling. */
  ipAddress: string;
  /** Counts an attempt, also when the transaction is rolled back; over the limit it refuses. */
  consumeRateLimit(limit: RateLimit): Promise<void>;
  /** Takes the attempt back, after a success. */
  refundRateLimit(limit: RateLimit): Promise<void>;
  /** Hands a job to the queue in this transaction. */
  enqueue(job: string, payload: Record<string, string>): Promise<void>;
  /** Subscribers of published events, see `../events.ts`. */
  subscribers: readonly Subscriber[];
  /** Extensions of extension points, see `../extension-points.ts`. */
  extensions: readonly RegisteredExtension[];
  /** Runs once the transaction is committed, for what cannot be undone. */
  afterCommit(work: () => Promise<void>): void;
  /** The signed URL of a stored file; with `downloadName` it is downloaded under that name. */
  signedFileUrl(storageKey: string, options?: { downloadName?: string | null }): string;
  /** For what the server makes itself; uploads come in with the request. */
  putFile(storageKey: string, content: Buffer, mediaType: MediaType): Promise<void>;
  deleteFile(storageKey: string): Promise<void>;
  /** A stored file whole; null when it is gone. For small ones: logos, thumbnails. */
  readStoredFile(storageKey: string): Promise<Buffer | null>;
  /** Signed keys to one thing, for links that need no login. */
  tickets: Pick<Tickets, 'issueTicket' | 'verifyTicket'>;
  pdf: PdfRenderer;
}

/** What everything else works in: the open transaction of a caller, bound to the caller's account. */
export interface Scope extends PublicScope {
  caller: Caller;
  /** Of the token the caller came with. */
  tokenHash: Buffer;
}

/** `role` is null for a training-school user. */
const AuthenticatedSession = z.object({
  userId: z.uuid(),
  accountId: z.string(),
  membershipId: z.string(),
  clientId: z.uuid().nullable(),
  role: z.enum(roles).nullable(),
  language,
  timeZone: z.string(),
  allowed: z.boolean(),
});

/** Finds the session of the token and sets its account for row-level security; throws without the permission. */
async function authenticate(
  db: Database,
  token: string,
  required: AccessLevel | Permission,
): Promise<Pick<Scope, 'caller' | 'language' | 'tokenHash'>> {
  const tokenHash = hashOf(token);
  const [authenticated] = await rowsOf(
    db,
    AuthenticatedSession,
    sql`
    select user_id as "userId", coalesce(account_id::text, '') as "accountId",
      coalesce(membership_id::text, '') as "membershipId", client_id as "clientId", role, locale as language,
      time_zone as "timeZone", allowed
    from authenticate_session(${tokenHash}, ${required})`,
  );
  if (!authenticated) throw new Problem(commonProblems.unauthenticated);
  if (!authenticated.allowed) throw new Problem(commonProblems.forbidden);
  const { language, allowed: _, role, ...rest } = authenticated;
  return { caller: { ...rest, role: role ?? 'client' }, language, tokenHash };
}

/** The same for a route that a second permission opens too; only its holders cost a second question. */
export async function authenticateRequest(
  db: Database,
  token: string,
  route: Pick<Route, 'permission' | 'alternativePermission'>,
) {
  const { permission, alternativePermission } = route;
  if (!alternativePermission) return authenticate(db, token, permission);
  return authenticate(db, token, permission).catch((refusal) => {
    const isForbidden = refusal instanceof Problem && refusal.kind === commonProblems.forbidden;
    if (!isForbidden) throw refusal;
    return authenticate(db, token, alternativePermission);
  });
}

/** Binds the rest of the transaction to an account: for links, registration and jobs, which know it without a login. */
export async function setCurrentAccount({ db }: Transaction, accountId: string): Promise<void> {
  await sql`select set_config('app.account', ${accountId}, true)`.execute(db);
}

/** Lets the rest of the transaction write what all accounts share: for jobs a super admin asked for, and seeds. */
export async function actAsSuperAdmin({ db }: Transaction): Promise<void> {
  await sql`select set_config('app.role', 'super_admin', true)`.execute(db);
}

/** Only this is stored of a token or link. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
