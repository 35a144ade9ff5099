import type { Alternative, TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';
import { standardPortion } from '#areas/aliments/rules/standard-portions.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { isUnsafe } from '#areas/dietary-profiles/rules/conflicts.ts';
import type { MealComponent } from '../contract.ts';

/** Grams between which a fit changes a quantity. */
export interface QuantityRange {
  least: number;
  most: number;
}

/** A row of a meal or a day. A locked one keeps its quantity. */
export interface FittedRow {
  id: string;
  aliment: UsedAliment;
  /** Grams. */
  quantity: number;
  /** The household measure in which the quantity was typed; null for grams. */
  portion?: TypedPortion | null;
  range: QuantityRange;
  /** Grams of one step, where it is not that of the food. */
  step?: number;
  isLocked: boolean;
}

interface Planned {
  aliment: UsedAliment;
  /** Grams. */
  quantity: number;
}

/** From half to twice of what is planned, and from half a standard portion to two of them. */
const range = { least: 0.5, most: 2 };

/**
 * The amounts of a food that a fit may propose. What was planned is always among them, also where it is more or less than people
 * usually eat. A food that the client must not or does not eat, or that is to be checked, is never increased.
 */
export function rangeOfFood({ aliment, quantity }: Planned, profile: DietaryProfile | null): QuantityRange {
  const portion = standardPortion(aliment);
  const least = Math.max(quantity * range.least, (portion ?? 0) * range.least);
  const most = Math.min(quantity * range.most, portion === null ? Number.POSITIVE_INFINITY : portion * range.most);
  const mayIncrease = !profile || !isUnsafe(aliment, profile);
  return { least: Math.min(quantity, least), most: mayIncrease ? Math.max(quantity, most) : quantity };
}

/** A recipe is scaled from half to twice of it, and not beyond the range of any of its foods and their alternatives. */
export function rangeOfRecipe({ components }: MealComponent, profile: DietaryProfile | null): QuantityRange {
  const grams = components.reduce((sum, { quantity }) => sum + quantity, 0);
  const foods = components.flatMap((component): Alternative[] => [component, ...component.alternatives]);
  const factors = foods
    .filter(({ quantity }) => quantity > 0)
    .map((food) => rangeOfFood(food, profile).most / food.quantity);
  return { least: grams * range.least, most: grams * Math.min(range.most, ...factors) };
}
