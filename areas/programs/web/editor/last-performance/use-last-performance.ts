import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import { useNextLoad } from '../next-loads/next-loads.tsx';
import { setsText } from './sets-text.ts';

interface ShownPerformance {
  kind: 'done' | 'changed' | 'other' | 'partial' | 'missed' | 'stopped' | 'skipped' | 'pain' | 'last';
  /** `Fatto:`, `Fatto 1 di 3:`. */
  lead: string;
  /** `80 kg × 8 · 18 nov`. */
  result: string;
  /** The sentence of both: `Fatto: 80 kg × 8 · 18 nov`. */
  line: string;
  /** Of a row that was not done as it is prescribed now: `1/3`. */
  count?: string;
}

/**
 * Returns what the client did of a row: all prescribed sets (`done`), also when their number was changed after the workout began
 * (`changed`), fewer (`partial`) or none (`missed`), another exercise than the row has now, because the client swapped it or the coach
 * replaced it since (`other`), why it was stopped and what was done before (`stopped`), or why it was skipped (`skipped`); else that its
 * exercise was skipped because of pain and not done again (`pain`), or the last time of its exercise in any workout (`last`). Null
 * without one, as in a template.
 */
export function useLastPerformance(rowId: string): ShownPerformance | null {
  const t = useTexts('programs');
  const { training } = useEditor();
  const { previous, done } = training.use();
  const exerciseId = useRow(rowId, (row) => row.exerciseId);
  const prescribedSets = useRow(rowId, (row) => row.sets ?? 1);
  const nextLoad = useNextLoad()(useRow(rowId, (row) => row));
  const ofRow = done.get(rowId);
  if (!ofRow && nextLoad?.isPain) return { kind: 'pain', lead: '', result: nextLoad.line, line: nextLoad.line };
  const performance = ofRow ?? previous.find((one) => one.exerciseId === exerciseId);
  if (!performance) return null;

  const sets = setsText(performance.sets);
  const isOther = Boolean(ofRow?.exerciseId) && ofRow?.exerciseId !== exerciseId;
  const named = [isOther && ofRow?.exerciseName, sets].filter(Boolean).join(', ');
  const date = formatShortDate(performance.finishedOn);
  const shown = (kind: Exclude<ShownPerformance['kind'], 'pain'>, text: string) => {
    const lead = t(`previous.${kind}`, { done: ofRow?.setsDone, planned: ofRow?.setsPlanned });
    const result = text ? t('previous.short', { sets: text, date }) : date;
    return { kind, lead, result, line: `${lead} ${result}` };
  };
  if (!ofRow) return sets ? shown('last', sets) : null;
  if (ofRow.skipReason) {
    const reason = t(`previous.reasons.${ofRow.skipReason}`);
    const why = ofRow.skipNote ? t('previous.reasonWithNote', { reason, note: ofRow.skipNote }) : reason;
    return shown(ofRow.sets.length > 0 ? 'stopped' : 'skipped', [why, named].filter(Boolean).join(', '));
  }
  const count = `${ofRow.setsDone}/${ofRow.setsPlanned}`;
  if (ofRow.setsDone === 0) return { ...shown('missed', ''), count };
  if (isOther) return shown('other', named);
  if (ofRow.setsDone < ofRow.setsPlanned) return { ...shown('partial', named), count };
  return ofRow.setsPlanned === prescribedSets ? shown('done', named) : { ...shown('changed', named), count };
}
