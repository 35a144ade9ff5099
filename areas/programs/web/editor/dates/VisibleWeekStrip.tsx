import { useContent, useEditor } from '../context.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { useShowsDates } from './dates-visibility.ts';
import { WeekStrip } from './WeekStrip.tsx';

/** Strip of the visible week, when it is switched on. */
export function VisibleWeekStrip() {
  const { week } = useVisibleWeek();
  const weekId = useContent(({ weeks }) => weeks[week]?.id);
  const isShown = useShowsDates(useEditor().startsOn.use() !== null);
  return isShown && weekId ? <WeekStrip key={weekId} weekId={weekId} /> : null;
}
