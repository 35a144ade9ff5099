import { type NamedFoods, searchNames } from '#areas/aliments/server/public.ts';
import { type IngredientLine, importLimits, recipeProblems } from '../../contract/library.ts';
import { parseIngredients } from '../../rules/parse-ingredients.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The foods that pasted lines may mean. */
export async function readIngredients(scope: Scope, { text }: { text: string }): Promise<{ lines: IngredientLine[] }> {
  const parsed = parseIngredients(text, scope.language);
  if (parsed.length > importLimits.lines)
    throw new Problem(recipeProblems.too_many_lines, { field: 'text', values: { limit: importLimits.lines } });
  const names = parsed.map(({ food }) => food);
  const found = await searchNames(scope, { names, limit: importLimits.candidates });
  return { lines: parsed.map((line, index) => ({ ...line, ...candidatesOf(found[index]) })) };
}

function candidatesOf(found: NamedFoods | undefined): Pick<IngredientLine, 'candidates' | 'isSimilarOnly'> {
  return { candidates: found?.aliments ?? [], isSimilarOnly: found?.isSimilarOnly ?? true };
}
