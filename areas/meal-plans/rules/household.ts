import type { TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
import { roundedTo } from '#shell/common/numbers.ts';

/** A quantity in household steps: whole pieces with their measure, otherwise grams with null. */
export interface HouseholdQuantity {
  quantity: number;
  portion: TypedPortion | null;
}

/** Grams that a person weighs to. */
const gramStep = 5;
/** Grams of spices and supplements, of which little is eaten. */
const fineStep = 1;
const finelyWeighed: ReadonlySet<UsedAliment['category']> = new Set(['spices_herbs', 'supplements']);

/** Beginnings of the labels of measures that are divided freely; any other label names a piece, such as an egg or a slice. */
const dividedMeasures =
  /^(porzion|serving|cooked serving|reference|cucchia|tablespoon|teaspoon|bicchier|glass|small glass|shot|tazz|cup|misurin|scoop|lattina|pizzic|pinch)/i;

/** The grams of one step of a food: one piece, or 5 g. */
export function householdStep(aliment: UsedAliment): number {
  return pieceOf(aliment)?.grams ?? (finelyWeighed.has(aliment.category) ? fineStep : gramStep);
}

/** The nearest quantity in whole steps, at least one. */
export function inHouseholdSteps(aliment: UsedAliment, grams: number): HouseholdQuantity {
  const step = householdStep(aliment);
  const count = Math.max(1, Math.round(grams / step));
  const piece = pieceOf(aliment);
  if (!piece) return { quantity: roundedTo(2, count * step), portion: null };
  const { label, label_en } = piece;
  return { quantity: roundedTo(2, count * step), portion: { label, label_en, grams: piece.grams, count } };
}

/** The nearest quantity in halves of a household measure, at least one half. */
export function inHalfMeasures(portion: TypedPortion, grams: number): HouseholdQuantity {
  const count = Math.max(1, Math.round((grams / portion.grams) * 2)) / 2;
  return { quantity: roundedTo(2, count * portion.grams), portion: { ...portion, count } };
}

function pieceOf({ portions }: UsedAliment) {
  const measures = householdMeasures(portions);
  const usual = measures.find(({ isDefault }) => isDefault) ?? measures[0];
  return usual && !dividedMeasures.test(usual.label || usual.label_en) ? usual : undefined;
}
