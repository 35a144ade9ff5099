import type { StoredAlternative, StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import { hasSameValues, valuesOf } from '#areas/aliments/rules/food-values.ts';
import { alimentsById } from '#areas/aliments/rules/stored.ts';
import type { UsedRecipe } from '#areas/recipes/contract.ts';
import type { JointFields } from '#shell/common/documents/joint-fields.ts';
import { type Difference, listDifferences } from '#shell/common/documents/differences.ts';
import { type Conflict, mergeDocuments, type Side } from '#shell/common/documents/merge.ts';
import type { DocumentModel } from '#shell/common/documents/model.ts';
import { limits } from '../contract.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { alimentIdsOf, type DayOf, mapComponents, mealComponentsOf, recipeIdsOf } from './content.ts';

/** Grams and household measure are one value: they are typed together. */
export interface Amount {
  quantity: StoredAlternative['quantity'];
  portion: StoredAlternative['portion'];
}

/** What conflicts treat as one value when the sides have different foods in a row. */
export type FoodAndAmount = Pick<ComparableComponent, 'alimentId' | 'amount' | 'custom_name' | 'custom_name_en'>;

type Comparable<Portion extends StoredAlternative> = Omit<Portion, 'quantity' | 'portion' | 'alternatives'> & {
  amount: Amount;
};
/** The note about conflicts and the conflicts that it explains are one value: they are written together. */
export interface ComparableNote {
  note: string;
  explainedConflicts?: string[];
}

type ComparableComponent = Omit<Comparable<StoredComponent>, 'conflictNote' | 'explainedConflicts'> & {
  conflictNote: ComparableNote;
  alternatives: Comparable<StoredAlternative>[];
};
type ComparableMealPlan = Omit<MealPlanContent, 'aliments' | 'recipes' | 'days'> & {
  days: DayOf<ComparableComponent>[];
};

/**
 * Compares and merges versions of a meal plan. Aliments and recipes are compared by the ids that components name. The merged
 * content has the copies of all that it names, first those of `theirs`, so that no component is without its food.
 */
export const mealPlanModel: DocumentModel<MealPlanContent> = { merge, differences };

interface Versions {
  base: MealPlanContent;
  mine: MealPlanContent;
  theirs: MealPlanContent;
  resolutions?: ReadonlyMap<string, Side>;
}

function merge({ base, mine, theirs, resolutions }: Versions): {
  content: MealPlanContent;
  conflicts: Conflict[];
  fits: boolean;
} {
  const { content: merged, conflicts } = mergeDocuments({
    base: comparableOf(base),
    mine: comparableOf(mine),
    theirs: comparableOf(theirs),
    resolutions,
    findJointFields,
  });
  const days = merged.days.map((day) => mapComponents(day, componentOf));
  const sources = [theirs, mine, base];
  const content = {
    ...merged,
    aliments: withMergedValues(
      copiesOf(
        sources.map(({ aliments }) => aliments),
        alimentIdsOf({ days }),
      ),
      { base, mine },
    ),
    recipes: copiesOf(
      sources.map(({ recipes }) => recipes),
      recipeIdsOf({ days }),
    ),
    days,
  };
  return { content, conflicts, fits: fits(content) };
}

/** An amount and an own name are those of their food: with another food of the other side they are no longer what was meant. */
function findJointFields({
  mine,
  theirs,
}: Record<'mine' | 'theirs', Partial<ComparableComponent>>): JointFields | null {
  return mine.alimentId === theirs.alimentId
    ? null
    : { field: 'foodAndAmount', names: ['alimentId', 'amount', 'custom_name', 'custom_name_en'] };
}

function differences(before: MealPlanContent, after: MealPlanContent): Difference[] {
  return listDifferences(comparableOf(before), comparableOf(after));
}

/** The copies with the ids, each once, in the order of the lists. */
function copiesOf<Copy extends UsedAliment | UsedRecipe>(lists: readonly Copy[][], ids: ReadonlySet<string>): Copy[] {
  const remaining = new Set(ids);
  return lists.flatMap((list) => list.filter(({ id }) => remaining.delete(id)));
}

/** The foods of `theirs` with the values of `mine` where only these were updated. */
function withMergedValues(foods: UsedAliment[], { base, mine }: Pick<Versions, 'base' | 'mine'>): UsedAliment[] {
  const [before, edited] = [alimentsById(base.aliments), alimentsById(mine.aliments)];
  return foods.map((food) => {
    const [was, is] = [before.get(food.id), edited.get(food.id)];
    const isMine = was && is && hasSameValues(food, was) && !hasSameValues(is, was);
    return isMine ? { ...food, ...valuesOf(is) } : food;
  });
}

function comparableOf({ aliments: _, recipes: __, days, ...fields }: MealPlanContent): ComparableMealPlan {
  return { ...fields, days: days.map((day) => mapComponents(day, comparableComponent)) };
}

function comparableComponent(component: StoredComponent): ComparableComponent {
  const { conflictNote, explainedConflicts, ...fields } = comparablePortion(component);
  const alternatives = component.alternatives.map(comparablePortion);
  return {
    ...fields,
    conflictNote: { note: conflictNote, ...(explainedConflicts && { explainedConflicts }) },
    alternatives,
  };
}

function comparablePortion<Portion extends StoredAlternative>({ quantity, portion, ...fields }: Portion) {
  return { ...fields, amount: { quantity, portion } };
}

function componentOf(component: ComparableComponent): StoredComponent {
  const { conflictNote, alternatives, ...fields } = component;
  const { note, ...keys } = conflictNote;
  return { ...portionOf(fields), conflictNote: note, ...keys, alternatives: alternatives.map(portionOf) };
}

function portionOf<Portion extends { amount: Amount }>({ amount, ...fields }: Portion) {
  return { ...fields, ...amount };
}

/** Whether the content is within the limits of the schema and of `componentsAMealPlan`. */
export function fits(content: MealPlanContent): boolean {
  const { days, aliments, recipes } = content;
  const meals = days.flatMap((day) => day.meals);
  return (
    days.length <= limits.days &&
    aliments.length <= limits.aliments &&
    recipes.length <= limits.recipes &&
    days.every((day) => day.meals.length <= limits.mealsADay) &&
    meals.every((meal) => meal.mealComponents.length <= limits.componentsAMeal) &&
    mealComponentsOf(content).every((one) => one.components.length <= limits.ingredients) &&
    mealComponentsOf(content).length <= limits.componentsAMealPlan
  );
}
