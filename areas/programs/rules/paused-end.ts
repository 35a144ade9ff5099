import type { ChosenPause } from '../contract/document.ts';
import { type CopyCalendar, movedEnd, withDays, withPause } from './pauses.ts';
import { endsOn as lastDayOf } from './schedule.ts';

interface Copy extends CopyCalendar {
  weeks: number;
  endsOn: string;
  chosenEnd: string | null;
}

/**
 * The last day of a copy after a pause is added, or changed when one begins on `replaced`, and by how many days the pause moves what
 * follows. The first day of a copy that replaces it still ends it.
 */
export function pausedEnd(copy: Copy, { replaced, pause }: { replaced: string | null; pause: ChosenPause }) {
  const { weeks, chosenEnd } = copy;
  const { days, ...chosen } = withDays(pause);
  const others = (copy.pauses ?? []).filter(({ from }) => from !== replaced);
  const pauses = withPause(others, { days, ...chosen });
  const end = chosenEnd ? movedEnd(copy, pauses, chosenEnd) : lastDayOf({ ...copy, pauses }, weeks);
  const isReplaced = copy.endsOn < (chosenEnd ?? lastDayOf(copy, weeks)) && copy.endsOn < end;
  return { days, endsOn: isReplaced ? copy.endsOn : end, isReplaced };
}
