import { useContents, useEditorState } from '../context.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { useShowsDates } from './shown-dates.ts';
import { WeekStrip } from './WeekStrip.tsx';

/** The days of the week in sight, where they are asked for. */
export function ShownWeekStrip() {
  const { week } = useVisibleWeek();
  const weekId = useContents(({ weeks }) => weeks[week]?.id);
  const isShown = useShowsDates(useEditorState(({ startsOn }) => startsOn !== null));
  return isShown && weekId ? <WeekStrip key={weekId} weekId={weekId} /> : null;
}
