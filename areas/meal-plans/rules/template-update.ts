import type { Change } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { diffContents } from './diff-contents.ts';
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

/**
 * The changes of the template that `withTemplateMerged` does not bring, because the same part was changed by hand in the copy; `before` is
 * what the copy has and `after` what the template has. Null without `base`, where nothing stays.
 */
export function changesNotBrought(copy: MealPlanContent, { template, base }: TemplateUpdate): Change[] | null {
  if (!base) return null;
  const brought = mealPlanModel.merge({ base, mine: copy, theirs: template }).content;
  const replaced = mealPlanModel.merge({ base, mine: template, theirs: copy }).content;
  return diffContents(brought, replaced).filter(({ field }) => !alwaysBrought.has(field));
}

/** Parts that both added are only in another order, and the values of a food are those of the template. */
const alwaysBrought: ReadonlySet<string | null> = new Set(['position', 'days', 'values', 'micronutrients']);
