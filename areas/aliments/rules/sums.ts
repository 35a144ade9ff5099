import { type MacroName, type MicronutrientCode, macroNames } from '../contract.ts';
import { knownAmount, knownQuantity } from './amounts.ts';
import { nutrientNames, type Portion, referenceQuantity, statedAmount } from './nutrients.ts';

/** What some food contains, unrounded: by slot the amount of each nutrient and the grams of food it is measured in. */
export interface Sums {
  grams: number;
  amounts: number[];
  measured: number[];
}

/** Whether alternatives count: then a component is the mean of itself and them, never their sum. */
export interface CountingOptions {
  include_alternatives_in_macro: boolean;
}

interface Choice extends Portion {
  alternatives: readonly Portion[];
}

/** Fractions first and zeros then, so that the engine keeps plain numbers side by side, and so do the copies. */
const zeros: number[] = [];
for (const _ of nutrientNames) zeros.push(0.5);
zeros.fill(0);

export function zeroSums(): Sums {
  return { grams: 0, amounts: zeros.slice(), measured: zeros.slice() };
}

export function sumsOf(components: readonly Choice[], counting: CountingOptions): Sums {
  const sums = zeroSums();
  for (const component of components) {
    if (!counting.include_alternatives_in_macro || component.alternatives.length === 0) addPortion(sums, component);
    else addMean(sums, [component, ...component.alternatives].filter(isEaten).map(sumsOfPortion));
  }
  return sums;
}

/** What an alternative without a quantity would bring is not known yet, so it does not count. */
function isEaten({ quantity }: Portion): boolean {
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

interface Added {
  /** None for what the catalogue does not know. */
  slot: number | undefined;
  /** In one of so many portions. */
  amount: number | null;
  portions: number;
  grams: number;
}

function addAmount({ amounts, measured }: Sums, { slot, amount, portions, grams }: Added): void {
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

/** A nutrient's mean is over those parts that measure it: the others know nothing of it, which is not zero. */
function addMean(sums: Sums, parts: readonly Sums[]): void {
  const count = Math.max(parts.length, 1);
  sums.grams += parts.reduce((grams, part) => grams + part.grams, 0) / count;
  for (let slot = 0; slot < zeros.length; slot++) {
    let amount = 0;
    let grams = 0;
    let measuring = 0;
    for (const { amounts, measured } of parts) {
      amount += amounts[slot] ?? 0;
      grams += measured[slot] ?? 0;
      measuring += (measured[slot] ?? 0) > 0 ? 1 : 0;
    }
    sums.amounts[slot] = (sums.amounts[slot] ?? 0) + amount / Math.max(measuring, 1);
    sums.measured[slot] = (sums.measured[slot] ?? 0) + grams / count;
  }
}
