import { limits, type UsedAliment } from '#areas/aliments/contract.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { isServing } from '#areas/aliments/rules/pieces.ts';
import type { FittedRow } from './fit-ranges.ts';
import { type HouseholdQuantity, inMeasureSteps, measureStep, pieceOf } from './household.ts';

/** Never changed: vegetables, drinks and seasonings bring a day to no target, and a plan is not better with 20 g of salad more. */
const unchanged: ReadonlySet<Category> = new Set([
  'vegetables',
  'beverages',
  'alcohol',
  'soups_sauces',
  'spices_herbs',
  'supplements',
]);
/** Categories that may only be decreased to reach a target. */
const onlyDecreased: ReadonlySet<Category> = new Set(['sweets', 'ice_cream', 'snacks', 'fast_food']);
/** Energy in kcal per 100 g below which food of no group, or a recipe, consists of vegetables. */
const vegetableKcal = 45;
const ofNoGroup: ReadonlySet<Category> = new Set(['other', 'ready_meals']);
/** Lipids per 100 g of oils; other fats, such as butter and sauces, are only decreased. */
const oilLipids = 95;

const finelyWeighed: ReadonlySet<Category> = new Set(['fats_oils', 'nuts_seeds', 'sweets', 'snacks']);
/** Grams to which a person weighs: of oils, nuts and small amounts, of fruit without a piece, of what is drunk, of other food. */
const gramSteps = { fine: 5, fruit: 50, glass: 50, usual: 10 } as const;
/** Planned grams below which the step of any food is fine. */
const smallAmount = 30;
/** Parts of a planned change below which it is not proposed. */
const leastChange = 0.1;
const glasses = /^(?:bicchier|tazz|small glass|glass|cup)/i;

/** The other quantities of a row that a fit may propose, in grams and practical portions; none for a row that must not change. */
export function optionsOf(row: FittedRow): number[] {
  const { quantity, range } = row;
  const mostGrams = Math.min(mayIncrease(row) ? range.most : quantity, limits.quantity);
  if (row.isLocked || isNeverChanged(row)) return [];
  const step = stepOf(row);
  const first = Math.max(1, Math.ceil(range.least / step - roundingError));
  const last = Math.floor(mostGrams / step + roundingError);
  // Of large quantities every second, third, ... step.
  const stride = Math.max(1, Math.ceil((last - first + 1) / maxOptions));
  return Array.from(
    { length: Math.max(0, Math.ceil((last - first + 1) / stride)) },
    (_, index) => (first + index * stride) * step,
  ).filter((grams) => Math.abs(grams - quantity) >= quantity * leastChange - roundingError);
}

/** Quantities of one row that are tried, which bounds the time of a search. */
const maxOptions = 40;

const roundingError = 1e-9;

/** The quantity as it is shown: in pieces or in the measure in which it was typed, else in grams. */
export function inFittedMeasures({ aliment, portion, step }: FittedRow, grams: number): HouseholdQuantity {
  if (portion && !isServing(portion)) return inMeasureSteps(portion, grams);
  const piece = step ? undefined : pieceOf(aliment);
  return piece ? inMeasureSteps(piece, grams) : { quantity: grams, portion: null };
}

/** Servings are weighed: half of one is too large a step. */
function stepOf({ aliment, portion, quantity, step }: FittedRow): number {
  if (step) return step;
  if (portion && !isServing(portion)) return measureStep(portion);
  const piece = pieceOf(aliment);
  if (piece) return piece.grams;
  if (aliment.category === 'fruits') return gramSteps.fruit;
  if (finelyWeighed.has(aliment.category) || quantity < smallAmount) return gramSteps.fine;
  const usual = aliment.portions.find(({ isDefault }) => isDefault);
  return usual && glasses.test(usual.label || usual.label_en) ? gramSteps.glass : gramSteps.usual;
}

function isNeverChanged({ aliment }: FittedRow): boolean {
  if (unchanged.has(aliment.category)) return true;
  return ofNoGroup.has(aliment.category) && per100g(aliment, 'calories') < vegetableKcal;
}

function mayIncrease({ aliment }: FittedRow): boolean {
  if (onlyDecreased.has(aliment.category)) return false;
  return aliment.category !== 'fats_oils' || per100g(aliment, 'lipids_tot') >= oilLipids;
}

/** Unknown amounts are taken as many: food is not left unchanged because its energy is not known. */
function per100g(aliment: UsedAliment, nutrient: 'calories' | 'lipids_tot'): number {
  return amountIn({ aliment, quantity: 100 }, nutrient) ?? Number.POSITIVE_INFINITY;
}
