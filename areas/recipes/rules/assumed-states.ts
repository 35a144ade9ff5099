import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { standardPortion } from '#areas/aliments/rules/standard-portions.ts';
import type { IngredientLine } from '../contract/library.ts';
import { ingredientQuantity } from './ingredient-quantity.ts';
import { isNamed, isSameFood, saysItIsCooked } from './named-in-part.ts';
import { isInState, mayBeCanned, saysState } from './said-states.ts';

/** A food that takes up water, weighed dry, and the same food cooked or canned: 150 g of chickpeas are 567 kcal or 221 kcal. */
interface FoodInBothStates {
  dry: ListedAliment;
  cooked: ListedAliment;
}

/** The state that is supposed of a food. */
export type AssumedState = 'dry' | 'cooked' | 'canned';

/** The least energy of a dry food in 100 g, in kcal, and how many times that of the cooked one it is at least. */
const dryEnergy = { least: 200, leastRatio: 2 };

/** Foods of other categories that are sold dried, too, are usually weighed fresh or cooked: `mele al forno`. */
const weighedDry: ReadonlySet<string> = new Set(['cereals_pasta', 'legumes', 'breakfast_cereals']);

/** Of how many dry standard portions a weight is rather that of cooked food: of more than 95 g of legumes or 152 g of pasta. */
const mostDryPortions = 1.9;

/** The food dry, and cooked or canned, where the line does not say which one it means; null where it does, or there is only one. */
export function foodInBothStates(line: IngredientLine, aliment: ListedAliment): FoodInBothStates | null {
  if (saysState(line) || isNamed(aliment, line)) return null;
  const sameFoods = line.candidates.filter((one) => isSameFood(one, aliment));
  if (isCooked(aliment)) {
    const dry = sameFoods.find((one) => isDryOf(one, aliment));
    return dry ? { dry, cooked: aliment } : null;
  }
  const ofDry = sameFoods.filter((one) => isDryOf(aliment, one));
  const cooked = ofDry.find(({ form }) => form === 'cooked') ?? ofDry[0];
  return cooked ? { dry: aliment, cooked } : null;
}

interface AssumedSettings {
  /** Whether the weight is the portion of one person. */
  isPortion: boolean;
}

/**
 * Of a food that is usually weighed dry the dry one, or the cooked one where the line speaks of a jar, says how it was cooked, `riso saltato`,
 * or weighs too much of it for a portion.
 */
export function assumedFood(
  inBoth: FoodInBothStates,
  line: IngredientLine,
  { isPortion }: AssumedSettings,
): ListedAliment {
  const isRatherCooked = mayBeCanned(line) || saysItIsCooked(line) || (isPortion && isMoreThanDryPortion(inBoth, line));
  return isRatherCooked ? inBoth.cooked : inBoth.dry;
}

function isMoreThanDryPortion({ dry, cooked }: FoodInBothStates, line: IngredientLine): boolean {
  const { quantity, isMissing } = ingredientQuantity(line, dry);
  const ofDry = standardPortion({ ...dry, form: 'raw' });
  const ofCooked = standardPortion(cooked);
  // Where the portion of the cooked food is not larger, nothing is known of it.
  const isKnown = ofDry !== null && ofCooked !== null && ofCooked > ofDry;
  return isKnown && !isMissing && quantity > ofDry * mostDryPortions;
}

/** The state of a food that exists in several. */
export function stateOf(aliment: ListedAliment): AssumedState {
  if (!isCooked(aliment)) return 'dry';
  return aliment.form !== 'cooked' && isInState(aliment, 'canned') ? 'canned' : 'cooked';
}

/** Whether one of two foods is the other one dry, or cooked or canned. */
export function isOtherState(one: ListedAliment, other: ListedAliment): boolean {
  return isSameFood(one, other) && (isDryOf(one, other) || isDryOf(other, one));
}

/** Whether a food may be one of those that exist dry, and cooked or canned. */
export function mayHaveStates(aliment: ListedAliment): boolean {
  return isCooked(aliment) || (aliment.form === 'raw' && (aliment.calories ?? 0) >= dryEnergy.least);
}

function isDryOf(dry: ListedAliment, cooked: ListedAliment): boolean {
  if (dry.category !== cooked.category || !weighedDry.has(dry.category)) return false;
  if (isCooked(dry) || !isCooked(cooked) || dry.calories === null || cooked.calories === null) return false;
  return dry.calories >= dryEnergy.least && dry.calories >= cooked.calories * dryEnergy.leastRatio;
}

/** By its form, and of a food as it is sold by its name: `Ceci, in scatola`. */
function isCooked(aliment: ListedAliment): boolean {
  if (aliment.form !== 'as_sold') return aliment.form === 'cooked';
  return isInState(aliment, 'cooked') || isInState(aliment, 'canned');
}
