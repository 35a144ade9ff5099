import { consumedMarker } from './line-parser.ts';

const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
/** A number, a range or a list by set: `60`, `20-22,5`, `50/55/60`, `50 - 55 - 60`, `50, 55, 60`. */
const list = String.raw`(?:${number}(?:[-/+]${number}){1,20}|${number}(?:\s[-/]\s${number}){2,20}|${number}(?:,\s${number}){2,20}|${number})`;
const unit = String.raw`(?:kg|kili|chili|lbs?)(?!\p{L})`;
const times = '[x*]';
const setsOf = String.raw`\d{1,3}(?:\s*-\s*\d{1,2})?\s*(?:${times}|(?:serie|sets?)(?!\p{L})\s*(?:x|da|di|per|of|[,:])?)\s*`;
const start = String.raw`(?<![\p{L}\p{N}.,])`;
const commas = String.raw`\d{1,3}(?:,\s+\d{1,3}){1,20}`;
/** Sets with repetitions, or at least three repetitions by set: `3x8`, `3x6-8`, `3x8, 6, 4`, `8/6/4`. */
const amount = String.raw`${start}(?:${setsOf}(?:${commas}|\d{1,3}(?:\s*[-/]\s*\d{1,3}){0,20})|\d{1,3}(?:[-/]\d{1,3}){2,20})`;
const amountInParts = String.raw`${start}${setsOf}\d{1,3}(?:\+\d{1,3}){0,20}\+?`;
/** The last word of an amount, or the mark of a value that was parsed before. */
const valueEnd = String.raw`(?:${consumedMarker}|(?:(?<!\p{L})|(?<=\d\s*x))(?:rip|reps?|ripetizioni|max|cedimento|failure|amrap|lato|gamba|braccio|mano|side|leg|arm|each|cad))`;

/** A number with another unit behind it is no load. */
const noOtherUnit = String.raw`(?![.,/+-]?\d|\s*(?:${times}|['"%:°]|(?:s|secs?|second[ioe]|seconds?|mins?|minut[oi]|minutes?|m|mt|rip|reps?|ripetizioni|serie|sets?|kg|rm)(?!\p{L})))`;
/** What follows a load that has no unit at all. */
const end = String.raw`(?=\s*(?:$|,(?!\d)|[;|()·${consumedMarker}]|-\s|(?<=\s)\d{1,2}\s*x\s*\d))`;
const unitOrEnd = String.raw`(?:\s*(${unit}|%)|${end})`;
const preposition = String.raw`(?:(?<!\p{L})(?:con|col|a|al|with|at)\s+|@\s*)?`;
const ofLoad = String.raw`\s*(?:(?:di|da|of)\s+|[:=]\s*)?`;
const loadWord = String.raw`(?<!\p{L})(?:carico|peso|load|weight)(?!\p{L})${ofLoad}`;
const ofTen = String.raw`\d{1,2}(?:[.,]\d)?/10(?![\d/]|[.,]\d|\s*${unit})`;
const bodyWeight = String.raw`(?<!\p{L})(?:bw|corpo\s+libero|peso\s+corporeo|body\s?weight)`;
const addedWeight = String.raw`(?<!\p{L})(?:zavorra|sovraccarico)(?!\p{L})`;
const unitFirst = String.raw`(${unit})[.:=]?\s*(\+?)\s?(${list})${noOtherUnit}`;

const patterns = {
  /** `3x12/10/8 kg 50/55/60`: the number before the unit is that of the repetitions. */
  unitAfterAmount: new RegExp(String.raw`(${amount}|${amountInParts})\s*${unitFirst}`, 'iu'),
  /** `max kg 20`, `con kg 50`, `carico kg 50`. */
  unitBefore: new RegExp(String.raw`${preposition}(?:${loadWord})?(?<![\p{L}\p{N}])(?<!\d\s*)${unitFirst}`, 'iu'),
  /** `3x8 carico 60`, but not `aumenta il carico 2,5 kg`, nor the effort of `carico 7/10`. */
  loadWord: new RegExp(
    String.raw`(?<=(?:[\d,;:|/()·-]|${valueEnd}\.?)\s*)${preposition}${loadWord}(\+?)\s?(?!${ofTen})(${list})${unitOrEnd}`,
    'iu',
  ),
  /** `BW+10`, `BW-20`, `corpo libero - 20 kg`, but not the rest or the repetitions of `corpo libero - 60`. */
  bodyWeight: new RegExp(
    String.raw`${preposition}${bodyWeight}(\s*\+\s?|-(?=\d)|\s*-\s?(?=${list}\s*${unit}))(${list})${unitOrEnd}`,
    'iu',
  ),
  addedWeight: new RegExp(String.raw`${preposition}${addedWeight}${ofLoad}\+?\s?(${list})${unitOrEnd}`, 'iu'),
  beforeAddedWeight: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,/-])(?:\+\s?)?(${list})\s*(${unit})\s+(?:di\s+)?${addedWeight}`,
    'iu',
  ),
  /** `3x8 +10`, but not the parts of `3x10+8+6 +10`, nor the repetitions of `3x8 +1`. */
  increase: new RegExp(String.raw`(${amount}|${valueEnd}\.?)\s(\+(?=[5-9]|\d{2}|\d[.,])${list})${end}`, 'iu'),
  help: new RegExp(String.raw`(?<=[\s(])(?<!@\s*)-(?=${number}\s*${unit})`, 'iu'),
};
const assisted = /(?<!\p{L})assist/iu;

/**
 * Writes the load as `@60 kg` where its unit or a word is before it, or it has no unit: `3x10 kg 60`, `carico 50/55/60`, `BW+10`,
 * `zavorra 10 kg`, `3x8 +10`. In the line of an assisted exercise `-20 kg` is the load too.
 */
export function withWrittenLoads(text: string): string {
  const written = text
    .replace(patterns.unitAfterAmount, (_, before: string, ...load: string[]) => `${before} ${unitLast(load)}`)
    .replace(patterns.unitBefore, (_, ...load: string[]) => unitLast(load))
    .replace(patterns.bodyWeight, (_, sign: string, loads: string, of?: string) => marked(`${sign.trim()}${loads}`, of))
    .replace(patterns.addedWeight, (_, loads: string, of?: string) => marked(`+${loads}`, of))
    .replace(patterns.beforeAddedWeight, (_, loads: string, of: string) => marked(`+${loads}`, of))
    .replace(patterns.loadWord, (_, sign: string, loads: string, of?: string) => marked(`${sign}${loads}`, of))
    .replace(patterns.increase, (_, before: string, loads: string) => `${before} ${marked(loads)}`);
  return assisted.test(written) ? written.replace(patterns.help, '@-') : written;
}

function unitLast([of = '', sign = '', loads = '']: string[]): string {
  return marked(`${sign}${loads}`, of);
}

function marked(loads: string, of = 'kg'): string {
  return `@${loads.replaceAll(/,\s+|\s+/g, (gap) => (gap.startsWith(',') ? '/' : ''))} ${of}`.replace(' %', '%');
}
