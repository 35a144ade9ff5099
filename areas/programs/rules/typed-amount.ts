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
 * `3x45"` also changes the sets. Repetitions are otherwise free text, since coaches use many notations; other types return
 * null for a text that is not an amount.
 */
export function parseTypedAmount(text: string, row: Pick<ExerciseRow, 'type' | 'sets'>): Partial<Amount> | null {
  const amount = amountOf(text, row.type);
  if (!amount) return null;
  const field = amount.value ? 'value' : 'reps';
  const written = amount[field] ?? '';
  const read = row.type === 'text' ? written : withRange(written, amount.sets ?? row.sets);
  return { ...setsFor(read, row.sets), ...amount, ...(read !== written && { [field]: read }) };
}

function amountOf(text: string, exerciseType: ExerciseRow['type']): Partial<Amount> | null {
  if (exerciseType === 'text') return { value: text };
  const parsed = amountWithUnit(text);
  if (exerciseType === 'reps') return parsed ?? { reps: text };
  if (parsed?.type === exerciseType) return { ...(parsed.sets && { sets: parsed.sets }), value: parsed.value };
  const isTimeOfDistance = exerciseType === 'distance' && parsed?.type === 'time';
  return isAmount(exerciseType, text) && !isTimeOfDistance ? { value: text } : parsed;
}

/** Parses a complete text that is a time, a distance, an AMRAP or an EMOM, with the number of sets when it is written. */
function amountWithUnit(text: string): Amount | null {
  const line = createLineParser(normalizeText(text));
  parseWrittenAmount(line);
  const { type, sets, value } = line.values;
  const isRead = line.text.replaceAll(consumedMarker, '').trim() === '' && line.notes.length === 0;
  if (!isRead || value === '' || type === 'text') return null;
  return { type, reps: '', value, ...(sets !== null && { sets }) };
}
