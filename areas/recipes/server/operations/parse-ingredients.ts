import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { searchAliments } from '#areas/aliments/server/public.ts';
import { type IngredientLine, importLimits, type ParsedIngredient, recipeProblems } from '../../contract/library.ts';
import { parseIngredients } from '../../rules/parse-ingredients.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The foods that pasted lines may mean. Lines with the same food are searched once. */
export async function readIngredients(scope: Scope, { text }: { text: string }): Promise<{ lines: IngredientLine[] }> {
  const parsed = parseIngredients(text, scope.language);
  if (parsed.length > importLimits.lines)
    throw new Problem(recipeProblems.too_many_lines, { field: 'text', values: { limit: importLimits.lines } });
  const candidates = new Map<string, Candidates>();
  for (const { food } of parsed) if (!candidates.has(food)) candidates.set(food, await findCandidates(scope, food));
  return { lines: parsed.map((line) => withCandidates(line, candidates)) };
}

/** Words of a name that are searched: each missing one costs a search. */
const maxWords = 8;

type Candidates = Pick<IngredientLine, 'candidates' | 'isSimilarOnly'>;

/**
 * Foods with all words or similar ones; without one, foods with fewer of the last words: `olio extravergine bio` finds `olio
 * extravergine`.
 */
async function findCandidates(scope: Scope, food: string): Promise<Candidates> {
  const allWords = food.split(' ').filter(Boolean).slice(0, maxWords);
  for (let count = allWords.length; count > 0; count--) {
    const { aliments, isSimilarOnly } = await search(scope, allWords.slice(0, count).join(' '));
    const isShortened = count < allWords.length;
    if (aliments.length > 0 && !(isShortened && isSimilarOnly))
      return { candidates: aliments.slice(0, importLimits.candidates), isSimilarOnly: isSimilarOnly || isShortened };
  }
  return { candidates: [], isSimilarOnly: true };
}

async function search(scope: Scope, food: string): Promise<{ aliments: ListedAliment[]; isSimilarOnly: boolean }> {
  return searchAliments(scope, { search: food.slice(0, 100), page: 1 });
}

function withCandidates(line: ParsedIngredient, candidates: ReadonlyMap<string, Candidates>): IngredientLine {
  return { ...line, ...(candidates.get(line.food) ?? { candidates: [], isSimilarOnly: true }) };
}
