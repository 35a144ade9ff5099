import type { MealPlanContent } from '../contract/document.ts';
import { mealPlanModel } from './document-model.ts';

interface TemplateUpdate {
  template: MealPlanContent;
  /** The template when the copy was last updated from it; null when it is not known. */
  base: MealPlanContent | null;
}

/**
 * The copy with what has changed in its template since. What was changed by hand in the copy stays, such as a food that was swapped
 * for an allergy, also where the template changed it too. Without `base` the template replaces the copy.
 */
export function withTemplateMerged(copy: MealPlanContent, { template, base }: TemplateUpdate): MealPlanContent {
  const { content } = mealPlanModel.merge({ base: base ?? copy, mine: copy, theirs: template });
  return { ...content, isDraft: copy.isDraft };
}
