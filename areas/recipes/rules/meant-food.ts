import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { allergensNamedByFood, allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { IngredientLine } from '../contract/library.ts';
import { assumedFood, type AssumedState, foodInBothStates, stateOf } from './assumed-states.ts';
import { isOneKindOfMany, isWholeGroup } from './generic-foods.ts';
import { ingredientQuantity } from './ingredient-quantity.ts';
import { isCookedUnsaid, isNamed, isSameFood, lacksSaidFreedom, namesSeveral } from './named-in-part.ts';
import {
  hasSaidWord,
  isInCan,
  isInSaidLiquid,
  isInState,
  isLiquidUnsaid,
  mayBeCanned,
  type SaidState,
  saidState,
} from './said-states.ts';
import { isUnsaidKind } from './unsaid-kinds.ts';

interface MeantFood {
  aliment: ListedAliment;
  /** Whether the line means it without doubt; otherwise a person confirms it before it is added. */
  isCertain: boolean;
  /** The state that was supposed of a food that exists dry, and cooked or canned; null where the line says it. */
  assumedState: AssumedState | null;
}

interface MeantSettings {
  /** Whether the weight is the portion of one person. Then a large one is of cooked food; that of a recipe may be for several persons. */
  isPortion?: boolean;
}

/**
 * The food that a line means: a dish or a special kind is not, where the line names it only in part and there is a plain food; cooked food is not, where
 * the line does not say so and there is the same food raw; raw food is not, where the line says that it is cooked or canned, or speaks of
 * a can, and there is such food; one with gluten is not, where the line says that it has none. Canned food in oil or water is certain
 * where the line says in which. Where the line does not say whether it means the food dry or cooked, that is assumed.
 */
export function meantFood(line: IngredientLine, { isPortion = false }: MeantSettings = {}): MeantFood | undefined {
  const canned = cannedOf(line);
  if (canned) return { aliment: canned, isCertain: isCertain(canned, line), assumedState: null };
  const best = bestOf(line);
  if (!best) return undefined;
  const packed = inItsPackage(best, line);
  if (packed !== best) return { aliment: packed, isCertain: false, assumedState: null };
  const inBoth = foodInBothStates(line, best);
  if (!inBoth) return { aliment: best, isCertain: isCertain(best, line), assumedState: null };
  const aliment = assumedFood(inBoth, line, { isPortion });
  const isSafe = !lacksSaidFreedom(aliment, line);
  return { aliment, isCertain: isSafe && isCertain(inBoth.dry, line), assumedState: stateOf(aliment) };
}

/** Of a package that the best food has neither as a measure nor pieces for, the first food that has it: `1 bustina di lievito` is not fresh. */
function inItsPackage(best: ListedAliment, line: IngredientLine): ListedAliment {
  if (line.container === undefined || line.count === null || !ingredientQuantity(line, best).isMissing) return best;
  return possibleOf(line).find((aliment) => ingredientQuantity(line, aliment).isCertain) ?? best;
}

function isCertain(aliment: ListedAliment, line: IngredientLine): boolean {
  return !line.isSimilarOnly && !isUncertain(aliment, line);
}

/** The canned food of a line that speaks of a can; undefined where it names none, or says how its food is weighed. */
function cannedOf(line: IngredientLine): ListedAliment | undefined {
  if (!isInCan(line)) return undefined;
  return bestInState(
    possibleOf(line).filter((aliment) => isInState(aliment, 'canned') && !isMadeOfUnsaid(aliment, line)),
    line,
    'canned',
  );
}

/** Whether the name goes on with what the food is made of where the line does not: `Macedonia di verdure, in scatola` for `macedonia`. */
function isMadeOfUnsaid({ name }: ListedAliment, { food }: IngredientLine): boolean {
  return name.toLowerCase().startsWith(`${food.toLowerCase()} di `);
}

/** The foods that a line may mean; those that are free of something where it says so, and without other kinds than those that it names. */
function possibleOf(line: IngredientLine): readonly ListedAliment[] {
  const free = line.candidates.filter((aliment) => !lacksSaidFreedom(aliment, line));
  const possible = free.length > 0 ? free : line.candidates;
  const ofKinds = possible.filter((aliment) => !namesOtherKind(aliment, line));
  return ofKinds.length > 0 ? ofKinds : possible;
}

/** Whether a food has a kind in its name that the line does not name beside others: peanuts, of `frutta secca (noci, mandorle)`. */
function namesOtherKind({ name, name_en }: ListedAliment, { food, unread }: IngredientLine): boolean {
  if (allergensNamedIn(unread).length === 0) return false;
  const named = allergensNamedByFood(`${food}, ${unread}`);
  return [name, name_en].some((one) => allergensNamedByFood(one).some((allergen) => !named.includes(allergen)));
}

function bestOf(line: IngredientLine): ListedAliment | undefined {
  const candidates = possibleOf(line);
  const namesKinds = allergensNamedIn(line.unread).length > 0;
  const isGroup = (aliment: ListedAliment) => !namesKinds && isWholeGroup(aliment, line);
  const first =
    candidates.find((aliment) => isNamed(aliment, line) || isGroup(aliment)) ??
    candidates.find((aliment) => !isDish(aliment) && !isUnsaidKind(aliment, line)) ??
    candidates.find((aliment) => !isUnsaidKind(aliment, line)) ??
    candidates[0];
  const state = saidState(line);
  if (first && state) return bestInState(candidates, line, state) ?? first;
  if (!first || isNamed(first, line) || !isCookedUnsaid(first, line)) return first;
  return candidates.find((aliment) => isSameFood(aliment, first) && !isCookedUnsaid(aliment, line)) ?? first;
}

/** The food that is in the state of the line, else one that is not raw; of several the one that is otherwise the plain food. */
function bestInState(
  candidates: readonly ListedAliment[],
  line: IngredientLine,
  state: SaidState,
): ListedAliment | undefined {
  const isPossible = (aliment: ListedAliment) => !isDish(aliment) && !isOnlySimilar(aliment, line);
  const possible = candidates.filter((aliment) => isNamed(aliment, line) || isPossible(aliment));
  const isOther = (aliment: ListedAliment) =>
    aliment.form === 'cooked' || isInState(aliment, 'cooked') || isInState(aliment, 'canned');
  const plain = possible.find((aliment) => !isOther(aliment));
  const ranks = [
    (aliment: ListedAliment) => isInState(aliment, state) && isInSaidLiquid(aliment, line),
    (aliment: ListedAliment) => hasSaidWord(aliment, line, state),
    (aliment: ListedAliment) => isInState(aliment, state),
    isOther,
  ].map((isOfRank) => possible.filter(isOfRank));
  const sameFoods = ranks.map((ofRank) => ofRank.find((aliment) => plain && isSameFood(aliment, plain)));
  // Canned food has names of its own: `Tonno sott'olio, in scatola` beside `Tonno fresco, crudo`.
  if (state === 'canned')
    return ranks.map(([first], rank) => sameFoods[rank] ?? first).find((one) => one !== undefined);
  return sameFoods.find((aliment) => aliment !== undefined) ?? ranks.flat()[0];
}

/** Whether only another food has the word of the line: `Polpa di granchio, in scatola` for `polpo` beside `Polpo, crudo`. */
function isOnlySimilar({ name }: ListedAliment, { food, candidates }: IngredientLine): boolean {
  const [first = ''] = wordsOf(food);
  const isNamedSo = (other: ListedAliment) => wordsOf(other.name.split(',', 1)[0] ?? '').join(' ') === first;
  return !wordsOf(name).includes(first) && candidates.some(isNamedSo);
}

/** Categories of dishes of several foods: their names begin with one of these, `Manzo alla borgognona`. */
const dishes: readonly Category[] = ['ready_meals', 'fast_food', 'restaurant', 'regional'];

function isDish({ category }: ListedAliment): boolean {
  return dishes.includes(category);
}

/** Whether a food with all words of the line may be another one than it means. */
function isUncertain(aliment: ListedAliment, line: IngredientLine): boolean {
  if (lacksSaidFreedom(aliment, line)) return true;
  const state = saidState(line);
  if (state && !isInState(aliment, state)) return true;
  if (isNamed(aliment, line)) return false;
  if (isOneKindOfMany(aliment, line) || isUnsaidKind(aliment, line)) return true;
  const isOfCan = state === 'canned' || isInCan(line) || mayBeCanned(line);
  if (isOfCan && isInState(aliment, 'canned') && isLiquidUnsaid(aliment, line)) return true;
  return isDish(aliment) || isCookedUnsaid(aliment, line) || namesSeveral(line);
}
