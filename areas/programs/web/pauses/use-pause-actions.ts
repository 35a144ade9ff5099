import { addDays, todayIn } from '#shell/common/dates.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { programRoutes } from '../../contract.ts';
import type { ProgramAssignment } from '../../contract/assigned.ts';
import type { Pause } from '../../contract/document.ts';
import { resumptionOn } from '../../rules/pauses.ts';
import { assignmentInvalidations } from '../queries.ts';

/** Actions on a pause of a copy. Each can be undone from its toast. */
export function usePauseActions({ id }: ProgramAssignment, onDone: () => void) {
  const t = useTexts('programs');
  const today = todayIn(useMe().timeZone);
  const save = useApiMutation(programRoutes.pause, { invalidates: assignmentInvalidations });
  const remove = useApiMutation(programRoutes.deletePause, { invalidates: assignmentInvalidations });

  function finish(text: string, undo: () => void): void {
    onDone();
    toast.success(text, { action: { title: t('pause.undo'), run: undo } });
  }

  /** Takes a pause away as if it had never been. */
  function takeAway(pause: Pause, text = t('pause.removed')): void {
    const { days: _, ...chosen } = pause;
    remove.mutate(
      { id, from: pause.from },
      { onSuccess: () => finish(text, () => save.mutate({ id, replaced: null, ...chosen })) },
    );
  }

  /** Ends a pause yesterday. */
  function end(pause: Pause, { keepsWeekdays, text }: { keepsWeekdays: boolean; text: string }): void {
    const { days: _, ...chosen } = pause;
    const { from: replaced } = pause;
    save.mutate(
      { id, replaced, ...chosen, keepsWeekdays, until: addDays(today, -1) },
      { onSuccess: () => finish(text, () => save.mutate({ id, replaced, ...chosen })) },
    );
  }

  /** Ends a pause so that the rest goes on today, also when it changes its weekdays; one that begins today is taken away. */
  function resumeToday(pause: Pause): void {
    const text = t('pause.resumed');
    if (pause.from >= today) takeAway(pause, text);
    else end(pause, { keepsWeekdays: pause.keepsWeekdays && resumptionOn(pause, today) === today, text });
  }

  /** Ends a pause so that the rest goes on when it keeps its weekdays. */
  function resumeOnWeekdays(pause: Pause): void {
    const day = resumptionOn(pause, today);
    const text = t('pause.resumedOn', { weekday: formatWeekday(day), date: formatShortDate(day) });
    end(pause, { keepsWeekdays: true, text });
  }

  return { takeAway, resumeToday, resumeOnWeekdays, isPending: save.isPending || remove.isPending };
}
