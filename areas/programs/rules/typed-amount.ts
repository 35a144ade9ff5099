import type { ExerciseRow } from '../contract/document.ts';
import { isAmount } from './amounts.ts';
import { consumedMarker, createLineParser } from './import/line-parser.ts';
import { normalizeText } from './import/normalize.ts';
import { parseAmount } from './import/parse-amount.ts';

type Amount = Pick<ExerciseRow, 'type' | 'reps' | 'value'>;

/**
 * Parses an amount as typed in a row of the exercise type. A text with the unit of another type also changes the type:
 * `45"` in repetitions is a time of 45 s, and it is written `45 s` in a timed row too. Repetitions are otherwise free text, since
 * coaches use many notations; other types return null for a text that is not an amount.
 */
export function parseTypedAmount(text: string, exerciseType: ExerciseRow['type']): Partial<Amount> | null {
  if (exerciseType === 'text') return { value: text };
  const parsed = amountWithUnit(text);
  if (exerciseType === 'reps') return parsed ?? { reps: text };
  if (parsed?.type === exerciseType) return { value: parsed.value };
  const isTimeOfDistance = exerciseType === 'distance' && parsed?.type === 'time';
  return isAmount(exerciseType, text) && !isTimeOfDistance ? { value: text } : parsed;
}

/** Parses a complete text that is a time, a distance, an AMRAP or an EMOM. */
function amountWithUnit(text: string): Amount | null {
  const line = createLineParser(normalizeText(text));
  parseAmount(line);
  const { type, sets, value } = line.values;
  const isComplete = line.text.replaceAll(consumedMarker, '').trim() === '' && sets === null && value !== '';
  return isComplete && type !== 'text' ? { type, reps: '', value } : null;
}
