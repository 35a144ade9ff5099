import type { MealPlanContent, MealPlanRecord } from '../../contract/document.ts';
import type { MealPlanDetail, mealPlanRoutes } from '../../contract/routes.ts';
import { withoutConflictNotes } from '../../rules/conflicts.ts';
import { newTemplateContent } from '../../rules/new-content.ts';
import { requireRecipients } from '#areas/assignments/server/public.ts';
import { foundOfClient, assertClientLimit, publishOpened } from '#areas/clients/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { readPermissions } from '#areas/account/server/public.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { contentOf, getDocument } from '#shell/server/documents/document.ts';
import { JsonText } from '#shell/server/http/json-text.ts';
import {
  assertValid,
  columnsOf,
  mealPlanDocument,
  saveIndex,
  withDeclarations,
  withStoredCopies,
} from '../document.ts';
import { emitMealPlansChanged } from '../live.ts';
import { readableContent, readsEverything } from '../readable.ts';
import { copyContent, insertCopies } from '../store/copies.ts';
import * as store from '../store/meal-plans.ts';
import { mealPlanCopies } from '../store/template-copies.ts';
import { readPublication } from './publish.ts';
import { assertMayAssignMealPlans } from './qualification.ts';
import { readMealPlanSettings } from './settings.ts';

/** Days that a client follows a new meal plan. */
const defaultDuration = 28;

type OneMealPlan = Promise<JsonText<{ mealPlan: MealPlanRecord }>>;

/** Returns a template or copy as JSON text. */
export async function getMealPlan(scope: Scope, { id }: { id: string }): OneMealPlan {
  return (await readMealPlan(scope, id)).json;
}

async function readMealPlan(
  scope: Scope,
  id: string,
): Promise<{ clientId: string | null; json: Awaited<OneMealPlan> }> {
  const { clientId, json } = foundOfClient(scope, await store.findMealPlanJson(scope, id));
  await publishOpened(scope, clientId);
  if (await readsEverything(scope, clientId)) return { clientId, json };
  const { mealPlan } = JSON.parse(json.text) as { mealPlan: MealPlanRecord };
  const readable = { mealPlan: await readableContent(scope, id, mealPlan) };
  return { clientId, json: new JsonText(JSON.stringify(readable)) };
}

/** Returns the data with which the editor opens a meal plan. */
export async function getDetailForEdit(scope: Scope, { id }: { id: string }): Promise<JsonText<MealPlanDetail>> {
  const [{ json, settings }, copies, publication, lastQuantities] = await Promise.all([
    readMealPlan(scope, id).then(async (read) => ({
      ...read,
      settings: await readMealPlanSettings(scope, read.clientId),
    })),
    mealPlanCopies.count(scope, id),
    readPublication(scope, id),
    store.findLastQuantities(scope, id),
  ]);
  const last = lastQuantities as MealPlanDetail['lastQuantities'];
  const tolerance = { percent: settings.tolerancePercent, kcal: settings.toleranceKcal };
  return json.with({ ...copies, ...publication, lastQuantities: last, tolerance });
}

type NewMealPlan = ParsedRequest<typeof mealPlanRoutes.create>;

/**
 * Creates a template, or the copy of one client, from the content of the editor, from another meal plan, or with empty meals. A copy
 * that is created without a template is an unpublished draft.
 */
export async function createMealPlan(scope: Scope, request: NewMealPlan): OneMealPlan {
  const { clientId, startsOn = todayIn(scope.caller.timeZone) } = request;
  if (!clientId) return insertTemplate(scope, await newContent(scope, request));
  if (!(await readPermissions(scope)).includes('update meal plans')) throw new Problem(commonProblems.forbidden);
  await Promise.all([
    requireRecipients(scope, { clientIds: [clientId] }),
    assertClientLimit(scope, 0),
    assertMayAssignMealPlans(scope),
  ]);
  return insertCopy(scope, { ...(await newContent(scope, request)), isDraft: false }, { clientId, startsOn });
}

/** Creates a template with the content of a template or copy. Its parts keep their ids, which are unique in a document. */
export async function cloneMealPlan(scope: Scope, { id, title }: { id: string; title: string }): OneMealPlan {
  return insertTemplate(scope, await clonedContent(scope, { id, title }));
}

async function newContent(
  scope: Scope,
  { title, duration, days, sourceId, content, clientId }: NewMealPlan,
): Promise<object> {
  if (content) return { ...(await withStoredCopies(scope, content, null)), title };
  if (sourceId) return clonedContent(scope, { id: sourceId, title, clientId });
  const { newDayMeals, include_alternatives_in_macro } = await readMealPlanSettings(scope, clientId);
  const template = { title, days, duration: duration ?? defaultDuration };
  const headings = newDayMeals.map((meal_type) => ({ meal_type, meal_title: '', meal_title_en: '' }));
  return newTemplateContent({ ...template, headings, include_alternatives_in_macro, newId });
}

/**
 * The notes of a client, who may be allergic to a food, get neither into a template nor into the copy of another client; the targets are
 * those of their body, and do not get into the copy either.
 */
async function clonedContent(
  scope: Scope,
  { id, title, clientId }: { id: string; title: string; clientId?: string | undefined },
): Promise<object> {
  const document = await getDocument(scope, mealPlanDocument, id);
  // The source is not locked: a food may be corrected meanwhile.
  const content = await withDeclarations(scope, document.content, null);
  const [source] = await store.findAudience(scope, [id]);
  const isOfOther = source?.clientId && source.clientId !== clientId;
  if (!isOfOther) return { ...content, title };
  const targets = clientId ? { day: null, training: null, rest: null } : content.targets;
  return { ...withoutConflictNotes(content), targets, title };
}

async function insertTemplate(scope: Scope, input: object): OneMealPlan {
  const id = await storeTemplate(scope, input);
  await emitMealPlansChanged(scope, [id], { tellsClients: false });
  return getMealPlan(scope, { id });
}

/** Inserts a copy from a template that is deleted again, so that it has all columns of an assigned one. */
async function insertCopy(
  scope: Scope,
  input: object,
  { clientId, startsOn }: { clientId: string; startsOn: string },
): OneMealPlan {
  const sourceId = await storeTemplate(scope, input);
  const [id, contentId] = [newId(), newId()];
  await copyContent(scope, contentId, sourceId);
  await insertCopies(scope, { sourceId, contentId, startsOn, note: '' }, [{ id, clientId }]);
  await store.deleteTemplate(scope, sourceId);
  await emitMealPlansChanged(scope, [id], { tellsClients: false });
  return getMealPlan(scope, { id });
}

async function storeTemplate(scope: Scope, input: object): Promise<string> {
  const id = newId();
  const content: MealPlanContent = contentOf(mealPlanDocument, input);
  assertValid(content);
  await store.insertTemplate(scope, { id, content, columns: columnsOf(content) });
  await saveIndex(scope, id, { before: null, after: content });
  return id;
}
