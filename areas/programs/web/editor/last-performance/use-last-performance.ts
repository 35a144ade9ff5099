import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useEditor, useRow } from '../context.tsx';
import { setsText } from './sets-text.ts';

/** Returns the client's last performance of the exercise of a row; null without one, as in a template. */
export function useLastPerformance(rowId: string): { sets: string; date: string } | null {
  const { previous, timeZone } = useEditor();
  const exerciseId = useRow(rowId, (row) => row.exerciseId);
  const performance = previous.find((one) => one.exerciseId === exerciseId);
  const sets = performance ? setsText(performance.sets) : '';
  return performance && sets ? { sets, date: formatShortDate(performance.finishedAt, timeZone) } : null;
}
