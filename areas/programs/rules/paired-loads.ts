import { isWithTwoWeights } from '#areas/exercises/rules/two-weights.ts';
import { normalizeText } from './import/normalize.ts';
import { perHandWords } from './per-hand.ts';

const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const unit = String.raw`(?:\s*(kgs?|lbs?))`;

const english = /(?<!\p{L})(?:hand|each|ea|dumbbells?|dbs?)(?!\p{L})/iu;

/** Loads of one hand: a number, a range or a list by set. */
const loads = String.raw`${number}(?:\s*[-/]\s*${number})*`;
const plainLoads = new RegExp(`^(${loads})${unit}?$`, 'iu');
const markedLoads = new RegExp(String.raw`^(${loads})${unit}?\s*(${perHandWords})$`, 'iu');
const pair = new RegExp(String.raw`(?<![\d.,+]\s*)(${number})(?:\s*kg)?\s*\+\s*\1(?![\d.,]|\s*(?:kg)?\s*\+)`, 'giu');
const twice = new RegExp(String.raw`^2\s*x\s*(${number})(?=\s*(?:kgs?|lbs?|$))`, 'iu');
const timesTwo = new RegExp(String.raw`^(${number})\s*(kgs?|lbs?)?\s*x\s*2(?=\s*(?:kgs?|lbs?|$))`, 'iu');

/**
 * Writes the load of two dumbbells or kettlebells as that of one hand: `24+24`, `2x24 kg`, `24x2` and `24 cad.` are
 * `24 kg per mano`. Null for any other load, and when the name of the exercise says nothing of two weights.
 */
export function loadPerHand(text: string, exerciseName: string): string | null {
  const written = normalizeText(text);
  const isPaired = isWithTwoWeights(exerciseName);
  const [, marked = '', markedUnit, hand = ''] = markedLoads.exec(written) ?? [];
  const isNamed = /mano|hand|manubrio|dumbbell|kettlebell|kb|db/i.test(hand);
  if (marked !== '' && (isPaired || isNamed)) return perHand(marked, markedUnit, hand);
  if (!isPaired) return null;
  const single = written.replace(timesTwo, '$1 $2').replace(twice, '$1').replaceAll(pair, '$1').trim();
  const [, one = '', typedUnit] = (single !== written && plainLoads.exec(single)) || [];
  return one === '' ? null : perHand(one, typedUnit, exerciseName);
}

/** Whether the load is two equal ones, `24+24 kg` or `2x24 kg`, of which the equipment is not known. */
export function isPairOfLoads(text: string): boolean {
  const written = normalizeText(text);
  const isTwice = /kg|lb/i.test(written) && (twice.test(written) || timesTwo.test(written));
  return isTwice || new RegExp(String.raw`^(${number})(?:\s*kg)?\s*\+\s*\1${unit}?$`, 'iu').test(written);
}

function perHand(one: string, typedUnit: string | undefined, language: string): string {
  const spelled = one.replace(/\s*([-/])\s*/g, '$1');
  return `${spelled} ${/^lb/i.test(typedUnit ?? '') ? 'lb' : 'kg'} ${english.test(language) ? 'per hand' : 'per mano'}`;
}
