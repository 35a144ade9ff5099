import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { z } from 'zod';
import { language, type Language } from '#shell/common/fields.ts';
import type { MediaType, UploadPolicy } from '#shell/common/files.ts';
import { type AccessLevel, type Permission, type Role, roles } from '#shell/common/permissions.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { accessPaused } from '#shell/common/session.ts';
import type { Route } from '#shell/common/route.ts';
import type { ImageProcessor } from '../files/images.ts';
import type { FileParser } from '../files/table-parsing/file-parser.ts';
import type { StoredParts, StoredUpload } from '../files/store-upload.ts';
import type { Tickets } from '../files/tickets.ts';
import type { PushSender } from '../push/sender.ts';
import type { PdfRenderer } from '../pdf/renderer.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Config } from '../config.ts';
import type { RegisteredExtension } from '../extension-points.ts';
import { rowsOf } from './rows.ts';
import type { LiveChanges } from '../realtime/log.ts';
import type { Database } from './transaction.ts';

/** The user of the request. Super admins and training-school users have no account: `accountId` is empty. */
export interface Caller {
  userId: string;
  accountId: string;
  membershipId: string;
  /** Set when the caller is a client of the account. */
  clientId: string | null;
  role: Role;
  /** The time zone of the user, or of the account if the user has not chosen one. */
  timeZone: string;
}

/** An open database transaction, as stores receive it. */
export interface Transaction {
  db: Database;
}

/** A subscriber of an event of `../events.ts`. It runs in the transaction of the publisher. */
export interface Subscriber {
  readonly event: { readonly name: string };
  handle(scope: Scope, payload: unknown): Promise<void>;
}

export interface EnqueueOptions {
  /** Seconds before the job may start. */
  afterSeconds?: number;
}

/** The scope of a public route: a transaction without an account, to which the tables of accounts are empty. */
export interface PublicScope extends Transaction {
  settings: Config;
  language: Language;
  /** The IP address of the request, for rate limits. */
  ipAddress: string;
  /** Counts an attempt for each limit, even if the transaction is rolled back; throws above one of them. */
  consumeRateLimits(...limits: RateLimit[]): Promise<void>;
  /** Subtracts an attempt that was counted and succeeded. */
  refundRateLimits(...limits: RateLimit[]): Promise<void>;
  /** Enqueues a job in this transaction. */
  enqueue(job: string, payload: Record<string, string>, options?: EnqueueOptions): Promise<void>;
  /** Subscribers of published events, see `../events.ts`. */
  subscribers: readonly Subscriber[];
  /** Extensions of extension points, see `../extension-points.ts`. */
  extensions: readonly RegisteredExtension[];
  /** Live events of the transaction; `emitLiveEvent` and `closeEndedSockets` add to them. */
  live: LiveChanges;
  /** Runs after the transaction is committed, for effects that cannot be rolled back. */
  afterCommit(work: () => Promise<void>): void;
  /**
   * Runs after the commit in a transaction of its own, for writes of a request that reads. A failure is logged and does not
   * change the response.
   */
  writeAfterCommit(work: (transaction: Transaction) => Promise<void>): void;
  /**
   * Runs in a transaction of its own, for what an operation does after the request's transaction: a download that is read page by
   * page, or the session of a login, whose password is verified without a database connection.
   */
  inOwnTransaction<T>(kind: 'read' | 'write', work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** The signed URL of a stored file; with `downloadName` it is downloaded under that name. */
  signedFileUrl(storageKey: string, options?: { downloadName?: string | null }): string;
  /** Stores a file that the server generated. Uploads are stored before the operation runs. */
  putFile(storageKey: string, content: Buffer | Readable, mediaType: MediaType | 'application/zip'): Promise<void>;
  deleteFile(storageKey: string): Promise<void>;
  /** The content of a stored file, null if it does not exist. For small files: logos, thumbnails. */
  readStoredFile(storageKey: string): Promise<Buffer | null>;
  /** The bytes of a stored file as they are read, null if it does not exist. */
  streamStoredFile(storageKey: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Joins parts that were stored before to one file in `folder`, which is checked and stored like an upload. */
  joinParts(parts: StoredParts, policy: UploadPolicy, folder: string): Promise<StoredUpload>;
  /** Signed tickets for one record, for links that need no login. */
  tickets: Pick<Tickets, 'issueTicket' | 'verifyTicket' | 'issueEventTicket'>;
  images: ImageProcessor;
  fileParser: FileParser;
  push: PushSender;
  pdf: PdfRenderer;
}

/** The scope of all other routes: the open transaction of a caller, limited to the caller's account. */
export interface Scope extends PublicScope {
  caller: Caller;
  /** The hash of the caller's token. */
  tokenHash: Buffer;
  /** The endpoint of the route that was requested; missing in jobs. */
  endpoint?: string;
}

/** What reads need: the transaction, and whose rights apply. A job that reads as an admin has one too. */
export type ReadScope = Pick<Scope, 'db' | 'caller' | 'extensions'>;

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
  isReadOnly: z.boolean(),
});

/**
 * Finds the session of the token and sets its account for row-level security. Throws when there is no session or the
 * caller does not have the permission. `isReadOnly`: the transaction was begun read-only, or the session makes it so.
 */
async function authenticate(
  db: Database,
  token: string,
  { required, admitsDeactivated }: { required: AccessLevel | Permission; admitsDeactivated: boolean },
): Promise<Pick<Scope, 'caller' | 'language' | 'tokenHash'> & { isReadOnly: boolean }> {
  const tokenHash = hashOf(token);
  const [authenticated] = await rowsOf(
    db,
    AuthenticatedSession,
    sql`
    select user_id as "userId", coalesce(account_id::text, '') as "accountId",
      coalesce(membership_id::text, '') as "membershipId", client_id as "clientId", role, locale as language,
      time_zone as "timeZone", allowed, current_setting('transaction_read_only') = 'on' as "isReadOnly"
    from authenticate_session(${tokenHash}, ${required}, ${admitsDeactivated})`,
  );
  if (!authenticated) {
    const studio = await findStudioThatPaused(db, tokenHash);
    throw new Problem(commonProblems.unauthenticated, studio ? { data: { reason: accessPaused, ...studio } } : {});
  }
  if (!authenticated.allowed) throw new Problem(commonProblems.forbidden);
  const { language, allowed: _, isReadOnly, role, ...rest } = authenticated;
  return { caller: { ...rest, role: role ?? 'client' }, language, tokenHash, isReadOnly };
}

/**
 * Name and e-mail of the studio when the token is of a session whose client it deactivated, or whose collaborator it removed, which ends
 * the session. Only who has the token learns it. The session in which a professional views a client is not one.
 */
async function findStudioThatPaused(
  db: Database,
  tokenHash: Buffer,
): Promise<{ studio: string; email: string; isRemoved?: true } | undefined> {
  const [ended] = await rowsOf(
    db,
    z.object({ studio: z.string(), email: z.string(), isRemoved: z.boolean() }),
    sql`
    select ended.studio, coalesce(ended.email, '') as email, not ended.is_paused as "isRemoved"
    from sessions, ended_memberships_of(sessions.user_id) ended
    where token_hash = ${tokenHash} and (expires_at > now() or not ended.is_paused) and ended.id = membership_id
      and viewed_client_id is null`,
  );
  if (!ended) return undefined;
  const { isRemoved, ...studio } = ended;
  return isRemoved ? { ...studio, isRemoved } : studio;
}

/**
 * Authenticates the caller of a route with its permission or alternative permission. The second query runs only when
 * the first permission is missing.
 */
export async function authenticateRequest(
  db: Database,
  token: string,
  route: Pick<Route, 'permission' | 'alternativePermission' | 'admitsDeactivated'>,
) {
  const { permission, alternativePermission, admitsDeactivated = false } = route;
  const first = authenticate(db, token, { required: permission, admitsDeactivated });
  if (!alternativePermission) return first;
  return first.catch((refusal) => {
    const isForbidden = refusal instanceof Problem && refusal.kind === commonProblems.forbidden;
    if (!isForbidden) throw refusal;
    return authenticate(db, token, { required: alternativePermission, admitsDeactivated });
  });
}

/**
 * Sets the account for row-level security until the transaction ends, for links, registration and jobs, which have no
 * session.
 */
export async function setCurrentAccount({ db }: Transaction, accountId: string): Promise<void> {
  await sql`select set_config('app.account', ${accountId}, true)`.execute(db);
}

/**
 * Allows the rest of the transaction to write the tables that all accounts share, for jobs of super admins and for
 * seeds.
 */
export async function actAsSuperAdmin({ db }: Transaction): Promise<void> {
  await sql`select set_config('app.role', 'super_admin', true)`.execute(db);
}

/** Hash of a token of a session or link. The tokens themselves are not stored. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
