import type { TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
import { gramsPerMillilitre, isLiquid } from '#areas/aliments/rules/liquids.ts';
import { measureNamed, measureOfItself } from '#areas/aliments/rules/measure-names.ts';
import { isPiece, isServing } from '#areas/aliments/rules/pieces.ts';
import { asQuantity } from '#areas/aliments/rules/quantities.ts';
import {
  quantityOfMeasures,
  quantityOfMillilitres,
  suggestedQuantity,
  type TypedQuantity,
} from '#areas/aliments/rules/suggested-quantity.ts';
import type { IngredientUnit, ParsedIngredient } from '../contract/library.ts';
import { containers, hasUnusualSize, packages } from './pasted-units.ts';

/**
 * The quantity of a pasted line for a food. `isCertain` is false when grams were assumed, the mean of a range was
 * taken or the quantity may be that of another food, and a person should look; `isMissing` when the
 * line has none, and a person must type or confirm one.
 */
export interface IngredientQuantity extends TypedQuantity {
  isCertain: boolean;
  isMissing: boolean;
  /** The two readings of a weight behind several pieces, in grams: `2 kiwi (150 g)`. Missing where it is decided. */
  readings?: WeightReadings;
}

/** The weight of all pieces when it is written for all of them, and when it is written for each. */
export interface WeightReadings {
  total: number;
  ofEach: number;
}

type Read = Omit<IngredientQuantity, 'isMissing'>;

type Measured = Pick<UsedAliment, 'name' | 'name_en' | 'portions' | 'category'>;
type SpoonUnit = Exclude<IngredientUnit, 'g' | 'ml' | 'piece' | 'unstated' | 'to_taste'>;

/** A standard portion is not a unit of the food: half an onion is not half a portion of onions. */
const standardPortion = /\b(?:porzion[ei]|servings?|portions?)\b/i;

/** Words of household measures in the labels of a food's portions, in both languages. */
const measureWords: Record<SpoonUnit, RegExp> = {
  tablespoon: /\b(?:cucchiaio|cucchiai|tablespoons?|tbsp)\b/i,
  teaspoon: /\b(?:cucchiain[oi]|teaspoons?|tsp)\b/i,
  cup: /\b(?:tazz[ae]|(?<!\b(?:espresso|moka) )cups?)\b/i,
  glass: /\b(?:bicchier[ei]|glass(?:es)?)\b/i,
  pinch: /\b(?:pizzic[oh]i?|pinch(?:es)?)\b/i,
  scoop: /\b(?:misurin[oi]|scoops?)\b/i,
  handful: /\b(?:manciat[ae]|handfuls?)\b/i,
  slice: /\b(?:fett[ae]|slices?)\b/i,
  clove: /\b(?:spicchi(?:o)?|cloves?)\b/i,
  square: /\b(?:quadratin[oi]|quadrett[oi]|squares?)\b/i,
  portion: standardPortion,
};

/** Grams assumed for a measure that the food has no grams for; spoons, and for liquids cup and glass of water. Null: none are assumed. */
const assumedGrams: Record<SpoonUnit, number | null> = {
  tablespoon: 10,
  teaspoon: 5,
  cup: 240,
  glass: 200,
  pinch: 0.5,
  handful: 30,
  scoop: 30,
  slice: null,
  clove: 4,
  square: null,
  portion: null,
};

/** Names of the measures that a food has none of its own for. */
const measureLabels: Record<SpoonUnit, Pick<TypedPortion, 'label' | 'label_en'>> = {
  tablespoon: { label: 'cucchiaio', label_en: 'tablespoon' },
  teaspoon: { label: 'cucchiaino', label_en: 'teaspoon' },
  cup: { label: 'tazza', label_en: 'cup' },
  glass: { label: 'bicchiere', label_en: 'glass' },
  pinch: { label: 'pizzico', label_en: 'pinch' },
  scoop: { label: 'misurino', label_en: 'scoop' },
  handful: { label: 'manciata', label_en: 'handful' },
  slice: { label: 'fetta', label_en: 'slice' },
  clove: { label: 'spicchio', label_en: 'clove' },
  square: { label: 'quadretto', label_en: 'square' },
  portion: { label: 'porzione', label_en: 'serving' },
};

export function ingredientQuantity(line: ParsedIngredient, aliment: Measured): IngredientQuantity {
  const read = quantityIn(line, aliment);
  const isDoubtful = line.range !== '' || line.isQuantityShared || line.isQuantityDoubtful;
  return read
    ? { ...read, isCertain: read.isCertain && !isDoubtful, isMissing: false }
    : { ...suggestedQuantity(aliment, null), isCertain: false, isMissing: true };
}

/** Null where the line does not say a quantity of this food. */
function quantityIn(line: ParsedIngredient, aliment: Measured): Read | null {
  const { count, unit, food, container } = line;
  if (unit === 'to_taste') return { quantity: 0, portion: null, isCertain: true };
  if (unit === null || count === null) return null;
  if (unit === 'g') return withWrittenMeasure(inGrams(count, true), line, aliment);
  if (unit === 'ml') return withWrittenMeasure(inMillilitres(count, aliment), line, aliment);
  if (unit !== 'piece' && unit !== 'unstated') return inSpoons(count, unit, aliment);
  if (container !== undefined) return inPackages(count, container, aliment);
  if (count > mostPieces) return inManyPieces(count, aliment);
  const pieces = inPieces(count, aliment);
  return pieces && { ...pieces, isCertain: pieces.isCertain && !hasUnusualSize(food) };
}

/** Several pieces that weigh less than this share of what they usually do have rather the weight of each. */
const leastShareOfPieces = 0.6;

/** The weight as the written number of measures, `1 tazza (150 g)`, where it is exactly that. */
function withWrittenMeasure(weighed: Read, { measure }: ParsedIngredient, aliment: Measured): Read {
  if (!measure || measure.count <= 0) return weighed;
  const { count, unit, mayBeWeighedEach = false } = measure;
  const known = writtenMeasure(measure, aliment);
  if (count > 1 && mayBeWeighedEach) {
    const readings = { total: weighed.quantity, ofEach: asQuantity(weighed.quantity * count) };
    const meant = meantReading(readings, { grams: known.grams, isPiece: unit === 'piece' || unit === 'slice' });
    if (meant === null) return { ...weighed, isCertain: false, readings };
    return { ...weighed, ...counted({ ...known, count, quantity: readings[meant] }) };
  }
  const isTotal = known.grams === null || weighed.quantity / count >= known.grams * leastShareOfPieces;
  const isCertain = weighed.isCertain && (count <= 1 || isTotal);
  return { ...weighed, isCertain, ...counted({ ...known, count, quantity: weighed.quantity }) };
}

/** By how much one reading must fit better than the other one, as the natural logarithm of the ratio of the weights. */
const leastDifference = 0.25;
/** Largest difference from the usual weight of a piece, as the natural logarithm: about 1.8 times. */
const mostDifference = 0.6;

/**
 * Whether the weight behind several pieces is that of all or of each, by what a piece of the food usually weighs: `2 yogurt (125 g)` are
 * two of 125 g, `3 fette biscottate (30 g)` weigh 30 g. Null where both or none of them fit.
 */
function meantReading(
  { total, ofEach }: WeightReadings,
  { grams, isPiece: isOfPiece }: { grams: number | null; isPiece: boolean },
): keyof WeightReadings | null {
  if (!grams) return null;
  const count = ofEach / total;
  const differenceOfTotal = Math.abs(Math.log(total / (grams * count)));
  const differenceOfEach = Math.abs(Math.log(total / grams));
  if (Math.min(differenceOfTotal, differenceOfEach) > mostDifference) return null;
  if (Math.abs(differenceOfTotal - differenceOfEach) < leastDifference) return null;
  if (differenceOfTotal < differenceOfEach) return 'total';
  return isOfPiece ? 'ofEach' : null;
}

function counted({ labels, count, quantity }: WrittenMeasure & { count: number; quantity: number }): TypedQuantity {
  const grams = asQuantity(quantity / count);
  const isExact = asQuantity(grams * count) === quantity;
  return { quantity, portion: labels && isExact ? { ...labels, grams, count } : null };
}

interface WrittenMeasure {
  /** Null for pieces that have no name of their own. */
  labels: Pick<TypedPortion, 'label' | 'label_en'> | null;
  /** Grams that the food has for it; null for none. */
  grams: number | null;
}

function writtenMeasure({ unit, name }: NonNullable<ParsedIngredient['measure']>, aliment: Measured): WrittenMeasure {
  const measures = householdMeasures(aliment.portions);
  const isContainer = containers.has(name);
  const ofItself = unit === 'piece' && !isContainer ? measureOfItself({ ...aliment, portions: measures }) : undefined;
  const named = unit === 'piece' && name !== '' ? measureNamed(name, measures) : undefined;
  const usual = unit === 'piece' && !isContainer ? usualPiece(aliment) : undefined;
  const portion = isSpoon(unit) ? portionCalled(unit, aliment) : (ofItself ?? named ?? usual);
  if (portion) return { labels: { label: portion.label, label_en: portion.label_en }, grams: portion.grams };
  return { labels: isSpoon(unit) ? measureLabels[unit] : null, grams: null };
}

function isSpoon(unit: IngredientUnit): unit is SpoonUnit {
  return unit in measureLabels;
}

/** Stays in millilitres, with the grams by the density of the food; a millilitre of one of unknown density counts as a gram. */
function inMillilitres(count: number, aliment: Measured): Read {
  const known = gramsPerMillilitre(aliment);
  return { ...quantityOfMillilitres(known ?? 1, count), isCertain: known !== null };
}

/**
 * Units of the food, such as eggs: the measure that is called as it, else its usual one if that is a piece. A standard portion of
 * fruit is only about one fruit.
 */
function inPieces(count: number, aliment: Measured): Read | null {
  const pieces = piecesOf(aliment);
  const piece = measureOfItself(aliment) ?? pieces.find(({ isDefault }) => isDefault) ?? pieces[0];
  return piece ? { ...quantityOfMeasures(piece, count), isCertain: !isServing(piece) } : null;
}

/**
 * Packages of the food, as its measure of this name or, to be checked, of another package: `1 confezione di yogurt` is a pot. Null for a
 * food without one, as what a package holds is not assumed: `1 pacchetto di cracker` is no cracker.
 */
function inPackages(count: number, container: string, aliment: Measured): Read | null {
  const measures = householdMeasures(aliment.portions);
  const named = measureNamed(container, measures);
  if (named) return { ...quantityOfMeasures(named, count), isCertain: true };
  const ofPackage = measures.filter(isPackage);
  const other = ofPackage.find(({ isDefault }) => isDefault) ?? ofPackage[0];
  return other ? { ...quantityOfMeasures(other, count), isCertain: false } : null;
}

function isPackage(measure: Measured['portions'][number]): boolean {
  return labelsOf(measure).some((label) =>
    packages.has(label.toLowerCase().replace(/^1 /, '').split(/\s/, 1)[0] ?? ''),
  );
}

/** A number without a unit up to this one counts pieces, whatever these weigh. */
const mostPieces = 9;
/** Largest weight of many pieces, such as 20 almonds. */
const mostGramsOfPieces = 300;

/** `20 mandorle` are pieces where these are light; `250 latte` and `60 pane` are grams, which a person should look at. */
function inManyPieces(count: number, aliment: Measured): Read {
  const piece = measureOfItself(aliment);
  const isLight = piece !== undefined && piece.grams * count <= mostGramsOfPieces;
  return isLight ? { ...quantityOfMeasures(piece, count), isCertain: true } : inGrams(count, false);
}

function piecesOf({ portions, category }: Measured): readonly Measured['portions'][number][] {
  return householdMeasures(portions).filter((portion) => isPiece(portion, category));
}

/** The piece of the food that is no standard portion, such as a pot of yogurt. */
function usualPiece(aliment: Measured): Measured['portions'][number] | undefined {
  const pieces = piecesOf(aliment).filter((piece) => !isServing(piece));
  return pieces.find(({ isDefault }) => isDefault) ?? pieces[0];
}

function inSpoons(count: number, unit: SpoonUnit, aliment: Measured): Read | null {
  const portion = portionCalled(unit, aliment);
  if (portion) return { ...quantityOfMeasures(portion, count), isCertain: true };
  const isVessel = unit === 'cup' || unit === 'glass';
  // 240 g of water are a cup; of cereals it holds 30 to 40 g.
  const grams = isVessel && !isLiquid(aliment) ? null : assumedGrams[unit];
  return grams === null ? null : inGrams(count * grams, false);
}

/** `(3-4 fette)` of a serving. */
const severalInBrackets = /\(\d[^()]*\)/;

/** The measure that has only the word as its name, else the first one with it: `bicchiere`, `bicchiere piccolo`. */
function portionCalled(unit: SpoonUnit, { portions }: Measured): Measured['portions'][number] | undefined {
  const word = measureWords[unit];
  const isCalled = (label: string) => word.test(label.replace(severalInBrackets, ''));
  const called = portions.filter((one) => labelsOf(one).some(isCalled));
  const isOnlyWord = (label: string) => word.test(label) && label.replace(word, '').replace(/^1 /, '').trim() === '';
  return called.find((one) => labelsOf(one).some(isOnlyWord)) ?? called[0];
}

function labelsOf({ label, label_en }: UsedAliment['portions'][number]): string[] {
  return [label, label_en];
}

function inGrams(grams: number, isCertain: boolean): Read {
  return { quantity: asQuantity(grams), portion: null, isCertain };
}
