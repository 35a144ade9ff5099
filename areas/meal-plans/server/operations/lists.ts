import { findAssignableClients } from '#areas/assignments/server/public.ts';
import { foundOfClient, getClient, type Subject } from '#areas/clients/server/public.ts';
import type { AssignedMealPlan, AverageOfDays, MealPlanAssignment } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { MealPlanCard, MealPlanFilters } from '../../contract/routes.ts';
import type { MealPlanSettings } from '../../contract/settings.ts';
import { publicationState } from '../../rules/publication.ts';
import { resolvedMealPlan } from '../../rules/stored.ts';
import { countedDays, daysLeftOut } from '../../rules/totals.ts';
import { todayIn } from '#shell/common/dates.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import { columnsOf, mealPlanDocument } from '../document.ts';
import * as assigned from '../store/assigned.ts';
import { isWithoutFood } from '../store/copies.ts';
import { type CardRow, findCard, findMealPlans } from '../store/lists.ts';
import { mealPlanExists } from '../store/meal-plans.ts';
import { findLatestContents } from '../store/published-contents.ts';
import { readMealPlanSettings } from './settings.ts';

interface Dated {
  visibleFrom: string | null;
  endsOn: string;
  plannedEnd: string;
  isShadowed: boolean;
  isOfInactive: boolean;
}

export async function listMealPlans(
  scope: Scope,
  filters: MealPlanFilters,
): Promise<{ mealPlans: MealPlanCard[]; nextPage: number }> {
  if (filters.clientId) await getClient(scope, { id: filters.clientId });
  const { rows, nextPage } = await findMealPlans(scope, filters);
  return { mealPlans: rows.map((row) => card(scope, row)), nextPage };
}

/** Returns the data of the assignment form: the meal plan and its copies. */
export async function getDetailForAssign(scope: Scope, { id }: { id: string }) {
  const mealPlan = card(scope, foundOfClient(scope, await findCard(scope, id)));
  const [copies, isEmpty] = await Promise.all([assigned.findCopies(scope, id, 1), isWithoutFood(scope, id)]);
  const average = isEmpty ? undefined : await readAverage(scope, id);
  return {
    mealPlan,
    isEmpty,
    ...(average && { average }),
    assigned: copies.rows.map((row) => withPublication(scope, row)),
  };
}

/** The days that the average energy of a meal plan is of. */
async function readAverage(scope: Scope, id: string): Promise<AverageOfDays> {
  const mealPlan = resolvedMealPlan((await getDocument(scope, mealPlanDocument, id)).content);
  const leftOut = daysLeftOut(mealPlan).map(({ days, ...others }) => ({
    ...others,
    days: days.map(({ day: { name, weekday }, number }) => ({ day: { name, weekday }, number })),
  }));
  return { countedDays: countedDays(mealPlan).length, leftOut };
}

export async function listAssignable(scope: Scope, request: { id: string; search?: string | undefined; page: number }) {
  await requireMealPlan(scope, request.id);
  return findAssignableClients(scope, 'meal_plans', { ...request, templateId: request.id });
}

export async function listAssigned(
  scope: Scope,
  { id, page }: { id: string; page: number },
): Promise<{ copies: AssignedMealPlan[]; nextPage: number }> {
  await requireMealPlan(scope, id);
  const { rows, nextPage } = await assigned.findCopies(scope, id, page);
  return { copies: rows.map((row) => withPublication(scope, row)), nextPage };
}

/**
 * The meal plans of a client. The client sees those with a published version as they were published last, without the numbers hidden from
 * them.
 */
export async function listOfClient(
  scope: Scope,
  { clientId, authorId }: Subject,
  { page }: { page: number },
): Promise<{ mealPlans: AssignedMealPlan[]; nextPage: number }> {
  const isPublished = authorId === null;
  const { rows, nextPage } = await assigned.findCopiesOf(scope, { clientId, page, isPublished });
  const mealPlans = rows.map((row) => withPublication(scope, row));
  if (!isPublished) return { mealPlans, nextPage };
  const [settings, published] = await Promise.all([
    readMealPlanSettings(scope, clientId),
    findLatestContents(
      scope,
      mealPlans.flatMap(({ id, hasUnpublishedChanges }) => (hasUnpublishedChanges ? id : [])),
    ),
  ]);
  const shown = mealPlans.map((mealPlan) => withContentOf(mealPlan, published.get(mealPlan.id)));
  return { mealPlans: shown.map((mealPlan) => withoutHiddenNumbers(mealPlan, settings)), nextPage };
}

/** The title, the size and the numbers of a content in the place of those of the draft. */
function withContentOf(mealPlan: AssignedMealPlan, content: MealPlanContent | undefined): AssignedMealPlan {
  if (!content) return mealPlan;
  const { is_draft: _, day_count: days, ...summary } = columnsOf(content);
  return { ...mealPlan, ...summary, days };
}

/** The percentages show the energy beside the grams, so they are hidden with either. */
function withoutHiddenNumbers(
  mealPlan: AssignedMealPlan,
  { showsCalories, showsMacros }: MealPlanSettings,
): AssignedMealPlan {
  const percentages = { protein_percent: null, carbs_percent: null, lipids_percent: null };
  return {
    ...mealPlan,
    ...(showsCalories && showsMacros ? {} : percentages),
    ...(showsCalories ? {} : { calories: null }),
    ...(showsMacros ? {} : { protein_tot: null, carbs_tot: null, lipids_tot: null }),
  };
}

/** Published meal plans that end soon and have no successor. */
export async function listExpiring(
  scope: Scope,
  { page }: { page: number },
): Promise<{ mealPlans: AssignedMealPlan[]; nextPage: number }> {
  const { rows, nextPage } = await assigned.findExpiring(scope, page);
  return { mealPlans: rows.map((row) => withPublication(scope, row)), nextPage };
}

export async function getAssignment(scope: Scope, { id }: { id: string }): Promise<{ copy: MealPlanAssignment }> {
  return { copy: withPublication(scope, foundOfClient(scope, await assigned.findAssignment(scope, id))) };
}

/** Throws not found when the meal plan does not exist or is not visible to the caller. */
async function requireMealPlan(scope: Scope, id: string): Promise<void> {
  if (!(await mealPlanExists(scope, id))) throw new Problem(commonProblems.not_found);
}

function withPublication<Row extends Dated>({ caller }: Scope, row: Row) {
  const { visibleFrom, plannedEnd, isShadowed, isOfInactive, ...copy } = row;
  return { ...copy, publication: publicationState(row, todayIn(caller.timeZone)) };
}

function card(scope: Scope, { visibleFrom, plannedEnd, isShadowed, isOfInactive, ...row }: CardRow): MealPlanCard {
  const { endsOn } = row;
  if (endsOn === null || plannedEnd === null) return { ...row, publication: null };
  const dates = { visibleFrom, plannedEnd, isShadowed, isOfInactive, endsOn };
  return { ...row, publication: publicationState(dates, todayIn(scope.caller.timeZone)) };
}
