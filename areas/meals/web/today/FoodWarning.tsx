import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import { NamedConflicts } from '#areas/dietary-profiles/web/public.tsx';
import type { Meal, MealComponent } from '#areas/meal-plans/contract.ts';
import { shownFood } from '#areas/meal-plans/rules/shown-food.ts';
import type { ReportedValues } from '../device/report.ts';
import {
  conflictsInMeal,
  conflictsInName,
  conflictsInRecipe,
  conflictsInText,
} from '#areas/meal-plans/rules/note-conflicts.ts';
import type { UsedRecipe } from '#areas/recipes/contract.ts';
import { uncheckedInMeal } from '#areas/meal-plans/rules/unchecked-texts.ts';
import { agreedInOf } from '../../rules/agreed-in.ts';
import { confirmationsOf } from '../../rules/confirmed-foods.ts';
import { ShownFoodMark } from '../ShownFoodMark.tsx';
import { useMealTexts } from '../texts.ts';
import { UncheckedMark } from './UncheckedMark.tsx';
import { useNutrition } from './nutrition-context.ts';

interface FoodWarningProps {
  aliment: UsedAliment;
  /** The component in which the professional planned the food, and whose note may explain it. */
  planned: Component | undefined;
  /** The published version with the meal, of which foods may be confirmed. */
  publishedId: string;
}

/** Warns of a food that the client must not or does not eat, and says what is not known of it, in the words of the PDF. */
export function FoodWarning({ aliment, planned, publishedId }: FoodWarningProps) {
  const { profile, diet, date } = useNutrition();
  const presentId = diet.days.find((one) => one.date === date)?.publishedId ?? null;
  const confirmed = useConfirmed(publishedId);
  const confirmedInPresent = useConfirmed(presentId);
  if (!profile) return null;
  const isPresent = presentId === publishedId;
  const present = { days: diet.days, publishedId: presentId, confirmed: confirmedInPresent };
  return (
    <ShownFoodMark
      shown={shownFood(aliment, [{ planned, confirmed }], profile)}
      category={aliment.category}
      agreedIn={isPresent ? 'present' : agreedInOf(aliment, present, profile)}
    />
  );
}

/** What professionals confirmed of a published version, and whether it holds for the present profile. */
function useConfirmed(publishedId: string | null) {
  const { diet, profileVersion } = useNutrition();
  return confirmationsOf(diet.plans.find((one) => one.publishedId === publishedId) ?? {}, profileVersion);
}

/** Warns of what the own name of a food names besides it. */
export function NameWarning({ food }: { food: Pick<Component, 'aliment' | 'custom_name' | 'custom_name_en'> }) {
  const { profile } = useNutrition();
  return <NamedConflicts found={profile ? conflictsInName(food, food.aliment, profile) : []} />;
}

/** Warns of what the texts for the client name against their profile, such as another option of a meal. */
export function NoteWarning({ texts }: { texts: readonly string[] }) {
  const { profile } = useNutrition();
  const found = profile ? conflictsInText(texts, profile) : [];
  return <NamedConflicts found={found} shown={texts} />;
}

/** The same for the texts of a recipe, of which the warnings of its foods need not be repeated. */
export function RecipeWarning({ recipe, foods }: { recipe: UsedRecipe; foods: readonly Component[] }) {
  const { profile } = useNutrition();
  return <NamedConflicts found={profile ? conflictsInRecipe(recipe, foods, profile) : []} />;
}

interface MealWarningsProps {
  meal: Meal;
  publishedId: string;
  values: ReportedValues;
  className: string | undefined;
}

/**
 * The foods of a meal, as planned or chosen, of which the client is warned or that were confirmed for pregnancy, breastfeeding or a minor, each
 * with its name, and those that are not checked.
 */
export function MealWarnings({ meal, publishedId, values, className }: MealWarningsProps) {
  const { t, foodName, inLanguage } = useMealTexts();
  const { profile } = useNutrition();
  const confirmed = useConfirmed(publishedId);
  if (!profile) return null;
  const foods = meal.free_meal ? [] : eatenFoods(meal, values);
  const isWarned = ({ food: { aliment }, planned }: (typeof foods)[number]) => {
    const { kind, conflicts } = shownFood(aliment, [{ planned, confirmed }], profile);
    return kind !== 'unknown' && conflicts.length > 0;
  };
  const warned = foods.filter(isWarned);
  const noted = conflictsInMeal(meal, profile, inLanguage);
  const unchecked = uncheckedInMeal(meal, profile);
  if (warned.length + noted.length + unchecked.length === 0) return null;
  return (
    <div className={className}>
      <strong>{t('today.warnings')}</strong>
      {warned.map(({ id, food, planned }) => (
        <div key={id}>
          {foodName(food)}
          <FoodWarning aliment={food.aliment} planned={planned} publishedId={publishedId} />
        </div>
      ))}
      <NamedConflicts found={noted} />
      {unchecked.map((one) => (
        <div key={`${one.text}\n${one.text_en}`}>
          {inLanguage(one.text, one.text_en)}
          <UncheckedMark meal={meal} {...one} />
        </div>
      ))}
    </div>
  );
}

/** What is in a meal, with the foods of its report: recipes, foods and lines without food. Empty for a free meal. */
export function FoodNames({ meal, values }: Pick<MealWarningsProps, 'meal' | 'values'>) {
  const { inLanguage, foodName } = useMealTexts();
  const names = meal.mealComponents.map(({ recipe, line, line_en, components }) =>
    recipe || !components[0]
      ? inLanguage(recipe?.name ?? line, recipe?.name_en ?? line_en)
      : eatenFoods({ mealComponents: [{ components }] }, values).map(({ food }) => foodName(food)),
  );
  return !meal.free_meal && <span>{names.join(' · ')}</span>;
}

/** The foods of a meal with the swaps of its report; without `planned` when the client chose one that is not in the meal plan. */
function eatenFoods(
  { mealComponents }: { mealComponents: readonly Pick<MealComponent, 'components'>[] },
  { swaps }: ReportedValues,
) {
  const swapOf = new Map(swaps.map((swap) => [swap.componentId, swap]));
  return mealComponents
    .flatMap(({ components }) => components)
    .map((component) => {
      const id = component.uuid;
      const swap = swapOf.get(id);
      if (!swap) return { id, food: component, planned: component };
      return { id, food: swap, planned: swap.alternativeId === null ? undefined : component };
    });
}
