import type { MealPlanContent } from '../../contract/document.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import { columnsOf, mealPlanDocument } from '../document.ts';
import { insertContent, insertCopies } from '../store/copies.ts';
import { deleteTemplate, insertTemplate } from '../store/meal-plans.ts';
import { insertPublished } from '../store/published.ts';
import { createMealPlan } from './meal-plans.ts';
import { type MealPlanOutline, outlinedContent } from './outlined-content.ts';

interface PastMealPlan {
  clientId: string;
  /** A date of the past. */
  startsOn: string;
}

/**
 * Gives a client a meal plan that they follow since a date of the past, for the sample client: no template stays in the library,
 * and the uses of the foods are not counted.
 */
export async function insertPastMealPlan(
  scope: Scope,
  { outline, ...past }: PastMealPlan & { outline: MealPlanOutline },
): Promise<void> {
  const content = await outlinedContent(scope, outline);
  const templateId = newId();
  await insertTemplate(scope, { id: templateId, content, columns: columnsOf(content) });
  await insertCopy(scope, { templateId, content, ...past });
  await deleteTemplate(scope, templateId);
}

/** Creates a template of the library from an outline, and returns its id. */
export async function createOutlinedMealPlan(scope: Scope, outline: MealPlanOutline): Promise<string> {
  const content = await outlinedContent(scope, outline);
  const { title, duration, days } = outline;
  const created = await createMealPlan(scope, { title, duration, days: days.length, sourceId: null, content });
  const { mealPlan }: typeof created.data = JSON.parse(created.text);
  return mealPlan.id;
}

/** Gives a client a copy of a template that they follow since a date of the past. */
export async function assignPastMealPlan(
  scope: Scope,
  { templateId, ...past }: PastMealPlan & { templateId: string },
): Promise<void> {
  const { content } = await getDocument(scope, mealPlanDocument, templateId);
  await insertCopy(scope, { templateId, content, ...past });
}

interface NewCopy extends PastMealPlan {
  templateId: string;
  content: MealPlanContent;
}

async function insertCopy(scope: Scope, { templateId, content, clientId, startsOn }: NewCopy): Promise<void> {
  const [contentId, copyId] = [newId(), newId()];
  await insertContent(scope, contentId, content);
  await insertCopies(scope, { sourceId: templateId, contentId, startsOn, note: '' }, [{ id: copyId, clientId }]);
  await insertPublished(scope, [copyId], { contentId, startsOn, firstDayOn: startsOn, duration: content.duration });
}
