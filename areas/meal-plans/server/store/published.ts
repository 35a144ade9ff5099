import { sql } from 'kysely';
import { z } from 'zod';
import { professionalName } from '#areas/clients/server/public.ts';
import { PublishedVersion } from '../../contract/assigned.ts';
import { MealPlanContent } from '../../contract/document.ts';
import { found } from '#shell/common/problem.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const StoredVersion = PublishedVersion.omit({ state: true });
export type StoredVersion = z.output<typeof StoredVersion>;

/** The published versions of a copy, the newest first. */
export async function findPublished(scope: Scope, mealPlanId: string): Promise<StoredVersion[]> {
  return rowsOf(
    scope.db,
    StoredVersion,
    sql`
    select id, number, version, starts_on as "startsOn", published_at as "publishedAt",
      ${professionalName(scope, sql`published_by`)} as author
    from published_meal_plans where meal_plan_id = ${mealPlanId} order by number desc`,
  );
}

/** The version of the document that was published last; changes of dates move it. Null before the first one. */
export async function findPublishedVersion({ db }: Scope, mealPlanId: string): Promise<number | null> {
  const copy = db.selectFrom('meal_plans').select('published_version as version').where('id', '=', mealPlanId);
  return (await copy.executeTakeFirst())?.version ?? null;
}

/**
 * Marks the saved version of a copy as published when its content is that of the latest published version: an edit that was undone
 * leaves nothing to publish. Templates and copies that are marked already are not compared.
 */
export async function markPublishedContent({ db }: Scope, mealPlanId: string): Promise<void> {
  await sql`
    update meal_plans set published_version = version
    where id = ${mealPlanId} and published_version < version and content = (
      select contents.content from published_meal_plans published
        join meal_plan_contents contents on contents.id = published.content_id
      where published.meal_plan_id = meal_plans.id order by number desc limit 1)`.execute(db);
}

interface ShownContent {
  contentId: string;
  startsOn: string;
  firstDayOn: string;
}

/** Whether the client of a copy sees this content from the date on already, with the same first day, and nothing else later. */
export async function isContentPublished(
  scope: Scope,
  mealPlanId: string,
  { contentId, startsOn, firstDayOn }: ShownContent,
): Promise<boolean> {
  const versions = await findPublishedFrom(scope, mealPlanId, startsOn);
  const isShown = versions[0] !== undefined && versions[0].startsOn <= startsOn;
  if (!isShown || versions.some((one) => one.firstDayOn !== firstDayOn)) return false;
  const [row] = await rowsOf(
    scope.db,
    z.object({ isEqual: z.boolean() }),
    sql`
    select bool_and(shown.content = other.content) as "isEqual" from meal_plan_contents shown, meal_plan_contents other
    where other.id = ${contentId} and shown.id = any(${versions.map((one) => one.contentId)}::uuid[])`,
  );
  return row?.isEqual ?? false;
}

export async function findPublishedContent({ db }: Scope, publishedId: string): Promise<MealPlanContent | undefined> {
  const [row] = await rowsOf(
    db,
    z.object({ content: MealPlanContent }),
    sql`select content from published_meal_plans join meal_plan_contents contents on contents.id = content_id
      where published_meal_plans.id = ${publishedId}`,
  );
  return row?.content;
}

interface NewPublished {
  contentId: string;
  startsOn: string;
  firstDayOn: string;
  duration: number;
  /** Version of the document that is published; the present one by default. */
  version?: number;
}

/**
 * Inserts the next published version of each copy. Returns the ids by copy. The ids are in a subquery, so that the plan does not
 * depend on their number and is made once for a connection.
 */
export async function insertPublished(
  { db, caller }: Scope,
  mealPlanIds: readonly string[],
  { contentId, startsOn, firstDayOn, duration, version }: NewPublished,
): Promise<{ id: string; mealPlanId: string }[]> {
  return rowsOf(
    db,
    z.object({ id: z.uuid(), mealPlanId: z.uuid() }),
    sql`
    with published as (
      insert into published_meal_plans
        (id, meal_plan_id, number, version, content_id, starts_on, first_day_on, duration, published_by)
      select gen_random_uuid(), copies.id,
        coalesce((select max(number) from published_meal_plans earlier where earlier.meal_plan_id = copies.id), 0) + 1,
        coalesce(${version ?? null}::int, version), ${contentId}::uuid, ${startsOn}::date, ${firstDayOn}::date,
        ${duration}::int, ${caller.membershipId}::uuid
      from meal_plans copies where copies.id = any((select ${mealPlanIds}::uuid[])::uuid[])
      returning id, meal_plan_id, version
    ), marked as (
      update meal_plans set published_version = published.version from published where meal_plans.id = meal_plan_id
    )
    select id, meal_plan_id as "mealPlanId" from published`,
  );
}

interface Replacement {
  /** The new published versions. */
  ids: readonly string[];
  /** The first date of the new versions. */
  from: string;
  today: string;
}

/** Deletes the versions that would start on `from` or later and have not started, except the new ones: the client has not seen them. */
export async function deleteReplaced(
  { db }: Scope,
  mealPlanIds: readonly string[],
  { ids, from, today }: Replacement,
): Promise<string[]> {
  const deleted = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    delete from published_meal_plans where meal_plan_id = any(${mealPlanIds}::uuid[]) and starts_on >= ${from}::date
      and starts_on > ${today}::date and id <> all(${ids}::uuid[]) returning id`,
  );
  return deleted.map(({ id }) => id);
}

/** The first date of the meal plan that replaces a copy; null when none does. */
export async function findReplacedFrom({ db }: Scope, mealPlanId: string): Promise<string | null> {
  const copy = db.selectFrom('meal_plans').select('replaced_from as replacedFrom').where('id', '=', mealPlanId);
  return (await copy.executeTakeFirst())?.replacedFrom ?? null;
}

/** The days of the latest published version of a copy, or of its draft while nothing is published. */
export async function findPresentDuration({ db }: Scope, mealPlanId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    z.object({ duration: z.number().int() }),
    sql`
    select coalesce((select published.duration from published_meal_plans published where meal_plan_id = meal_plans.id
      order by number desc limit 1), duration) as duration
    from meal_plans where id = ${mealPlanId}`,
  );
  return found(row).duration;
}

export async function setEnd({ db }: Scope, mealPlanId: string, endsOn: string): Promise<void> {
  await db.updateTable('meal_plans').set({ ends_on: endsOn }).where('id', '=', mealPlanId).execute();
}

/** A published version of a copy, with what its dates need. */
const DatedVersion = z.object({
  contentId: z.uuid(),
  version: z.number().int(),
  startsOn: z.string(),
  firstDayOn: z.string(),
  duration: z.number().int(),
});
export type DatedVersion = z.output<typeof DatedVersion>;

/**
 * The version of a copy that applies on a date and those that start later, in order. They are locked: a correction of a food, which
 * gives them other contents, waits until the transaction ends.
 */
export async function findPublishedFrom({ db }: Scope, mealPlanId: string, date: string): Promise<DatedVersion[]> {
  return rowsOf(
    db,
    DatedVersion,
    sql`
    select content_id as "contentId", version, starts_on as "startsOn", first_day_on as "firstDayOn", duration
    from published_meal_plans published
    where meal_plan_id = ${mealPlanId} and (starts_on > ${date}::date or id = (
      select id from published_meal_plans present
      where present.meal_plan_id = published.meal_plan_id and present.starts_on <= ${date}::date
      order by starts_on desc, number desc limit 1))
    order by starts_on, number for share`,
  );
}

/** Deletes a published version that has not started. Returns false when there is none. */
export async function deleteScheduled(
  { db }: Scope,
  { id, publishedId, today }: { id: string; publishedId: string; today: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with withdrawn as (
      delete from published_meal_plans
      where id = ${publishedId} and meal_plan_id = ${id} and starts_on > ${today}::date
      returning id
    )
    update meal_plans set published_version = (
      select max(version) from published_meal_plans others
      where others.meal_plan_id = meal_plans.id and others.id <> ${publishedId})
    where id = ${id} and exists (select from withdrawn)`.execute(db);
  return numAffectedRows === 1n;
}

const ClientVersion = z.object({
  publishedId: z.uuid(),
  mealPlanId: z.uuid(),
  contentId: z.uuid(),
  number: z.number().int(),
  startsOn: z.string(),
  firstDayOn: z.string(),
  endsOn: z.string(),
  /** Note of the assignment to the client. */
  note: z.string(),
});
export type ClientVersion = z.output<typeof ClientVersion>;

/** The published versions of all copies of a client that may apply between two dates, also of unassigned ones. */
export async function findVersionsOf(
  { db }: Pick<Scope, 'db'>,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<ClientVersion[]> {
  return rowsOf(
    db,
    ClientVersion,
    sql`
    select published.id as "publishedId", copies.id as "mealPlanId", content_id as "contentId", number,
      published.starts_on as "startsOn", first_day_on as "firstDayOn", copies.ends_on as "endsOn",
      coalesce(copies.note, '') as note
    from meal_plans copies join published_meal_plans published on published.meal_plan_id = copies.id
    where client_id = ${clientId} and copies.ends_on >= ${from}::date and published.starts_on <= ${until}::date
    order by published.id`,
  );
}

export async function findContents(
  { db }: Pick<Scope, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MealPlanContent>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid(), content: MealPlanContent }),
    sql`select id, content from meal_plan_contents where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}
