import { macroNames } from '#areas/aliments/contract.ts';
import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { findExactNames, type NamedFoods, searchNames } from '#areas/aliments/server/public.ts';
import { type IngredientLine, importLimits, recipeProblems } from '../../contract/library.ts';
import { firstReading, parseIngredients } from '../../rules/parse-ingredients.ts';
import { withoutSize } from '../../rules/pasted-units.ts';
import { normalizeText, wordsOf } from '#shell/common/normalize-text.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The foods that pasted lines may mean. */
export async function readIngredients(scope: Scope, { text }: { text: string }): Promise<{ lines: IngredientLine[] }> {
  const { foods, names: splitNames } = firstReading(text, scope.language);
  if (foods.length > importLimits.lines)
    throw new Problem(recipeProblems.too_many_lines, { field: 'text', values: { limit: importLimits.lines } });
  const known = await findExactNames(scope, splitNames.map(folded).filter(Boolean));
  const parsed = parseIngredients(text, scope.language, (name) => known.has(folded(name)));
  const names = parsed.map(({ food }) => withoutSize(food) || food);
  const found = await searchNames(scope, { names, limit: importLimits.candidates });
  return { lines: parsed.map((line, index) => ({ ...line, ...candidatesOf(found[index]) })) };
}

/** The name as the database folds the names of foods. */
function folded(name: string): string {
  return wordsOf(name).join(' ');
}

function candidatesOf(found: NamedFoods | undefined): Pick<IngredientLine, 'candidates' | 'isSimilarOnly'> {
  return { candidates: withValuesFirst(found?.aliments ?? []), isSimilarOnly: found?.isSimilarOnly ?? true };
}

/** Of foods with the name of the first one, one with all macros comes first. */
function withValuesFirst(aliments: ListedAliment[]): ListedAliment[] {
  const [first] = aliments;
  const hasValues = (aliment: ListedAliment) => macroNames.every((macro) => aliment[macro] !== null);
  const best = aliments.find((one) => normalizeText(one.name) === normalizeText(first?.name ?? '') && hasValues(one));
  return best ? [best, ...aliments.filter((one) => one !== best)] : aliments;
}
