import type { TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
import { litre, millilitre } from '#areas/aliments/rules/liquids.ts';
import { roundedTo } from '#shell/common/numbers.ts';

type Measure = Omit<TypedPortion, 'count'>;

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
  /^(porzion|serving|cooked serving|reference|cucchia|tablespoon|teaspoon|bicchier|glass|small glass|shot|tazz|cup|misurin|scoop|lattina|pizzic|pinch|ml$)/i;

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
  return { quantity: roundedTo(2, count * step), portion: { ...piece, count } };
}

/** Millilitres in one step of what was written in them, or in litres. */
const millilitreStep = 10;

/** The grams of one step of a household measure: a half of a spoon or a glass, 10 ml, one piece. */
export function measureStep(measure: Measure): number {
  if (measure.label === millilitre.label) return measure.grams * millilitreStep;
  if (measure.label === litre.label) return (measure.grams * millilitreStep) / 1000;
  return isDivided(measure) ? measure.grams / 2 : measure.grams;
}

/** Whether a measure is divided freely, such as a glass or a serving; any other counts pieces. */
export function isDivided({ label, label_en }: Pick<Measure, 'label' | 'label_en'>): boolean {
  return dividedMeasures.test(label || label_en);
}

/** The nearest quantity in steps of a household measure, at least one. */
export function inMeasureSteps(portion: TypedPortion, grams: number): HouseholdQuantity {
  const step = measureStep(portion);
  const quantity = Math.max(1, Math.round(grams / step)) * step;
  return { quantity: roundedTo(2, quantity), portion: { ...portion, count: quantity / portion.grams } };
}

/** Weight in grams from which fruit is counted in pieces; smaller pieces are weighed. */
const leastFruitGrams = 30;

/** The piece in which a food is counted: its usual measure, and of fruit, of which the usual one is a serving, any piece. */
export function pieceOf({ portions, category }: UsedAliment): TypedPortion | undefined {
  const measures = householdMeasures(portions);
  const usual = measures.find(({ isDefault }) => isDefault) ?? measures[0];
  const fruits = category === 'fruits' ? measures.filter(({ grams }) => grams >= leastFruitGrams) : [];
  const piece = [usual, ...fruits].find((one) => one && !dividedMeasures.test(one.label || one.label_en));
  return piece && { label: piece.label, label_en: piece.label_en, grams: piece.grams, count: 1 };
}
