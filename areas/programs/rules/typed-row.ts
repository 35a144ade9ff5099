import { durationPattern } from './durations.ts';

const sets = String.raw`\d{1,2}\s*(?:[x×*]\s*(?:\d|max|amrap|cedimento)|(?:serie|sets?)(?!\p{L}))`;
const load = String.raw`(?:kg[.:]?\s*\d|bw\s*[+-]\s*\d|[+@]\s*\d)`;
/** At least three repetitions by set, and the method of `Curl 21s`. */
const repetitions = String.raw`(?:\d{1,3}(?:\s?[-–/]\s?\d{1,3}){2,}(?![\d\p{L}])|21\s?s(?!\p{L}))`;
const loadBeforeSets = String.raw`\d{1,3}(?:[.,]\d{1,2})?\s*(?:kg|lbs?)\s+${sets}`;
/** Sets, repetitions by set or a load behind the name of an exercise: `3x10`, `3 serie`, `8/6/4`, `@40`, `kg 50`, `80 kg 3x8`. */
const firstValue = new RegExp(String.raw`\s+(?=${sets}|${load}|${repetitions}|${loadBeforeSets})`, 'iu');
const distance = String.raw`\d{1,5}(?:[.,]\d{1,3})?\s*(?:km|mt?|metri|meters?|miglia|miles?)(?![\p{L}/])`;
/** A time or a distance behind the name: `cyclette 15 min`, `corsa 20'`, `vogatore 500 m`, but not that of a pause within a repetition. */
const firstAmount = new RegExp(
  String.raw`(?<!(?:pausa|fermo|stop|rec|recupero|riposo|rest)\.?)\s+(?=(?:${durationPattern}|${distance})(?!\s*(?:di\s+)?(?:fermo|pausa|stop)))`,
  'iu',
);
const anySets = new RegExp(sets, 'iu');

/** Splits a row typed in one go, `leg extension 3x10 @40kg` or `cyclette 15 min`, into the name and its values; '' without values. */
export function splitTypedRow(typed: string): { name: string; values: string } {
  const text = typed.trim();
  const starts = [text.search(firstValue), anySets.test(text) ? -1 : text.search(firstAmount)];
  const index = Math.min(...starts.filter((start) => start > 0));
  return index === Number.POSITIVE_INFINITY
    ? { name: text, values: '' }
    : { name: text.slice(0, index), values: text.slice(index).trim() };
}
