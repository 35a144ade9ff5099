import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { MealPlanContent } from '../../contract/document.ts';
import { language } from '#shell/common/fields.ts';
import { findAttachments } from '#shell/server/attachments/store.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { isVisibleMealPlan } from './visibility.ts';

const PrintedMealPlan = z.object({
  id: z.uuid(),
  content: MealPlanContent,
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  clientLanguage: language.nullable(),
  /** Note of the professional to the client of a copy; empty for a template. */
  note: z.string(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  /** Number and instant of the published version; null for the content as it is saved. */
  number: z.number().int().nullable(),
  publishedAt: z.string().nullable(),
  /** Whether it is the content of a copy as it is saved, which its client does not follow yet. */
  isUnpublished: z.boolean(),
  /** Membership and name of who published the version, or else saved the meal plan; null when they are gone. */
  authorId: z.uuid().nullable(),
  authorName: z.string().nullable(),
});
export type PrintedMealPlan = z.output<typeof PrintedMealPlan>;

interface Chosen {
  id: string;
  publishedId: string | undefined;
}

/** Finds what a professional prints: a visible meal plan as it is saved, or one of its published versions. */
export async function findForProfessional(scope: Scope, chosen: Chosen): Promise<PrintedMealPlan | undefined> {
  return findPrinted(scope, chosen, isVisibleMealPlan(scope) as RawBuilder<SqlBool>);
}

/**
 * Finds what the holder of a link prints, without checking the visibility to a user: the chosen version, or else what the client
 * prints. A template, and a copy that was never published, is printed as it is saved. Nothing while the client has withdrawn the consent to
 * health data. Row-level security limits the query to the account of the link.
 */
export async function findForLink(scope: Transaction, chosen: Chosen): Promise<PrintedMealPlan | undefined> {
  const isShared = sql<SqlBool>`meal_plans.archived_at is null
    and (meal_plans.client_id is null or ${isNotWithdrawn('health_data', 'meal_plans.client_id')})`;
  if (chosen.publishedId) return findPrinted(scope, chosen, isShared);
  const date = sql<string>`(now() at time zone (select time_zone from accounts where id = current_account()))::date`;
  return findRow(scope, { id: chosen.id, published: versionFollowedOn(date), condition: isShared });
}

/** Finds what a client prints of an own copy: the version that they follow, or else the first one to come. */
export async function findForClient(scope: Scope, id: string): Promise<PrintedMealPlan | undefined> {
  const isOwn = sql<SqlBool>`meal_plans.client_id = ${scope.caller.clientId} and meal_plans.archived_at is null
    and published.id is not null`;
  return findRow(scope, { id, published: versionFollowedOn(today(scope)), condition: isOwn });
}

/** Selects the version of a row of `meal_plans` that its client follows on a date, or else the first one to come. */
function versionFollowedOn(date: RawBuilder<string>): RawBuilder<unknown> {
  return sql`select published.* from published_meal_plans published where published.meal_plan_id = meal_plans.id
    order by starts_on <= ${date} desc, case when starts_on <= ${date} then starts_on end desc, starts_on, number desc limit 1`;
}

/** The copy that a client has of a template, the one with that start or else the latest; undefined without one. */
export async function findCopyOf(
  scope: Scope,
  { mealPlanId, clientId, startDate }: { mealPlanId: string; clientId: string; startDate: string | undefined },
): Promise<string | undefined> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`
    select id from meal_plans
    where client_id = ${clientId} and (template_id = ${mealPlanId} or id = ${mealPlanId}) and archived_at is null
    order by starts_on = ${startDate ?? null}::date desc nulls last, starts_on desc, id limit 1`,
  );
  return row?.id;
}

/** Storage key of the picture that the settings give to all PDFs; null without one. */
export async function findPdfImageKey({ db }: Transaction): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    z.object({ key: z.string() }),
    sql`select storage_key as key from attachments where meal_plan_settings_id = current_account()`,
  );
  return row?.key ?? null;
}

/** Storage keys of the pictures of recipes by attachment. A picture that was removed since is left out. */
export async function findRecipePictures(
  scope: Transaction,
  recipeIds: readonly string[],
): Promise<{ id: string; storageKey: string }[]> {
  if (recipeIds.length === 0) return [];
  const pictures = await findAttachments(scope, { table: 'attachments', column: 'recipe_id' }, recipeIds);
  return pictures.flatMap(({ id, thumbnailKey, storageKey }) => {
    const key = thumbnailKey ?? storageKey;
    return key ? [{ id, storageKey: key }] : [];
  });
}

function findPrinted(
  scope: Transaction,
  { id, publishedId }: Chosen,
  isVisible: RawBuilder<SqlBool>,
): Promise<PrintedMealPlan | undefined> {
  const published = sql`select published.* from published_meal_plans published
    where published.meal_plan_id = meal_plans.id and published.id = ${publishedId ?? null}::uuid`;
  const condition = publishedId ? sql<SqlBool>`${isVisible} and published.id is not null` : isVisible;
  return findRow(scope, { id, published, condition });
}

interface RowQuery {
  id: string;
  /** Selects at most one published version, whose content is used instead of that of the meal plan. */
  published: RawBuilder<unknown>;
  condition: RawBuilder<SqlBool>;
}

async function findRow({ db }: Transaction, { id, published, condition }: RowQuery) {
  const [row] = await rowsOf(
    db,
    PrintedMealPlan,
    sql`
    select meal_plans.id, coalesce(contents.content, meal_plans.content) as content, meal_plans.client_id as "clientId",
      clients.name as "clientName", readers.locale as "clientLanguage", coalesce(meal_plans.note, '') as note,
      coalesce(published.first_day_on, meal_plans.starts_on) as "startsOn", meal_plans.ends_on as "endsOn",
      published.number, published.published_at as "publishedAt",
      meal_plans.client_id is not null and published.id is null
        and meal_plans.published_version is distinct from meal_plans.version as "isUnpublished", authors.id as "authorId", people.name as "authorName"
    from meal_plans left join clients on clients.id = meal_plans.client_id
      left join memberships readerships on readerships.id = clients.membership_id
      left join users readers on readers.id = readerships.user_id
      left join lateral (${published}) published on true
      left join meal_plan_contents contents on contents.id = published.content_id
      left join memberships authors
        on authors.id = membership_for_clients(coalesce(published.published_by, meal_plans.saved_by, meal_plans.created_by))
      left join users people on people.id = authors.user_id
    where meal_plans.id = ${id} and ${condition}`,
  );
  return row;
}
