import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import type { IngredientLine } from '../contract/library.ts';
import { isCookedUnsaid, isNamed, isSameFood, lacksSaidFreedom, namesSeveral } from './named-in-part.ts';

interface MeantFood {
  aliment: ListedAliment;
  /** Whether the line means it without doubt; otherwise a person confirms it before it is added. */
  isCertain: boolean;
}

/**
 * The food that a line means: a dish is not, where the line names it only in part and there is a plain food; cooked food is not, where
 * the line does not say so and there is the same food raw; one with gluten is not, where the line says that it has none.
 */
export function meantFood(line: IngredientLine): MeantFood | undefined {
  const aliment = bestOf(line);
  return aliment && { aliment, isCertain: !line.isSimilarOnly && !isUncertain(aliment, line) };
}

function bestOf(line: IngredientLine): ListedAliment | undefined {
  const free = line.candidates.filter((aliment) => !lacksSaidFreedom(aliment, line));
  const candidates = free.length > 0 ? free : line.candidates;
  const first = candidates.find((aliment) => isNamed(aliment, line) || !isDish(aliment)) ?? candidates[0];
  if (!first || isNamed(first, line) || !isCookedUnsaid(first, line)) return first;
  return candidates.find((aliment) => isSameFood(aliment, first) && !isCookedUnsaid(aliment, line)) ?? first;
}

/** Categories of dishes of several foods: their names begin with one of these, `Manzo alla borgognona`. */
const dishes: readonly Category[] = ['ready_meals', 'fast_food', 'restaurant', 'regional'];

function isDish({ category }: ListedAliment): boolean {
  return dishes.includes(category);
}

/** Whether a food with all words of the line may be another one than it means. */
function isUncertain(aliment: ListedAliment, line: IngredientLine): boolean {
  if (lacksSaidFreedom(aliment, line)) return true;
  return !isNamed(aliment, line) && (isDish(aliment) || isCookedUnsaid(aliment, line) || namesSeveral(line));
}
