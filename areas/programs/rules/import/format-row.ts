import type { ImportedValues } from '../../contract/import.ts';
import { formatDuration } from '#shell/common/numbers.ts';
import { effortText } from '../effort-range.ts';

/** Formats a row as a line that `parseLine` parses back: `Squat 4x8 @80 kg RIR 2 rec 01:30 warm-up: 5x40`. */
export function formatRow(row: ImportedValues & { name: string }): string {
  return [row.name, printedValues(row), row.info && `note: ${row.info}`].filter(Boolean).join(' ');
}

/** Formats a row without name and note. */
export function printedValues(row: ImportedValues): string {
  const { weight, rpe, rir, tut, warmUp, restSeconds, ...amount } = row;
  const parts = [
    amountText(amount),
    weight && `@${weight}`,
    rpe !== null && `RPE ${effortText(row, 'rpe')}`,
    rir !== null && `RIR ${effortText(row, 'rir')}`,
    tut && `TUT ${tut}`,
    restSeconds !== null && `rec ${formatDuration(restSeconds)}`,
    warmUp && `warm-up: ${warmUp}`,
  ];
  return parts.filter(Boolean).join(' ');
}

function amountText({ type, sets, reps, value }: Pick<ImportedValues, 'type' | 'sets' | 'reps' | 'value'>): string {
  if (type === 'reps') {
    if (sets === null) return reps && `${reps} rip`;
    return reps ? `${sets}x${reps}` : `${sets} serie`;
  }
  const amount = { text: `[${value}]`, amrap: `AMRAP ${value}`, emom: `EMOM ${value}`, time: value, distance: value }[
    type
  ];
  return sets === null ? amount.trim() : `${sets}x${amount}`.trim();
}
