import { limits } from '../../contract/document.ts';
import { targetsBySet } from '../set-targets.ts';
import { consumedMarker } from './line-parser.ts';
import type { ParsedRow } from './values.ts';

/** Sets and repetitions, `2x8`, but not the load of two dumbbells, `2x20 kg`. */
const scheme = String.raw`(?<![\p{L}\p{N}.,])\d{1,2}\s*(?:[x*]\s*(?:\d{1,3}(?!\d|[.,]\d|\s*(?:kg|lbs?|%))|max|amrap|cedimento)|(?:serie|sets?)(?!\p{L}))`;
const backOff = String.raw`(?:back[-\s]?off(?:\s+sets?)?|top\s?sets?|down[-\s]?sets?)`;
const connective = String.raw`(?:e\s+poi|and\s+then|then|poi|seguit[oaie]\s+da|followed\s+by|e|and|plus|più)`;
const loadBefore = String.raw`@?\d{1,3}(?:[.,]\d{1,2})?\s*(?:kg|%)`;
/** What separates a scheme from the one before it: a sign, or one of these words, which may be `back off`. */
const betweenSchemes = new RegExp(
  String.raw`(?:\s*[,;+/|·&]\s*|\s+-\s*|\s+(?=(?:${connective}|${backOff})[\s:])|(?<=\d\s?(?:kg|%))\s+)(?:${connective}\s+)?(?=(?:${backOff}\s*:?\s*(?:da|di|of)?\s*)?(?:${loadBefore}\s+)?${scheme})`,
  'giu',
);
const hasScheme = new RegExp(scheme, 'iu');
/** Schemes of several weeks, alternatives or sets before the others are not read as sets of one workout. */
const ofSeveralWeeks =
  /(?<!\p{L})(?:sett(?:iman[ae])?|weeks?|wk|w\d|warm|risc|riscaldamento|avv|avvicinamento)(?!\p{L})/iu;

/** `top set 5` is one set of five. */
const topSet =
  /(?<!\p{L})(top\s?set)\s*:?\s*(?:da|di|of|x)?\s*(\d{1,2})(?!\d|[.,]\d|\s*(?:[x*%]|serie|sets?|kg|lbs?))/iu;
const topSingle = /(?<!\p{L})top\s?single(?!\p{L})/iu;
const backOffWord = new RegExp(String.raw`\s(?=${backOff}\s*:?\s*(?:da|di|of)?\s*${scheme})`, 'iu');

/**
 * Splits an exercise with several schemes of sets, "Squat 1x5 @85%, then 2x8 @70%", into "Squat 1x5 @85%" and "2x8 @70%".
 * A separator followed by the name of another exercise does not split.
 */
export function splitSchemes(text: string): string[] {
  const written = text
    .replace(/(?<=\d\s?x\s?)\(([\d+-]{1,20})\)/i, '$1')
    .replace(topSingle, 'top set 1x1')
    .replace(topSet, '$1 1x$2')
    .replace(backOffWord, consumedMarker);
  if (ofSeveralWeeks.test(text)) return [written];
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: separator } of written.matchAll(betweenSchemes)) {
    const part = written.slice(start, index);
    if (!hasScheme.test(part)) continue;
    parts.push(part);
    start = index + separator.length;
  }
  return [...parts, written.slice(start)];
}

/**
 * Joins the schemes of one exercise into a row by set: 1x5 at 85% and 2x8 at 70% are 3 sets of 5/8/8 at 85/70/70%. Schemes
 * that a row cannot hold, such as those with another RPE, stay rows of the same exercise; the rest and the tempo after the
 * last one count for all.
 */
export function joinSchemes(rows: readonly ParsedRow[]): ParsedRow[] {
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (!first || !last || others.length === 0) return [...rows];
  const named = others.map((row) => ({ ...row, name: first.name, info: joinedTexts([row.name, row.info]) }));
  const shared = [first, ...named].map((row) => ({
    ...row,
    restSeconds: row.restSeconds ?? last.restSeconds,
    tut: row.tut || last.tut,
  }));
  if (shared.every(isRepsByLoad)) return [setsByLoad(shared)];
  const joined = rowBySet(shared);
  return joined ? [joined] : shared.map((row) => ({ ...row, supersetMark: first.supersetMark }));
}

const leastLoad = 30;

/** Whether the row is `5x100`: repetitions and kilograms rather than 5 sets of 100. */
function isRepsByLoad({ type, sets, reps, weight }: ParsedRow): boolean {
  return type === 'reps' && sets !== null && weight === '' && /^\d+$/.test(reps) && Number(reps) >= leastLoad;
}

/** Reads `5x100, 5x90, 8x80` as one set each, and keeps the text in the note to be checked. */
function setsByLoad(rows: readonly ParsedRow[]): ParsedRow {
  const sets = rows.map((row) => ({ ...row, sets: 1, reps: String(row.sets), weight: `${row.reps} kg`, info: '' }));
  const [first] = sets;
  const text = joinedTexts([
    ...rows.map(({ sets: reps, reps: kg }) => `${reps}x${kg}`),
    ...rows.map(({ info }) => info),
  ]);
  const joined = rowBySet(sets);
  if (!first) throw new Error('setsByLoad: no rows');
  return joined ? { ...joined, info: text } : { ...first, ...{ sets: null, reps: '', weight: '' }, info: text };
}

function rowBySet(rows: readonly ParsedRow[]): ParsedRow | null {
  const [first] = rows;
  const counts = rows.map(({ type, sets }) => (type === 'reps' && sets !== null ? sets : 0));
  const sets = counts.reduce((sum, count) => sum + count, 0);
  // A text of its own, `3x20 + 3x15 obliqui`, is only of its sets.
  const hasOwnText = rows.some((row, index) => index > 0 && row.info !== '');
  if (!first || hasOwnText || counts.includes(0) || sets > limits.sets || !rows.every((row) => isLike(row, first)))
    return null;
  const ofEachSet = (texts: string[]) => texts.flatMap((text, index) => Array<string>(counts[index] ?? 0).fill(text));
  const reps = listOf(ofEachSet(rows.map((row) => row.reps)));
  const weight = listOf(ofEachSet(rows.map((row) => row.weight)));
  if (reps === null || weight === null) return null;
  return {
    ...first,
    ...{ sets, reps, weight },
    info: joinedTexts(rows.map((row) => row.info)),
    notices: [...new Set(rows.flatMap((row) => row.notices))],
  };
}

/** Whether the rows have the same effort, rest and tempo, which a row has once for all sets. */
function isLike(row: ParsedRow, other: ParsedRow): boolean {
  const fields = ['rpe', 'rpeTo', 'rir', 'rirTo', 'tut', 'restSeconds'] as const;
  return fields.every((field) => row[field] === other[field]);
}

const maxListLength = 40;

/** Writes the targets of the sets with one unit at the end, `85/70/70%`; null when a list cannot hold them. */
function listOf(targets: readonly string[]): string | null {
  const [first = ''] = targets;
  if (targets.every((target) => target === first)) return targetsBySet(first) === null ? first : null;
  const parts = targets.map((target) => /^(\d+(?:[.,]\d+)?)( kg| lb|%(?: 1RM)?|)$/.exec(target));
  const unit = parts[0]?.[2] ?? '';
  if (parts.some((part) => part?.[2] !== unit)) return null;
  const list = `${parts.map((part) => part?.[1]).join('/')}${unit}`;
  return list.length <= maxListLength && targetsBySet(list)?.length === targets.length ? list : null;
}

function joinedTexts(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' · ');
}

const prescription =
  /\d\s*[x*]\s*(?:\d|max|amrap)|\d\s*(?:min(?:ut[oi]|utes?)?(?!\p{L})|')|(?<!\p{L})(?:x|kg)\s*\d|\d\s*k?m(?!\p{L})|\d\s*\+?\s*(?:kg|lbs?|%)|\d\s*(?:(?:serie|sets?|rip|reps?|ripetizioni)(?!\p{L}))|@\s*\d|(?<!\p{L})(?:rpe|rir|buffer)\s*\d|(?<!\p{L})(?:amrap|emom|tabata)(?!\p{L})|(?<!\d)\d{1,3}(?:\s*[-/,]\s*\d{1,3}){2}|(?<![\p{L}\p{N}])\+\s?\d|(?<!\p{L})(?:carico|peso|load|weight|zavorra|bw)(?:\s+d[ia])?\s*[:=+-]?\s*\d|(?:^|· )(?:kg|lbs?)(?: ·|$)/iu;
const onlyNumbers = /^[\s.,:'"/-]*[\d+][\d\s.,:'"/+-]*$/;

/** Whether a note has something that may be sets, a load, a percentage or an effort, or a part of only numbers. */
export function holdsPrescription(note: string): boolean {
  return prescription.test(note) || note.split(' · ').some((part) => onlyNumbers.test(part));
}
