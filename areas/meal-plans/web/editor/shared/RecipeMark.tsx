import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf, distinctConflicts } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useEditor } from '../context.tsx';

interface RecipeMarkProps {
  id: string;
  /** Ids of all recipes of the list, whose foods are requested together. */
  ids: readonly string[];
}

/** All that speaks against the foods of a recipe for the client of a copy, also where they are alternatives, the gravest first. */
export function RecipeMark(props: RecipeMarkProps) {
  const profile = useEditor().profile.use();
  return profile && <MarkOfFoods {...props} profile={profile} />;
}

function MarkOfFoods({ id, ids, profile }: RecipeMarkProps & { profile: DietaryProfile }) {
  const { data } = useApiQuery(recipeRoutes.foods, { ids: [...ids] }, { meta: { skipGlobalErrorHandler: true } });
  const aliments = data?.recipes.find((recipe) => recipe.id === id)?.aliments ?? [];
  const found = aliments.flatMap((aliment) => conflictsOf(aliment, profile).map((conflict) => ({ aliment, conflict })));
  // Only an excluded category is named by its food.
  const conflicts = distinctConflicts(found.map(({ conflict }) => conflict));
  const named = found.find(({ conflict }) => conflict.kind === 'excluded' && conflict.by === 'category') ?? found[0];
  return named && <ConflictMark conflicts={conflicts} category={named.aliment.category} isShort />;
}
