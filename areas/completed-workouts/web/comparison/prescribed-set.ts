import type { PrescribedRow, RowChange } from '../../contract/set.ts';
import { repsOfSet } from '../../rules/ranges.ts';
import { formatNumber as figure } from '#shell/web/texts/formats.ts';
import { type Texts, weightText } from '../text.ts';

interface Asked {
  row: PrescribedRow;
  number: number;
  change: RowChange | null;
}

/**
 * One set of the prescription: `80 kg × 6-8` and `RIR 2`, but `75% · 5`: a share of the maximum is not multiplied. The
 * load is of the exercise that was prescribed, and left out where another one was done.
 */
export function prescribedPieces(t: Texts, { row, number, change }: Asked): string[] {
  const { type, reps, value, rir, rpe } = row;
  const what = type === 'reps' ? repsOfSet(reps, number) : [value, reps].filter(Boolean).join(' · ');
  const load = change?.exerciseId ? '' : weightText(row.weight);
  const work = [load, what].filter(Boolean).join(load.endsWith('kg') ? ' × ' : ' · ');
  const pieces = [
    work,
    rir === null ? '' : t('set.rir', { count: rir }),
    rpe === null ? '' : t('set.rpe', { rpe: figure(rpe) }),
  ].filter(Boolean);
  return pieces.length > 0 ? pieces : [t('set.free')];
}
