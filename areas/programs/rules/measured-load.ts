import { perHandWords } from './per-hand.ts';

const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
/** The numbers of a load, a part of regular expressions: `80`, `80-85`, `80/85/90`, `24+24`. */
export const loadNumbers = String.raw`${number}(?:(?:\s?%)?(?:\s*[-/]\s*|\s?\+\s?)${number})*`;
export const loadUnit = String.raw`(?:kg|kili|chili|lbs?)(?![\p{L}])`;
export const percentOfMaximum = String.raw`%(?:\s*(?:di\s+|del\s+|of\s+)?(?:1\s*rm|rm|massimale|max)(?![\p{L}]))?`;

const measured = new RegExp(
  `^([+-]?\\s?)((?:2\\s*x\\s*)?${loadNumbers})\\s*(${loadUnit}|${percentOfMaximum})?(?:\\s*(${perHandWords}))?$`,
  'iu',
);

/** A load in its parts, as written; a part that is missing is ''. */
interface MeasuredLoad {
  sign: string;
  numbers: string;
  unit: string;
  /** The words that make it the load of one hand. */
  hand: string;
}

/**
 * Parses a text that is a load and nothing else: `80 kg`, `+10 kg`, `2x20 kg`, `75% 1RM`, `80/85/90 kg`, `24 kg per mano`, `176 lb`. A share of
 * the maximum together with a weight, `75% + 5 kg`, is none.
 */
export function measuredLoad(text: string): MeasuredLoad | null {
  const match = measured.exec(text.trim());
  if (!match) return null;
  const [, sign = '', numbers = '', unit = '', hand = ''] = match;
  if (numbers.includes('%') && !unit.startsWith('%')) return null;
  return { sign: sign.trim(), numbers, unit, hand };
}
