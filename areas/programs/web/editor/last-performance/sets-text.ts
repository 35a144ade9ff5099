import { formatDistance, formatNumber, formatSetTime, formatWeight } from '#shell/web/texts/formats.ts';
import type { LastPerformance } from '../../../contract/editing.ts';

type PerformedSet = LastPerformance['sets'][number];

/** Separates sets. A comma would be confused with the decimal separator: `11,5 kg × 9, 8`. */
const separator = ' · ';

/**
 * Formats sets: `80 kg × 8 · 8 · 7`, `80 kg × 8 · 82,5 kg × 6`, `12 · 12 · 10` without a load, `45 s · 40 s`,
 * `20 kg × 40 m · 40 m`, `400 m in 01:32`; '' without values.
 */
export function setsText(sets: LastPerformance['sets']): string {
  const runs: { weightKg: number | null; amounts: string[] }[] = [];
  for (const set of sets) {
    const amount = amountText(set);
    if (amount === '' && set.weightKg === null) continue;
    const last = runs.at(-1);
    if (last && last.weightKg === set.weightKg) last.amounts.push(amount || '–');
    else runs.push({ weightKg: set.weightKg, amounts: [amount || '–'] });
  }
  return runs
    .map(({ weightKg, amounts }) =>
      [weightKg && formatWeight(weightKg), amounts.join(separator)].filter(Boolean).join(' × '),
    )
    .join(separator);
}

/** The repetitions; else the distance with its time, or the time. */
function amountText({ reps, seconds, metres }: PerformedSet): string {
  if (reps !== null) return formatNumber(reps);
  if (metres === null) return seconds === null ? '' : formatSetTime(seconds);
  return seconds === null ? formatDistance(metres) : `${formatDistance(metres)} in ${formatSetTime(seconds)}`;
}
