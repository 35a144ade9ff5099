import { rpeOf } from './parse-effort.ts';
import { perHandWords } from '../per-hand.ts';
import { parsePercentOfOther } from './percent-base.ts';
import { withLoadAfterAmount } from './load-after-amount.ts';
import { withWrittenLoads } from './written-loads.ts';
import {
  loadNumbers as numbers,
  loadUnit as unit,
  measuredLoad,
  percentOfMaximum as percent,
} from '../measured-load.ts';
import { consumedMarker, type ParsedValue, consume, type LineParser } from './line-parser.ts';

const afterAt = new RegExp(
  `@\\s*([+-]?\\s?(?:2\\s*x\\s*)?${numbers}\\s*(?:${unit}|${percent})?(?:\\s*${perHandWords})?)(?![\\p{L}\\p{N}]|\\+)`,
  'iu',
);
const wordsAfterAt = new RegExp(
  `@\\s*([^@;,|${consumedMarker}]{1,60}?)\\s*(?=\\s\\d{1,2}\\s*x\\s*\\d|[@;,|${consumedMarker}]|$)`,
  'iu',
);
const withoutAt = new RegExp(
  `(?<![\\p{L}\\p{N}.,x])(?<!\\d\\s?x\\s?)(?<!(?:pendenza|incline|inclinazione|grade)\\s*)((?:\\+\\s?)?(?:2\\s*x\\s*)?${numbers}\\s*(?:${unit}|${percent})(?:\\s*${perHandWords})?)`,
  'iu',
);

/** `-10%` and `-5 kg` are relative to another set. A dash before a larger number separates: `4x8 -80kg`. */
const relativeLoad =
  /@\s*-\s?\d{1,2}(?:[.,]\d{1,2})?\s*%|(?<=^|[^@\s]\s|\()-(?:[1-4]?\d)(?:[.,]\d{1,2})?\s*(?:%|kg(?!\p{L}))/iu;

/** `40 kg x 8 x 4` is load, repetitions and sets. */
const loadFirst = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?\s*kg)\s*x\s*(\d{1,3})\s*x\s*(\d{1,2})(?!\d)/iu;
const fromTo = /(?<!\p{L})da\s+(\d{1,3})\s+a\s+(\d{1,3})(?=\s*(?:kg|%))/iu;
/** `+2,5 kg` every week or workout is no load of the sets. */
const weekly = /(?:(?:ogni|per|each|every|a)\s+|\/\s*)(?:sett|sedut|allenament|week|workout|session)/i;
const weeklyIncrease = /\+\s?\d{1,3}(?:[.,]\d{1,2})?\s*(?:kg|%)/i;

/** In `4x8x80` the third number is the load. */
const timesLoad =
  /(?<![\p{L}\p{N}])(\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?)\s*x\s*(?=\d{1,3}(?:[.,]\d{1,2})?\s*(?:kg|%|\s|$))/iu;

/** Parses the load. After @ a number up to 10 without a unit is an RPE, also a range of them; a larger one is kilograms. */
export function parseLoad(line: LineParser): void {
  parsePercentOfOther(line);
  line.text = line.text.replace(timesLoad, '$1 @');
  line.text = line.text.replace(loadFirst, '$3x$2 @$1');
  line.text = withLoadAfterAmount(withWrittenLoads(line.text)).replace(fromTo, '$1-$2');
  if (weekly.test(line.text)) consume(line, weeklyIncrease, ([all]) => ({ note: all }));
  consume(line, relativeLoad, ([all]) => ({ note: all }));
  const isParsed =
    consume(line, afterAt, ([, text = '']) => loadOf(text)) ||
    consume(line, withoutAt, ([, text = '']) => loadOf(text));
  if (isParsed) return;
  consume(line, wordsAfterAt, ([, text = '']) => (text.trim().length > 40 ? null : { weight: text.trim() }));
}

export function loadOf(text: string): ParsedValue {
  const load = measuredLoad(text);
  if (!load) return null;
  const { sign, numbers: amount, unit: typedUnit, hand } = load;
  if (!typedUnit && !sign && !hand && /^(?:\d(?:[.,]5)?|10)(?:\s*-\s*(?:\d(?:[.,]5)?|10))?$/.test(amount)) {
    const [from = '', to] = amount.split('-');
    return rpeOf(`@${amount}`, from.trim(), to?.trim());
  }
  return {
    weight: `${sign}${amount.replace(/\s?%(?=\s*[-/+])/g, '').replace(/\s*([-/+x])\s*/gi, '$1')}${unitText(typedUnit)}${hand && ` ${hand.toLowerCase()}`}`,
  };
}

function unitText(text: string): string {
  const unit = text.toLowerCase();
  if (unit.startsWith('%')) return /rm|massimale|max/.test(unit) ? '% 1RM' : '%';
  return unit.startsWith('lb') ? ' lb' : ' kg';
}
