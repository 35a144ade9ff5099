import type { Week } from '../../../contract/document.ts';
import { dateOf } from '../../../rules/dates.ts';
import { isReplacedOn, weeksUntilReplaced } from '../../../rules/replaced.ts';
import { useEditor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import type { CopyTraining } from '../training.ts';

/** Whether another program replaced the copy on or before this date; false in a template, which has no dates. */
export function useIsReplaced(date: string | null): boolean {
  return isReplacedOn(date, useEditor().replacedFrom.use());
}

/** Whether another program replaced the copy before this week begins. */
export function useIsWeekReplaced(weekNumber: number): boolean {
  const startsOn = useEditor().startsOn.use();
  return useIsReplaced(startsOn && dateOf({ startsOn, weekNumber, offset: 0 }));
}

/** Returns a function that leaves out of the weeks of a copy what its client no longer follows because it was replaced. */
export function useFollowedWeeks(): (weeks: Week[]) => Week[] {
  const editor = useEditor();
  const [startsOn, replacedFrom] = [editor.startsOn.use(), editor.replacedFrom.use()];
  const training = editor.training.use();
  return (weeks) =>
    replacedFrom
      ? weeksUntilReplaced(weeks, {
          startsOn,
          replacedFrom,
          moved: training.moved,
          logged: loggedWorkouts(training, weeks),
        })
      : weeks;
}

function loggedWorkouts({ begun, done }: CopyTraining, weeks: readonly Week[]): ReadonlySet<string> {
  const rowsDone = [...done.values()].filter(({ setsDone }) => setsDone > 0);
  return new Set([...begun, ...rowsDone.flatMap(({ rowId }) => findRow(weeks, rowId)?.workout.id ?? [])]);
}
