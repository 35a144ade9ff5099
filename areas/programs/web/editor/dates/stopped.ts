import type { Week } from '../../../contract/document.ts';
import { shownDateOf } from '../../../rules/dates.ts';
import { isStoppedOn, weeksUntilStop } from '../../../rules/stopped.ts';
import { useCalendar, useEditor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import type { CopyTraining } from '../training.ts';

/** Whether the copy was replaced or ended early before this date; false in a template, which has no dates. */
export function useIsStopped(date: string | null): boolean {
  return isStoppedOn(date, useEditor().stopsOn.use());
}

/** Whether the copy was replaced or ended early before this week begins. */
export function useIsWeekStopped(weekNumber: number): boolean {
  return useIsStopped(shownDateOf(useCalendar(), { weekNumber, offset: 0 }));
}

/** Returns a function that leaves out of the weeks of a copy what its client does not follow because it ends early. */
export function useFollowedWeeks(): (weeks: Week[]) => Week[] {
  const editor = useEditor();
  const stopsOn = editor.stopsOn.use();
  const calendar = useCalendar();
  const training = editor.training.use();
  return (weeks) =>
    stopsOn
      ? weeksUntilStop(weeks, { ...calendar, stopsOn, moved: training.moved, logged: loggedWorkouts(training, weeks) })
      : weeks;
}

function loggedWorkouts({ begun, done }: CopyTraining, weeks: readonly Week[]): ReadonlySet<string> {
  const rowsDone = [...done.values()].filter(({ setsDone }) => setsDone > 0);
  return new Set([...begun, ...rowsDone.flatMap(({ rowId }) => findRow(weeks, rowId)?.workout.id ?? [])]);
}
