import { formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import type { LastPerformance } from '../../../contract/editing.ts';

/** Formats sets: `80 kg × 8, 8, 7`, `80 kg × 8, 82,5 kg × 6`, `12, 12, 10` without a load; '' without values. */
export function setsText(sets: LastPerformance['sets']): string {
  const runs: { weightKg: number | null; reps: string[] }[] = [];
  for (const { weightKg, reps } of sets) {
    if (reps === null && weightKg === null) continue;
    const last = runs.at(-1);
    const repsText = reps === null ? '–' : formatNumber(reps);
    if (last && last.weightKg === weightKg) last.reps.push(repsText);
    else runs.push({ weightKg, reps: [repsText] });
  }
  return runs
    .map(({ weightKg, reps }) => [weightKg && formatWeight(weightKg), reps.join(', ')].filter(Boolean).join(' × '))
    .join(', ');
}
