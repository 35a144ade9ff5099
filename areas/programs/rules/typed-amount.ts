import type { ExerciseRow } from '../contract/document.ts';
import { isAmount } from './amounts.ts';
import { consumedMarker, createLineParser } from './import/line-parser.ts';
import { normalizeText } from './import/normalize.ts';
import { parseWrittenAmount } from './import/parse-amount.ts';
import { setsFor, withRange } from './set-targets.ts';

type Amount = Pick<ExerciseRow, 'type' | 'reps' | 'value'> & { sets?: number };

/**
 * Parses an amount as typed in a row, with the number of sets when the text has more of them. A text with the unit of
 * another type also changes the type: `45"` in repetitions is a time of 45 s, and it is written `45 s` in a timed row too;
 * `3x45"` also changes the sets. A time or a distance without a unit has the one of the amount before. Repetitions are otherwise free
 * text, since coaches use many notations; other types return null for a text that is not an amount.
 */
export function parseTypedAmount(
  text: string,
  row: Pick<ExerciseRow, 'type' | 'sets'> & { value?: string },
): Partial<Amount> | null {
  const amount = amountOf(withUnitBefore(text, row), row.type);
  if (!amount) return null;
  const field = amount.value ? 'value' : 'reps';
  const written = amount[field] ?? '';
  const read = row.type === 'text' ? written : withRange(written, amount.sets ?? row.sets);
  return { ...setsFor(read, row.sets), ...amount, ...(read !== written && { [field]: read }) };
}

const bareNumbers = /^\d+(?:[.,]\d+)?(?:\s*[-/]\s*\d+(?:[.,]\d+)?)*$/;

/** Whether the text consists of numbers without a unit: `25`, `2,5`, `30-45`. */
export function isWithoutUnit(text: string): boolean {
  return bareNumbers.test(text.trim());
}

/**
 * Adds the unit of the amount that the row has: `60` typed over `45 s` is `60 s`, `25` over `20 min` is `25 min`. Without one a time is
 * in seconds, and below 10 in minutes; a distance stays without a unit.
 */
function withUnitBefore(text: string, { type, value = '' }: { type: ExerciseRow['type']; value?: string }): string {
  const amount = text.replace(/^\s*\d+\s*[x×]/i, '');
  if (!isWithoutUnit(amount) || (type !== 'time' && type !== 'distance')) return text;
  const unit = /^[\d.,\s/-]+(s|min|m|km|mi|yd)$/i.exec(value.trim())?.[1];
  if (unit && unit !== 's') return `${text.trim()} ${unit}`;
  return type === 'time' ? `${text.trim()} ${Number(amount) < 10 ? 'min' : 's'}` : text;
}

function amountOf(text: string, exerciseType: ExerciseRow['type']): Partial<Amount> | null {
  if (exerciseType === 'text') return { value: text };
  const parsed = amountWithUnit(text);
  if (exerciseType === 'reps') return parsed ?? { reps: text };
  if (parsed?.type === exerciseType) return { ...(parsed.sets && { sets: parsed.sets }), value: parsed.value };
  const isTimeOfDistance = exerciseType === 'distance' && parsed?.type === 'time';
  return isAmount(exerciseType, text) && !isTimeOfDistance ? { value: text } : parsed;
}

/** Parses a complete text that is a time, a distance, an AMRAP or an EMOM, or repetitions with the number of sets: `5x5`. */
function amountWithUnit(text: string): Amount | null {
  const line = createLineParser(normalizeText(text));
  parseWrittenAmount(line);
  const { type, sets, reps, value } = line.values;
  const isRead = line.text.replaceAll(consumedMarker, '').trim() === '' && line.notes.length === 0;
  const isAmountRead = value !== '' || (reps !== '' && sets !== null);
  if (!isRead || !isAmountRead || type === 'text') return null;
  return { type, reps, value, ...(sets !== null && { sets }) };
}
