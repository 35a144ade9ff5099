import type { MealPlanContent, MealPlanRecord } from '../../contract/document.ts';
import type { MealPlanDetail, mealPlanRoutes } from '../../contract/routes.ts';
import { newTemplateContent } from '../../rules/new-content.ts';
import { publishOpened } from '#areas/clients/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { contentOf, getDocument } from '#shell/server/documents/document.ts';
import { publish } from '#shell/server/events.ts';
import type { JsonText } from '#shell/server/http/json-text.ts';
import { assertValid, columnsOf, mealPlanDocument, saveIndex, withStoredCopies } from '../document.ts';
import { mealPlansDeleted } from '../events.ts';
import { emitMealPlansChanged } from '../live.ts';
import { removeCopy } from '../store/copies.ts';
import * as store from '../store/meal-plans.ts';
import { mealPlanCopies } from '../store/template-copies.ts';
import { readPublication } from './publish.ts';
import { readMealPlanSettings } from './settings.ts';

/** Days that a client follows a new meal plan. */
const defaultDuration = 28;

type OneMealPlan = Promise<JsonText<{ mealPlan: MealPlanRecord }>>;

/** Returns a template or copy as JSON text. */
export async function getMealPlan(scope: Scope, { id }: { id: string }): OneMealPlan {
  const { clientId, json } = found(await store.findMealPlanJson(scope, id));
  await publishOpened(scope, clientId);
  return json;
}

/** Returns the data with which the editor opens a meal plan. */
export async function getDetailForEdit(scope: Scope, { id }: { id: string }): Promise<JsonText<MealPlanDetail>> {
  const [mealPlan, copies, publication, lastQuantities] = await Promise.all([
    getMealPlan(scope, { id }),
    mealPlanCopies.count(scope, id),
    readPublication(scope, id),
    store.findLastQuantities(scope, id),
  ]);
  const last = lastQuantities as MealPlanDetail['lastQuantities'];
  return mealPlan.with({ ...copies, ...publication, lastQuantities: last });
}

/** Creates a template: the content of the editor, a copy of another meal plan, or a draft with empty meals. */
export async function createMealPlan(
  scope: Scope,
  { title, duration, days, sourceId, content }: ParsedRequest<typeof mealPlanRoutes.create>,
): OneMealPlan {
  if (content) return insertTemplate(scope, { ...(await withStoredCopies(scope, content, null)), title });
  if (sourceId) return cloneMealPlan(scope, { id: sourceId, title });
  const { newDayMeals, include_alternatives_in_macro } = await readMealPlanSettings(scope);
  const template = { title, days, duration: duration ?? defaultDuration };
  const headings = newDayMeals.map((meal_type) => ({ meal_type, meal_title: '', meal_title_en: '' }));
  return insertTemplate(scope, newTemplateContent({ ...template, headings, include_alternatives_in_macro, newId }));
}

/** Creates a template with the content of a template or copy. Its parts keep their ids, which are unique in a document. */
export async function cloneMealPlan(scope: Scope, { id, title }: { id: string; title: string }): OneMealPlan {
  const { content } = await getDocument(scope, mealPlanDocument, id);
  return insertTemplate(scope, { ...content, title });
}

/** Deletes a template, whose copies stay, or removes the copy of a client. */
export async function deleteMealPlan(scope: Scope, { id }: { id: string }): Promise<void> {
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
  if (!(await store.deleteTemplate(scope, id))) await unassignMealPlan(scope, { id });
  else await publish(scope, mealPlansDeleted, { mealPlanIds: [id] });
}

/** Removes the copy of a client. The days that the client had stay readable. */
export async function unassignMealPlan(scope: Scope, { id }: { id: string }): Promise<void> {
  if (!(await store.mealPlanExists(scope, id))) throw new Problem(commonProblems.not_found);
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
  if ((await removeCopy(scope, id)) === 0) throw new Problem(commonProblems.not_found);
  await publish(scope, mealPlansDeleted, { mealPlanIds: [id] });
}

async function insertTemplate(scope: Scope, input: object): OneMealPlan {
  const id = newId();
  const content: MealPlanContent = contentOf(mealPlanDocument, input);
  assertValid(content);
  await store.insertTemplate(scope, { id, content, columns: columnsOf(content) });
  await saveIndex(scope, id, { before: null, after: content });
  await emitMealPlansChanged(scope, [id], { tellsClients: false });
  return getMealPlan(scope, { id });
}
