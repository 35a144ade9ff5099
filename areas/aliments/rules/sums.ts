import { type MacroName, type MicronutrientCode, macroNames } from '../contract.ts';
import { knownAmount, knownQuantity } from './amounts.ts';
import { nutrientNames, type Portion, referenceQuantity, statedAmount } from './nutrients.ts';

/**
 * Unrounded sums over several portions of food. `amounts` and `measured` are indexed like `nutrientNames`: amount of
 * each nutrient, and grams of food in which it is measured.
 */
export interface Sums {
  grams: number;
  amounts: number[];
  measured: number[];
}

/** When true, a component counts as the mean of itself and its alternatives. When false, alternatives do not count. */
export interface CountingOptions {
  include_alternatives_in_macro: boolean;
}

interface PortionWithAlternatives extends Portion {
  alternatives: readonly Portion[];
}

/**
 * An array of zeros. It is first filled with fractions, so that the engine (V8) stores it and its copies as unboxed
 * doubles.
 */
const zeros: number[] = [];
for (const _ of nutrientNames) zeros.push(0.5);
zeros.fill(0);

export function zeroSums(): Sums {
  return { grams: 0, amounts: zeros.slice(), measured: zeros.slice() };
}

export function sumsOf(components: readonly PortionWithAlternatives[], counting: CountingOptions): Sums {
  const sums = zeroSums();
  for (const component of components) {
    if (!counting.include_alternatives_in_macro || component.alternatives.length === 0) addPortion(sums, component);
    else addMean(sums, [component, ...component.alternatives].filter(hasQuantity).map(sumsOfPortion));
  }
  return sums;
}

/** Whether a component or alternative has a quantity. Those without one are left out of the mean. */
function hasQuantity({ quantity }: Portion): boolean {
  return quantity > 0;
}

function sumsOfPortion(portion: Portion): Sums {
  const sums = zeroSums();
  addPortion(sums, portion);
  return sums;
}

const slotOf = new Map<string, number>(nutrientNames.map((name, slot) => [name, slot]));

function addPortion(sums: Sums, { aliment, quantity }: Portion): void {
  const grams = knownQuantity(quantity);
  sums.grams += grams;
  const reference = referenceQuantity(aliment);
  if (reference === null) return;

  const portions = grams / reference;
  for (let slot = 0; slot < macroNames.length; slot++)
    addAmount(sums, { slot, amount: statedAmount(aliment, macroNames[slot] as MacroName), portions, grams });
  const { micronutrients } = aliment;
  for (const code in micronutrients) {
    const amount = knownAmount(micronutrients[code as MicronutrientCode]);
    addAmount(sums, { slot: slotOf.get(code), amount, portions, grams });
  }
}

interface NutrientAmount {
  /** Index in `nutrientNames`; undefined for an unknown nutrient. */
  slot: number | undefined;
  /** Amount in the stated quantity of the aliment. The portion is `portions` times that quantity. */
  amount: number | null;
  portions: number;
  grams: number;
}

function addAmount({ amounts, measured }: Sums, { slot, amount, portions, grams }: NutrientAmount): void {
  if (slot === undefined || amount === null) return;
  amounts[slot] = (amounts[slot] ?? 0) + amount * portions;
  measured[slot] = (measured[slot] ?? 0) + grams;
}

export function addSums(parts: readonly Sums[]): Sums {
  const sums = zeroSums();
  for (const part of parts) add(sums, part);
  return sums;
}

function add(sums: Sums, { grams, amounts, measured }: Sums): void {
  sums.grams += grams;
  for (let slot = 0; slot < amounts.length; slot++) {
    sums.amounts[slot] = (sums.amounts[slot] ?? 0) + (amounts[slot] ?? 0);
    sums.measured[slot] = (sums.measured[slot] ?? 0) + (measured[slot] ?? 0);
  }
}

export function meanOf(parts: readonly Sums[]): Sums {
  const mean = zeroSums();
  addMean(mean, parts);
  return mean;
}

/**
 * Adds the mean of the parts to the sums. The mean of a nutrient is over the parts in which it is measured: in the
 * others it is unknown, not zero.
 */
function addMean(sums: Sums, parts: readonly Sums[]): void {
  const count = Math.max(parts.length, 1);
  sums.grams += parts.reduce((grams, part) => grams + part.grams, 0) / count;
  for (let slot = 0; slot < zeros.length; slot++) {
    let amount = 0;
    let grams = 0;
    let measuredParts = 0;
    for (const { amounts, measured } of parts) {
      amount += amounts[slot] ?? 0;
      grams += measured[slot] ?? 0;
      measuredParts += (measured[slot] ?? 0) > 0 ? 1 : 0;
    }
    sums.amounts[slot] = (sums.amounts[slot] ?? 0) + amount / Math.max(measuredParts, 1);
    sums.measured[slot] = (sums.measured[slot] ?? 0) + grams / count;
  }
}
