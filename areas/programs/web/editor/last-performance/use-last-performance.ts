import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useEditor, useRow } from '../context.tsx';
import { setsText } from './sets-text.ts';

/**
 * Returns what the client did of a row, beside what it prescribes (`done`); else the last time of its exercise in any workout
 * (`last`). Null without one, as in a template.
 */
export function useLastPerformance(rowId: string): { kind: 'done' | 'last'; sets: string; date: string } | null {
  const { previous, done, timeZone } = useEditor();
  const exerciseId = useRow(rowId, (row) => row.exerciseId);
  const ofRow = done.get(rowId);
  const performance = ofRow ?? previous.find((one) => one.exerciseId === exerciseId);
  const sets = performance ? [ofRow?.exerciseName, setsText(performance.sets)].filter(Boolean).join(', ') : '';
  const kind = ofRow ? 'done' : 'last';
  return performance && sets ? { kind, sets, date: formatShortDate(performance.finishedAt, timeZone) } : null;
}
