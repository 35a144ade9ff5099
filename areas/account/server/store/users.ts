import { sql } from 'kysely';
import { metricUnits, type Units } from '#shell/common/units.ts';
import { z } from 'zod';
import type { LoggedUser } from '../../contract.ts';
import { trialDays } from '../../contract.ts';
import { defaultTimeZone } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import { type Role, roles } from '#shell/common/permissions.ts';
import { found } from '#shell/common/problem.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { effectivePermissions } from './permissions.ts';

export interface User {
  id: string;
  name: string;
  email: string;
  password_hash: string | null;
  locale: Language;
}

const Membership = z.object({ account_id: z.uuid(), id: z.uuid(), role: z.enum(roles), account_name: z.string() });
export type Membership = z.output<typeof Membership>;

const userColumns = ['id', 'name', 'email', 'password_hash', sql<Language>`locale`.as('locale')] as const;

/** The user with this e-mail, in any account or none. */
export async function findUserByEmail({ db }: Transaction, email: string): Promise<User | undefined> {
  return db.selectFrom('users').select(userColumns).where('email', '=', email).executeTakeFirst();
}

export async function findUserById({ db }: Transaction, id: string): Promise<User | undefined> {
  return db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();
}

export async function insertUser(
  { db }: Transaction,
  person: {
    id: string;
    name: string;
    email: string;
    password_hash: string;
    locale: Language;
    time_zone?: string | null;
  },
): Promise<void> {
  await db.insertInto('users').values(person).execute();
}

const SuperAdmin = z.object({ id: z.uuid(), hasPassword: z.boolean() });

/** Inserts a super admin, or makes the user with this e-mail one; the name of a known user stays. No route calls this. */
export async function saveSuperAdmin(
  { db }: Transaction,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<z.output<typeof SuperAdmin>> {
  const [saved] = await rowsOf(
    db,
    SuperAdmin,
    sql`
    insert into users (id, email, name, is_super_admin) values (${id}, ${email}, ${name}, true)
    on conflict (email) do update set is_super_admin = true
    returning id, password_hash is not null as "hasPassword"`,
  );
  return found(saved);
}

export async function updateUser(
  { db }: Transaction,
  id: string,
  change: {
    name?: string;
    email?: string;
    password_hash?: string;
    locale?: Language;
    time_zone?: string | null;
    weight_unit?: Units['weight'];
    length_unit?: Units['length'];
  },
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}

export async function isSuperAdmin({ db }: Transaction, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('is_super_admin').where('id', '=', id).executeTakeFirst();
  return row?.is_super_admin ?? false;
}

const ListedMembership = Membership.extend({ is_closed: z.boolean() });

/** The memberships of a user, newest first, those of closed accounts last. */
export async function membershipsOf({ db }: Transaction, userId: string): Promise<z.output<typeof ListedMembership>[]> {
  return rowsOf(db, ListedMembership, sql`select * from memberships_of(${userId})`);
}

/** Whether the membership may be used: a closed account is open only to its admins, who may open it again. */
export function isUsable({ role, is_closed }: z.output<typeof ListedMembership>): boolean {
  return !is_closed || role === 'admin';
}

export async function insertMembership(
  { db }: Transaction,
  membership: { id: string; user_id: string; role: Role; permissions?: string[] | null; is_name_hidden?: boolean },
): Promise<void> {
  await db.insertInto('memberships').values(membership).execute();
}

/** Deletes a membership and returns the id of its user. The foreign key deletes its sessions. */
export async function deleteMembership({ db }: Transaction, id: string): Promise<string> {
  const deleted = db.deleteFrom('memberships').where('id', '=', id).returning('user_id');
  return (await deleted.executeTakeFirstOrThrow()).user_id;
}

export async function insertAccount({ db }: Transaction, id: string, name: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ id, name, trial_ends_at: sql`now() + make_interval(days => ${trialDays})` })
    .execute();
}

export async function updateAccount(
  { db, caller }: Scope,
  change: {
    name?: string;
    main_color?: string | null;
    logo_file_id?: string | null;
    hide_default_exercises?: boolean;
    time_zone?: string;
  },
): Promise<void> {
  await db.updateTable('accounts').set(change).where('id', '=', caller.accountId).execute();
}

export async function insertFile(
  { db }: Scope,
  file: { id: string; storage_key: string; media_type: string; size_bytes: number },
): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

/** The stored logo of the account. Locks the account until the transaction ends, so that logos are replaced one by one. */
export async function lockLogo({ db, caller }: Scope): Promise<{ id: string; storage_key: string } | undefined> {
  // A statement of its own: the next one sees what the previous owner of the lock has committed.
  await db.selectFrom('accounts').select('id').where('id', '=', caller.accountId).forNoKeyUpdate().execute();
  return db
    .selectFrom('accounts')
    .innerJoin('files', 'files.id', 'accounts.logo_file_id')
    .select(['files.id', 'files.storage_key'])
    .where('accounts.id', '=', caller.accountId)
    .executeTakeFirst();
}

export async function deleteFile({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute();
}

const jsonOfUnits = sql<Units>`json_build_object('weight', users.weight_unit, 'length', users.length_unit)`;

type Profile = Pick<
  LoggedUser,
  | 'id'
  | 'name'
  | 'email'
  | 'unconfirmedEmail'
  | 'locale'
  | 'accountName'
  | 'ownTimeZone'
  | 'accountTimeZone'
  | 'units'
  | 'remainingTrialDays'
  | 'deleteAfter'
  | 'hideDefaultExercises'
  | 'version'
> & {
  mainColor: string | null;
  logoKey: string | null;
  isSuperAdmin: boolean;
};

/** The units in which a user reads weights and lengths of the body. */
export async function findUnits({ db }: Transaction, userId: string): Promise<Units> {
  const row = await db.selectFrom('users').select(jsonOfUnits.as('units')).where('id', '=', userId).executeTakeFirst();
  return row?.units ?? metricUnits;
}

/** The user and their current account. The fields of the account are empty for a user without one. */
export async function readProfile({ db, caller }: Scope): Promise<Profile | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('accounts', (join) => join.on('accounts.id', '=', caller.accountId || null))
    .leftJoin('files', 'files.id', 'accounts.logo_file_id')
    .select((eb) => [
      'users.id',
      'users.name',
      'users.email',
      sql<string | null>`(
        select payload ->> 'email' from one_time_links
        where user_id = users.id and kind = 'email' and expires_at > now() limit 1)`.as('unconfirmedEmail'),
      eb.ref('users.locale').$castTo<Language>().as('locale'),
      'users.is_super_admin as isSuperAdmin',
      'users.time_zone as ownTimeZone',
      eb.fn.coalesce('accounts.time_zone', sql<string>`${defaultTimeZone}`).as('accountTimeZone'),
      eb.fn.coalesce('accounts.name', sql<string>`''`).as('accountName'),
      jsonOfUnits.as('units'),
      'accounts.main_color as mainColor',
      'accounts.delete_after as deleteAfter',
      eb.fn.coalesce('accounts.hide_default_exercises', sql<boolean>`false`).as('hideDefaultExercises'),
      'files.storage_key as logoKey',
      sql<number>`users.version + coalesce(accounts.version, 0)`.as('version'),
      sql<number>`greatest(0, ceil(extract(epoch from accounts.trial_ends_at - now()) / 86400))::int`.as(
        'remainingTrialDays',
      ),
    ])
    .where('users.id', '=', caller.userId)
    .executeTakeFirst();
}

/** Name and e-mail of the client as whom the caller looks at the app. */
export async function findViewedClient({ db, caller }: Scope): Promise<Pick<LoggedUser, 'name' | 'email'>> {
  return db.selectFrom('clients').select(['name', 'email']).where('id', '=', caller.clientId).executeTakeFirstOrThrow();
}

/** Locks what `readProfile` reads until the transaction ends. */
export async function lockProfile({ db, caller }: Scope): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', caller.userId).forNoKeyUpdate().execute();
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', caller.accountId || null)
    .forNoKeyUpdate()
    .execute();
}

/** Increments the version of the profile, for every admin of the account if the caller is one. */
export async function advanceProfile({ db, caller }: Scope): Promise<void> {
  const next = { version: sql<number>`version + 1` };
  await db.updateTable('users').set(next).where('id', '=', caller.userId).execute();
  if (caller.role === 'admin') await db.updateTable('accounts').set(next).where('id', '=', caller.accountId).execute();
}

/**
 * The permissions of the caller: those edited for their membership, or those of the role; none in a closed account. While a
 * professional views the app as a client, only those of sections that the professional may view.
 */
export async function readPermissions({
  db,
  caller,
  tokenHash,
}: Pick<Scope, 'db' | 'caller' | 'tokenHash'>): Promise<string[]> {
  const row = await db
    .selectFrom('role_permissions')
    .leftJoin('memberships', (join) => join.on('memberships.id', '=', caller.membershipId || null))
    .leftJoin('accounts', (join) => join.on('accounts.id', '=', caller.accountId || null))
    .leftJoin('sessions as view', (join) =>
      join.on('view.token_hash', '=', tokenHash).on('view.viewed_client_id', 'is not', null),
    )
    .leftJoin('memberships as viewer', 'viewer.id', 'view.membership_id')
    .leftJoin('role_permissions as of_viewer_role', 'of_viewer_role.role', 'viewer.role')
    .select(
      sql<string[]>`case when viewer.id is null then ${effectivePermissions}
        else permissions_in_client_view(coalesce(viewer.permissions, of_viewer_role.permissions)) end`.as(
        'permissions',
      ),
    )
    .where('role_permissions.role', '=', caller.role)
    .where('accounts.delete_after', 'is', null)
    .executeTakeFirst();
  return row?.permissions ?? [];
}

/** The permissions of the professional who reads, also while they view the app as a client. Null when the client reads. */
export async function readProfessionalPermissions(
  scope: Pick<Scope, 'db' | 'caller' | 'tokenHash'>,
): Promise<string[] | null> {
  if (!scope.caller.clientId) return readPermissions(scope);
  const viewer = await scope.db
    .selectFrom('sessions as view')
    .innerJoin('memberships', 'memberships.id', 'view.membership_id')
    .innerJoin('role_permissions', 'role_permissions.role', 'memberships.role')
    .select(effectivePermissions.as('permissions'))
    .where('view.token_hash', '=', scope.tokenHash)
    .where('view.viewed_client_id', 'is not', null)
    .executeTakeFirst();
  return viewer?.permissions ?? null;
}

export async function readRoles({ db }: Scope): Promise<{ role: Role; permissions: string[] }[]> {
  const rows = await db.selectFrom('role_permissions').selectAll().orderBy('role').execute();
  return rows.map((row) => ({ role: row.role as Role, permissions: row.permissions }));
}
