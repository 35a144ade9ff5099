import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useEditor, useRow } from '../context.tsx';
import { setsText } from './sets-text.ts';

/** What the client did the last time with the exercise of a row, and when; null where nothing is known, as in a model. */
export function useLastPerformance(rowId: string): { sets: string; date: string } | null {
  const { previous, timeZone } = useEditor();
  const exerciseId = useRow(rowId, (row) => row.exerciseId);
  const performance = previous.find((one) => one.exerciseId === exerciseId);
  const sets = performance ? setsText(performance.sets) : '';
  return performance && sets ? { sets, date: formatShortDate(performance.finishedAt, timeZone) } : null;
}
