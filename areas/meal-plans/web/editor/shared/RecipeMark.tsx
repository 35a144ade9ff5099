import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf, worstOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useEditor } from '../context.tsx';

interface RecipeMarkProps {
  id: string;
  /** Ids of all recipes of the list, whose foods are requested together. */
  ids: readonly string[];
}

/** What speaks against the food of a recipe that the client of a copy must avoid most, also where it is an alternative. */
export function RecipeMark(props: RecipeMarkProps) {
  const profile = useEditor().profile.use();
  return profile && <MarkOfFoods {...props} profile={profile} />;
}

function MarkOfFoods({ id, ids, profile }: RecipeMarkProps & { profile: DietaryProfile }) {
  const { data } = useApiQuery(recipeRoutes.foods, { ids: [...ids] }, { meta: { skipGlobalErrorHandler: true } });
  const aliments = data?.recipes.find((recipe) => recipe.id === id)?.aliments ?? [];
  const found = aliments.map((aliment) => ({ aliment, conflicts: conflictsOf(aliment, profile) }));
  const worst = worstOf(found.flatMap(({ conflicts }) => conflicts));
  const food = found.find(({ conflicts }) => conflicts.some((conflict) => conflict === worst));
  return food && <ConflictMark conflicts={food.conflicts} category={food.aliment.category} isShort />;
}
