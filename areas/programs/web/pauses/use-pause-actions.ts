import { addDays, todayIn } from '#shell/common/dates.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ProgramAssignment, programRoutes } from '../../contract.ts';
import type { Pause } from '../../contract/document.ts';
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

  /** Ends a pause yesterday; one that begins today is taken away. */
  function resumeToday(pause: Pause): void {
    const { days: _, ...chosen } = pause;
    const { from: replaced } = pause;
    if (replaced >= today) takeAway(pause, t('pause.resumed'));
    else
      save.mutate(
        { id, replaced, ...chosen, until: addDays(today, -1) },
        { onSuccess: () => finish(t('pause.resumed'), () => save.mutate({ id, replaced, ...chosen })) },
      );
  }

  return { takeAway, resumeToday, isPending: save.isPending || remove.isPending };
}
