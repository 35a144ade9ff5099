import { addDays } from '#shell/common/dates.ts';
import type { ChosenPause, LaterCopy, Pause } from '../contract/document.ts';
import { type CopyCalendar, movedEnd, withDays, withPause } from './pauses.ts';
import { endsOn as lastDayOf } from './schedule.ts';

interface Copy extends CopyCalendar {
  weeks: number;
  chosenEnd: string | null;
  /** The first day of the copy that replaces it; null without one. */
  replacedFrom: string | null;
}

interface CopyBeforeOthers extends Copy {
  /** By first day. */
  laterCopies: readonly LaterCopy[];
}

/** The last day of a copy with other pauses. A chosen end moves along, the first day of the copy that replaces it does not. */
export function endWithPauses({ weeks, chosenEnd, replacedFrom, ...copy }: Copy, pauses: readonly Pause[]) {
  const end = chosenEnd ? movedEnd(copy, pauses, chosenEnd) : lastDayOf({ ...copy, pauses }, weeks);
  const isReplaced = replacedFrom !== null && replacedFrom <= end;
  return { endsOn: isReplaced ? addDays(replacedFrom, -1) : end, isReplaced };
}

/** Returns the first copy, of those ordered by first day, that follows this one without pauses and overlaps it with them. */
export function overlappedCopy(copy: CopyBeforeOthers, pauses: readonly Pause[]): LaterCopy | undefined {
  const { endsOn: unpausedEnd } = endWithPauses(copy, []);
  const { endsOn } = endWithPauses(copy, pauses);
  return copy.laterCopies.find(({ startsOn }) => startsOn > unpausedEnd && startsOn <= endsOn);
}

/**
 * What a pause changes: the last day of the copy, by how many days what follows moves (`days`), and the later copy that it overlaps
 * then. `replaced` is the first day of the pause that is changed; null when one is added.
 */
export function pausedEnd(
  copy: CopyBeforeOthers,
  { replaced, pause }: { replaced: string | null; pause: ChosenPause },
) {
  const added = withDays(pause);
  const others = (copy.pauses ?? []).filter(({ from }) => from !== replaced);
  const pauses = withPause(others, added);
  return { days: added.days, ...endWithPauses(copy, pauses), overlapped: overlappedCopy(copy, pauses) };
}
