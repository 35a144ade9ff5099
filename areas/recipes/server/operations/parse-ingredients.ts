import { macroNames } from '#areas/aliments/contract.ts';
import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { findExactNames, type NamedFoods, searchNames } from '#areas/aliments/server/public.ts';
import { type IngredientLine, importLimits, type Recipe, recipeProblems } from '../../contract/library.ts';
import { foodInBothStates, isOtherState, mayHaveStates, stateOf } from '../../rules/assumed-states.ts';
import { meantFood } from '../../rules/meant-food.ts';
import { firstReading, parseIngredients } from '../../rules/parse-ingredients.ts';
import { withoutSize } from '../../rules/pasted-units.ts';
import { namesInOtherStates, namesInState, saysState } from '../../rules/said-states.ts';
import { normalizeText, wordsOf } from '#shell/common/normalize-text.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findRecipesNamed } from './recipes.ts';

/** The foods that pasted lines may mean. */
export async function readIngredients(
  scope: Scope,
  { text, withRecipes = false }: { text: string; withRecipes?: boolean },
): Promise<{ lines: IngredientLine[] }> {
  const { foods, names: splitNames } = firstReading(text, scope.language);
  if (foods.length > importLimits.lines)
    throw new Problem(recipeProblems.too_many_lines, { field: 'text', values: { limit: importLimits.lines } });
  const written = splitNames.map(folded).filter(Boolean);
  const known = await findExactNames(scope, written);
  // A name that is known keeps a line together, so the final names are among those of the first reading.
  const recipeNames = [...splitNames, ...foods.map(({ food }) => food)].flatMap((name) => [name, withoutSize(name)]);
  const recipes = withRecipes
    ? recipesByName(await findRecipesNamed(scope, [...new Set(recipeNames.map(folded).filter(Boolean))]))
    : new Map<string, Recipe[]>();
  const isKnown = (name: string) => known.has(folded(name)) || recipes.has(folded(name));
  const parsed = parseIngredients(text, scope.language, isKnown);
  const names = parsed.map(({ food }) => withoutSize(food) || food);
  const states = parsed.map((line, index) => namesInState({ ...line, food: names[index] ?? '' }, scope.language));
  const inStates = states.flatMap((state) => (state ? [...state.inState, state.plain] : []));
  // A text that only says what is not eaten has no name.
  const searched = [...new Set([...names, ...inStates])].filter(Boolean);
  const results = await searchNames(scope, { names: searched, limit: importLimits.candidates });
  const found = new Map(searched.map((name, index) => [name, results[index]] as const));
  const lines = parsed.map((line, index): IngredientLine => {
    const { plain, inState } = states[index] ?? { plain: '', inState: [] };
    const byState = [names[index] ?? '', ...inState, plain].map((name) => found.get(name));
    const named = recipes.get(folded(names[index] ?? ''));
    const candidates = candidatesOf(plain === '' ? byState[0] : firstOfEach(byState));
    return { ...line, ...candidates, ...(named && { recipes: named }) };
  });
  return { lines: await withOtherStates(scope, lines) };
}

/**
 * Adds to lines that do not say whether they mean a food dry or cooked the food in its other states, behind the one that they mean, all
 * of them with one search.
 */
async function withOtherStates(scope: Scope, lines: IngredientLine[]): Promise<IngredientLine[]> {
  const { language } = scope;
  const ofLines = lines.map((line) => {
    const meant = saysState(line) ? undefined : meantFood(line)?.aliment;
    if (!meant || !mayHaveStates(meant) || foodInBothStates(line, meant)) return null;
    return { meant, names: namesInOtherStates(nameIn(language, meant), { isDry: stateOf(meant) === 'dry', language }) };
  });
  const names = [...new Set(ofLines.flatMap((one) => one?.names ?? []))];
  if (names.length === 0) return lines;
  const results = await searchNames(scope, { names, limit: importLimits.candidates });
  const found = new Map(names.map((name, index) => [name, results[index]?.aliments ?? []] as const));
  return lines.map((line, index) => {
    const ofLine = ofLines[index];
    if (!ofLine) return line;
    const { meant } = ofLine;
    const others = ofLine.names.flatMap((name) => found.get(name) ?? []).filter((one) => isOtherState(one, meant));
    if (others.length === 0) return line;
    const distinct = new Map([meant, ...others, ...line.candidates].map((aliment) => [aliment.id, aliment]));
    return { ...line, candidates: [...distinct.values()].slice(0, importLimits.candidates) };
  });
}

/** Recipes by each of their folded names. */
function recipesByName(recipes: readonly Recipe[]): Map<string, Recipe[]> {
  const named = recipes.flatMap((recipe) =>
    [...new Set([recipe.name, recipe.name_en].map(folded).filter(Boolean))].map((name) => ({ name, recipe })),
  );
  const byName = Map.groupBy(named, ({ name }) => name);
  return new Map([...byName].map(([name, of]) => [name, of.map(({ recipe }) => recipe)]));
}

/**
 * The first foods that each of the names means, of a name with the state of the food and of the plain one, so that there is one of each;
 * what is only similar when none means a food.
 */
function firstOfEach(found: readonly (NamedFoods | undefined)[]): NamedFoods | undefined {
  const meant = found.filter((one) => one !== undefined && !one.isSimilarOnly).map((one) => one?.aliments ?? []);
  if (meant.length === 0) return found[0];
  const byRank = Array.from({ length: importLimits.candidates }, (_, rank) =>
    meant.flatMap((foods) => foods[rank] ?? []),
  );
  const distinct = new Map(byRank.flat().map((aliment) => [aliment.id, aliment]));
  return { aliments: [...distinct.values()].slice(0, importLimits.candidates), isSimilarOnly: false };
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
