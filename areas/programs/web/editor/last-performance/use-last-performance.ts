import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import { setsText } from './sets-text.ts';

interface ShownPerformance {
  kind: 'done' | 'partial' | 'stopped' | 'skipped' | 'last';
  sets: string;
  date: string;
  /** The sentence about it: `Fatto: 80 kg × 8 · 18 nov`. */
  line: string;
  /** `Fatto:`, `Fatto 1 di 3:`. */
  lead: string;
  /** Of a row that was done in part: `1/3`. */
  count?: string;
}

/**
 * Returns what the client did of a row, all prescribed sets (`done`) or fewer (`partial`), why it was stopped and what was done before (`stopped`), or why it was skipped
 * (`skipped`); else the last time of its exercise in any workout (`last`). Null without one, as in a template.
 */
export function useLastPerformance(rowId: string): ShownPerformance | null {
  const t = useTexts('programs');
  const { previous, done, timeZone } = useEditor();
  const exerciseId = useRow(rowId, (row) => row.exerciseId);
  const ofRow = done.get(rowId);
  const performance = ofRow ?? previous.find((one) => one.exerciseId === exerciseId);
  const sets = performance ? [ofRow?.exerciseName, setsText(performance.sets)].filter(Boolean).join(', ') : '';
  const shown = (kind: ShownPerformance['kind'], sets: string, finishedAt: string) => {
    const values = { sets, date: formatShortDate(finishedAt, timeZone) };
    const lead = t(`previous.${kind}`, { done: ofRow?.setsDone, planned: ofRow?.setsPlanned });
    return { kind, ...values, lead, line: `${lead} ${t('previous.short', values)}` };
  };
  if (ofRow?.skipReason) {
    const reason = t(`previous.reasons.${ofRow.skipReason}`);
    const why = ofRow.skipNote ? t('previous.reasonWithNote', { reason, note: ofRow.skipNote }) : reason;
    return shown(sets ? 'stopped' : 'skipped', [why, sets].filter(Boolean).join(', '), ofRow.finishedAt);
  }
  if (!performance || !sets) return null;
  if (!ofRow) return shown('last', sets, performance.finishedAt);
  if (ofRow.setsDone >= ofRow.setsPlanned) return shown('done', sets, ofRow.finishedAt);
  return { ...shown('partial', sets, ofRow.finishedAt), count: `${ofRow.setsDone}/${ofRow.setsPlanned}` };
}
