import { sql } from 'kysely';
import { z } from 'zod';
import { findMinors, mayReadHealthData, professionalName } from '#areas/clients/server/public.ts';
import { type DietaryProfile, type ExcludedAliment, SavedProfile, shownChanges } from '../../contract.ts';
import { emptyProfile } from '../../rules/empty-profile.ts';
import { withMinority } from '../../rules/minority.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

const Version = z.object({
  version: z.number().int(),
  profile: SavedProfile,
  changedAt: z.string(),
  isByClient: z.boolean(),
  author: z.string().nullable(),
});
export type ProfileVersion = z.output<typeof Version>;

/** The last versions of a profile, the newest first: the ones whose changes are shown, and the one before them. */
export async function findVersions(scope: Scope, clientId: string): Promise<ProfileVersion[]> {
  const author = professionalName(scope, sql`dietary_profiles.author_id`);
  return rowsOf(
    scope.db,
    Version,
    sql`
    select version, profile, changed_at as "changedAt", is_by_client as "isByClient", ${author} as author
    from dietary_profiles where client_id = ${clientId}
    order by version desc limit ${shownChanges + 1}`,
  );
}

const Latest = z.object({ version: z.number().int(), profile: SavedProfile });

/** The saved profile of a client; undefined when nothing was said. Does not check access to the client. */
export async function findLatest(
  { db }: Pick<Transaction, 'db'>,
  clientId: string,
): Promise<z.output<typeof Latest> | undefined> {
  const [row] = await rowsOf(
    db,
    Latest,
    sql`select version, profile from dietary_profiles where client_id = ${clientId} order by version desc limit 1`,
  );
  return row;
}

/** `statesSince`: the first version from which on pregnancy and breastfeeding have been stated as in this one. Both 0: never saved. */
const NumberedVersion = z.object({ version: z.number().int(), statesSince: z.number().int() });
type NumberedVersion = z.output<typeof NumberedVersion>;

const statesOf = (versions: string) => {
  const isStated = (field: string) => sql`coalesce((${sql.ref(`${versions}.profile`)} ->> ${field})::boolean, false)`;
  return sql`(${isStated('isPregnant')}, ${isStated('isLactating')})`;
};

const statesSince = sql`coalesce(
  (select max(earlier.version) + 1 from dietary_profiles earlier
    where earlier.client_id = dietary_profiles.client_id and earlier.version < dietary_profiles.version
      and ${statesOf('earlier')} <> ${statesOf('dietary_profiles')}),
  case when ${statesOf('dietary_profiles')} = (false, false) then 0 else 1 end)`;

const PastVersion = NumberedVersion.extend({ profile: SavedProfile, changedAt: z.string() });
export type PastVersion = z.output<typeof PastVersion>;

/** The versions of a profile that were valid since an instant, the newest first. Does not check access to the client. */
export async function findHistory(
  { db }: Pick<Transaction, 'db'>,
  clientId: string,
  since: string,
): Promise<PastVersion[]> {
  return rowsOf(
    db,
    PastVersion,
    sql`
    select version, profile, changed_at as "changedAt", ${statesSince} as "statesSince" from dietary_profiles
    where client_id = ${clientId} and version >= coalesce(
      (select max(version) from dietary_profiles where client_id = ${clientId} and changed_at <= ${since}), 0)
    order by version desc`,
  );
}

/**
 * The present profiles of clients about whom something was said, and of minors, by client id. Those of clients who withdrew their consent are left
 * out, as on all screens of professionals. Does not check access to the clients.
 */
export async function findProfiles(
  scope: Pick<Scope, 'db' | 'caller'>,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, DietaryProfile>> {
  const minors = [...(await findMinors(scope, clientIds))];
  const rows = await rowsOf(
    scope.db,
    z.object({ clientId: z.uuid(), profile: SavedProfile.nullable() }),
    sql`
    select distinct on (given.id) given.id as "clientId", profile
    from unnest(${clientIds}::uuid[]) given (id) left join dietary_profiles on client_id = given.id
    where (profile is not null or given.id = any(${minors}::uuid[])) and ${mayReadHealthData(scope, 'given.id')}
    order by given.id, version desc`,
  );
  return new Map(
    rows.map(({ clientId, profile }) => [clientId, withMinority(profile ?? emptyProfile, minors.includes(clientId))]),
  );
}

/** The present version of each profile, by client id. Does not check access to the clients. */
export async function findProfileVersions(
  { db }: Pick<Scope, 'db'>,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, NumberedVersion>> {
  const rows = await rowsOf(
    db,
    NumberedVersion.extend({ clientId: z.uuid() }),
    sql`
    select distinct on (given.id) given.id as "clientId", coalesce(version, 0) as version,
      case when version is null then 0 else ${statesSince} end as "statesSince"
    from unnest(${clientIds}::uuid[]) given (id) left join dietary_profiles on client_id = given.id
    order by given.id, version desc`,
  );
  return new Map(rows.map(({ clientId, ...version }) => [clientId, version]));
}

/** The sex and the date of birth of a client, which decide whether pregnancy, breastfeeding and menopause are asked for. */
export async function findGenderAndBirthDate(
  { db }: Scope,
  clientId: string,
): Promise<{ gender: string | null; birthDate: string | null }> {
  const client = db.selectFrom('clients').select(['gender', 'birth_date as birthDate']).where('id', '=', clientId);
  return (await client.executeTakeFirst()) ?? { gender: null, birthDate: null };
}

/** Those of the clients who are men. */
export async function findMen({ db }: Scope, clientIds: readonly string[]): Promise<ReadonlySet<string>> {
  const men = db
    .selectFrom('clients')
    .select('id')
    .where('gender', '=', 'male')
    .where('id', '=', sql<string>`any(${clientIds}::uuid[])`);
  return new Set((await men.execute()).map(({ id }) => id));
}

/** The clients whose health data the caller may read, by name. Does not check access to the clients. */
export async function findReadableNames(
  scope: Scope,
  clientIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return scope.db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .where(mayReadHealthData(scope))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

interface NewVersion {
  clientId: string;
  authorId: string | null;
  version: number;
  profile: SavedProfile;
}

/** False when the version exists already: the profile was saved since it was opened. */
export async function insertVersion(
  { db }: Scope,
  { clientId, authorId, version, profile }: NewVersion,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dietary_profiles')
    .values({
      client_id: clientId,
      author_id: authorId,
      is_by_client: authorId === null,
      version,
      profile: JSON.stringify(profile),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'client_id', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const Named = z.object({ id: z.uuid(), name: z.string(), name_en: z.string() });

/** The names of foods of the library and of the account, in the order of the ids. Unknown ids are left out. */
export async function findNames({ db }: Scope, ids: readonly string[]): Promise<ExcludedAliment[]> {
  return rowsOf(
    db,
    Named,
    sql`
    select foods.id, name_it as name, name_en
    from unnest(${ids}::uuid[]) with ordinality chosen(id, position)
    join (select id, name_it, name_en from system_aliments union all select id, name_it, name_en from aliments) foods
      on foods.id = chosen.id
    order by chosen.position`,
  );
}
