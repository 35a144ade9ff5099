import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import { setsText } from './sets-text.ts';

/**
 * Returns what the client did of a row (`done`), or why it was skipped, in place of the sets; else the last time of its exercise in any workout
 * (`last`). Null without one, as in a template.
 */
export function useLastPerformance(
  rowId: string,
): { kind: 'done' | 'skipped' | 'last'; sets: string; date: string } | null {
  const t = useTexts('programs');
  const { previous, done, timeZone } = useEditor();
  const exerciseId = useRow(rowId, (row) => row.exerciseId);
  const ofRow = done.get(rowId);
  const performance = ofRow ?? previous.find((one) => one.exerciseId === exerciseId);
  const sets = performance ? [ofRow?.exerciseName, setsText(performance.sets)].filter(Boolean).join(', ') : '';
  const kind = ofRow ? 'done' : 'last';
  if (ofRow?.skipReason && !sets) {
    const date = formatShortDate(ofRow.finishedAt, timeZone);
    return { kind: 'skipped', sets: t(`previous.reasons.${ofRow.skipReason}`), date };
  }
  return performance && sets ? { kind, sets, date: formatShortDate(performance.finishedAt, timeZone) } : null;
}
