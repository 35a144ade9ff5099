import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import type { IngredientLine } from '../contract/library.ts';
import { assumedFood, type AssumedState, foodInBothStates, stateOf } from './assumed-states.ts';
import { isCookedUnsaid, isNamed, isSameFood, lacksSaidFreedom, namesSeveral } from './named-in-part.ts';
import { hasSaidWord, isInState, type SaidState, saidState } from './said-states.ts';

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
 * The food that a line means: a dish is not, where the line names it only in part and there is a plain food; cooked food is not, where
 * the line does not say so and there is the same food raw; raw food is not, where the line says that it is cooked or canned and there is
 * such food; one with gluten is not, where the line says that it has none. Where the line does not say whether it means the food dry or
 * cooked, that is assumed.
 */
export function meantFood(line: IngredientLine, { isPortion = false }: MeantSettings = {}): MeantFood | undefined {
  const best = bestOf(line);
  if (!best) return undefined;
  const inBoth = foodInBothStates(line, best);
  if (!inBoth) return { aliment: best, isCertain: isCertain(best, line), assumedState: null };
  const aliment = assumedFood(inBoth, line, { isPortion });
  const isSafe = !lacksSaidFreedom(aliment, line);
  return { aliment, isCertain: isSafe && isCertain(inBoth.dry, line), assumedState: stateOf(aliment) };
}

function isCertain(aliment: ListedAliment, line: IngredientLine): boolean {
  return !line.isSimilarOnly && !isUncertain(aliment, line);
}

function bestOf(line: IngredientLine): ListedAliment | undefined {
  const free = line.candidates.filter((aliment) => !lacksSaidFreedom(aliment, line));
  const candidates = free.length > 0 ? free : line.candidates;
  const first = candidates.find((aliment) => isNamed(aliment, line) || !isDish(aliment)) ?? candidates[0];
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
  const possible = candidates.filter((aliment) => isNamed(aliment, line) || !isDish(aliment));
  const isOther = (aliment: ListedAliment) =>
    aliment.form === 'cooked' || isInState(aliment, 'cooked') || isInState(aliment, 'canned');
  const plain = possible.find((aliment) => !isOther(aliment));
  const ranks = [
    (aliment: ListedAliment) => hasSaidWord(aliment, line, state),
    (aliment: ListedAliment) => isInState(aliment, state),
    isOther,
  ].map((isOfRank) => possible.filter(isOfRank));
  const sameFoods = ranks.map((ofRank) => ofRank.find((aliment) => plain && isSameFood(aliment, plain)));
  return sameFoods.find((aliment) => aliment !== undefined) ?? ranks.flat()[0];
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
  return !isNamed(aliment, line) && (isDish(aliment) || isCookedUnsaid(aliment, line) || namesSeveral(line));
}
