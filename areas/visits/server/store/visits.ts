import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import {
  isVisibleClient,
  mayReadHealthData,
  professionalIdsOf,
  professionalName,
} from '#areas/clients/server/public.ts';
import { containsPattern, limitedToPage, toPage } from '#shell/server/database/list-queries.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { visitLimits } from '../../contract.ts';
import { VisitContent, type VisitRecord } from '../../contract/document.ts';
import { VisitCard, type VisitFilters } from '../../contract/routes.ts';
import type { ListedResults } from '../../rules/figures.ts';
import { measuresNotCounted } from '../../rules/counted-measures.ts';
import type { PersonOfVisit } from '../../rules/results.ts';
import { resultsVersion } from '../../rules/results-version.ts';

/** A visit is seen by the professionals who see its client, while the client agrees that health data is kept. */
export function isVisibleVisit(scope: Scope): Expression<SqlBool> {
  if (scope.caller.clientId) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${isVisibleClient(scope, 'visits.client_id')} and ${mayReadHealthData(scope, 'visits.client_id')})`;
}

/** A completed visit is changed only after it was reopened. */
export function isDraft(): Expression<SqlBool> {
  return sql<SqlBool>`visits.completed_at is null`;
}

/** The newest visits first. A search compares the names of the clients. */
export async function findVisits(
  scope: Scope,
  { search, state, clientId, page }: VisitFilters,
): Promise<{ visits: VisitCard[]; nextPage: number }> {
  let list = scope.db.selectFrom('visits').selectAll().where(isVisibleVisit(scope));
  if (search) {
    const isNamed = sql<SqlBool>`clients.name ilike ${containsPattern(search)}`;
    list = list.where(({ selectFrom, exists }) =>
      exists(selectFrom('clients').whereRef('clients.id', '=', 'visits.client_id').where(isNamed).select('clients.id')),
    );
  }
  if (state) list = list.where('completed_at', state === 'draft' ? 'is' : 'is not', null);
  if (clientId) list = list.where('client_id', '=', clientId);
  const rows = await scope.db
    .selectFrom(limitedToPage(list.orderBy('taken_on', 'desc').orderBy('id'), page).as('visits'))
    .select([
      'visits.id',
      'visits.client_id as clientId',
      // A join would read all clients of the account.
      sql`(select name from clients where clients.id = visits.client_id)`.as('clientName'),
      'visits.taken_on as takenOn',
      stateOf.as('state'),
      'visits.measurement_type',
      sql`visits.weight_kg::float8`.as('weightKg'),
      sql`case when completed_at is not null then visits.fat_mass_perc::float8 end`.as('fat_mass_perc'),
      sql`case when completed_at is not null then visits.bmr::float8 end`.as('bmr'),
      sql`coalesce(visits.content -> 'measures', '[]')`.as('measures'),
      sql`visits.content ->> 'nextVisitOn'`.as('nextVisitOn'),
      professionalName(scope, sql`visits.created_by`).as('authorName'),
    ])
    .orderBy('visits.taken_on', 'desc')
    .orderBy('visits.id')
    .execute();
  const { rows: cards, nextPage } = toPage(rows, page);
  const listed = checkedRows(ListedVisit, cards).map(({ measures, ...card }) => ({
    ...card,
    notCounted: measuresNotCounted({ measures }).length,
  }));
  return { visits: listed, nextPage };
}

const ListedVisit = VisitCard.omit({ notCounted: true }).extend({ measures: VisitContent.shape.measures });

const stateOf = sql<string>`case when visits.completed_at is null then 'draft' else 'completed' end`;

const Row = z.object({
  content: VisitContent,
  id: z.uuid(),
  version: z.number(),
  saveId: z.string().nullable(),
  clientId: z.uuid(),
  clientName: z.string(),
  state: z.enum(['draft', 'completed']),
  completedAt: z.string().nullable(),
  completedBy: z.object({ name: z.string().nullable(), isMe: z.boolean() }).nullable(),
  reopenReason: z.string().nullable(),
  authorName: z.string().nullable(),
});

export async function findVisit(scope: Scope, id: string): Promise<VisitRecord | undefined> {
  const [row] = await rowsOf(
    scope.db,
    Row,
    sql`
    select visits.content, visits.id, visits.version, visits.save_id as "saveId", visits.client_id as "clientId",
      clients.name as "clientName", ${stateOf} as state, visits.completed_at as "completedAt",
      case when visits.completed_by is not null then jsonb_build_object('name', ${professionalName(scope, sql`visits.completed_by`)},
        'isMe', visits.completed_by = ${scope.caller.membershipId}) end as "completedBy",
      visits.reopen_reason as "reopenReason", ${professionalName(scope, sql`visits.created_by`)} as "authorName"
    from visits join clients on clients.id = visits.client_id
    where visits.id = ${id} and ${isVisibleVisit(scope)}`,
  );
  if (!row) return undefined;
  const { content, ...header } = row;
  return { ...content, ...header };
}

/** The client of a visit that the caller would see if the client had not withdrawn the consent to health data. */
export async function findWithheld(scope: Scope, id: string): Promise<{ clientId: string } | undefined> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ clientId: z.uuid() }),
    sql`
    select client_id as "clientId" from visits
    where id = ${id} and ${isVisibleClient(scope, 'visits.client_id')} and not ${mayReadHealthData(scope, 'visits.client_id')}`,
  );
  return row;
}

/** Whether clients whom the caller sees have visits that their withdrawn consent to health data hides. */
export async function hasWithheld(scope: Scope): Promise<boolean> {
  const rows = await rowsOf(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`
    select id from visits
    where ${isVisibleClient(scope, 'visits.client_id')} and not ${mayReadHealthData(scope, 'visits.client_id')} limit 1`,
  );
  return rows.length > 0;
}

const ClientRow = z.object({
  id: z.uuid(),
  name: z.string(),
  gender: z.enum(['male', 'female']).nullable(),
  birthDate: z.string().nullable(),
});
export type ClientOfVisit = z.output<typeof ClientRow>;

/** What formulas need of the client of a visit. */
export async function findClientOfVisit({ db }: Transaction, id: string): Promise<ClientOfVisit | undefined> {
  const [row] = await rowsOf(
    db,
    ClientRow,
    sql`
    select clients.id, clients.name, clients.gender, clients.birth_date as "birthDate"
    from visits join clients on clients.id = visits.client_id where visits.id = ${id}`,
  );
  return row;
}

/** Sex and date of birth of clients, by their id. */
export async function findPersons(
  { db }: Pick<Transaction, 'db'>,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, PersonOfVisit>> {
  const rows = await rowsOf(
    db,
    ClientRow.pick({ id: true, gender: true, birthDate: true }),
    sql`select id, gender, birth_date as "birthDate" from clients where id = any(${clientIds}::uuid[])`,
  );
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

const StoredVisit = z.object({
  id: z.uuid(),
  takenOn: z.string(),
  state: z.enum(['draft', 'completed']),
  content: VisitContent,
});
export type StoredVisit = z.output<typeof StoredVisit>;

/** The newest visits of a client with their contents. Does not check access to the client. */
export async function findContents(scope: Scope, clientId: string): Promise<StoredVisit[]> {
  return rowsOf(
    scope.db,
    StoredVisit,
    sql`
    select id, taken_on as "takenOn", ${stateOf} as state, content from visits
    where client_id = ${clientId} and ${mayReadHealthData(scope, 'visits.client_id')}
    order by taken_on desc, id desc limit ${sql.lit(visitLimits.columns)}`,
  );
}

const EarlierVisit = StoredVisit.omit({ state: true });
export type StoredEarlierVisit = z.output<typeof EarlierVisit>;

/**
 * The completed visits of the client of a visit that come before it when it was taken on the day `takenOn`, the newest first: the
 * last ones, and after them the first of all.
 */
export async function findEarlier({ db }: Transaction, id: string, takenOn: string): Promise<StoredEarlierVisit[]> {
  const select = sql`select visits.id, visits.taken_on as "takenOn", visits.content
    from visits present join visits on visits.client_id = present.client_id and visits.id <> present.id
    where present.id = ${id} and visits.completed_at is not null
      and (visits.taken_on, visits.id) < (${takenOn}::date, present.id)`;
  const rows = await rowsOf(
    db,
    EarlierVisit,
    sql`
    (${select} order by visits.taken_on desc, visits.id desc limit ${sql.lit(visitLimits.earlier)})
    union all
    (${select} order by visits.taken_on, visits.id limit 1)`,
  );
  const last = rows.slice(0, -1);
  return [...last, ...rows.slice(-1).filter((first) => last.every(({ id: known }) => known !== first.id))];
}

/** The last visits with readings that the caller completed, which the error of their readings is computed from. */
export async function findReadings({ db, caller }: Scope): Promise<VisitContent['measures'][]> {
  const rows = await rowsOf(
    db,
    z.object({ measures: VisitContent.shape.measures }),
    sql`
    select coalesce(content -> 'measures', '[]') as measures from visits
    where completed_by = ${caller.membershipId} order by completed_at desc limit 50`,
  );
  return rows.map(({ measures }) => measures);
}

interface NewVisit {
  id: string;
  clientId: string;
  content: VisitContent;
  columns: Record<string, unknown>;
}

export async function insertVisit({ db, caller }: Scope, { id, clientId, content, columns }: NewVisit): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(columns).map((value) => sql`${value}`));
  await sql`
    insert into visits (id, client_id, content, saved_by, created_by, ${names})
    values (${id}, ${clientId}, ${JSON.stringify(content)}::jsonb, ${caller.membershipId}, ${caller.membershipId}, ${values})`.execute(
    db,
  );
}

/** The last visit of a client, of which a new one takes the answers. */
export async function findLast(scope: Scope, clientId: string): Promise<VisitContent | undefined> {
  const [last] = await rowsOf(
    scope.db,
    z.object({ content: VisitContent }),
    sql`
    select content from visits where client_id = ${clientId} and ${isVisibleVisit(scope)}
    order by taken_on desc, id desc limit 1`,
  );
  return last?.content;
}

export async function setCompleted(
  { db, caller }: Scope,
  id: string,
  { fat_mass_perc, bmr }: ListedResults,
): Promise<void> {
  await sql`
    update visits set completed_at = now(), completed_by = ${caller.membershipId}, fat_mass_perc = ${fat_mass_perc}, bmr = ${bmr},
      results_version = ${resultsVersion}
    where id = ${id}`.execute(db);
}

export async function setReopened({ db }: Scope, id: string, reason: string): Promise<void> {
  await sql`
    update visits set completed_at = null, completed_by = null, reopened_at = now(), reopen_reason = ${reason}
    where id = ${id}`.execute(db);
}

export async function isCompleted({ db }: Scope, id: string): Promise<boolean> {
  const row = await db.selectFrom('visits').select('completed_at').where('id', '=', id).executeTakeFirst();
  return row?.completed_at != null;
}

const Audience = z.object({ clientId: z.uuid(), version: z.number(), membershipIds: z.array(z.uuid()) });

/** What a live event says of a visit, and to whom. */
export async function findAudience({ db }: Scope, id: string): Promise<z.output<typeof Audience> | undefined> {
  const [audience] = await rowsOf(
    db,
    Audience,
    sql`
    select client_id as "clientId", version, ${professionalIdsOf('visits.client_id')} as "membershipIds"
    from visits where id = ${id}`,
  );
  return audience;
}
