import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { AssignedProgram } from '../../contract.ts';
import { useUnassign } from '../queries.ts';

/** Says what goes and what stays; a program that was trained on asks for a word. */
export function useConfirmUnassign({ id, title, clientName: client, completedWorkouts: count }: AssignedProgram) {
  const t = useTexts('programs');
  const unassign = useUnassign(() => toast.success(t('unassign.done', { title, client })));

  return async () => {
    const isSure = await confirm({
      title: t('unassign.title', { title, client }),
      text: count > 0 ? t('unassign.textDone', { count }) : t('unassign.text'),
      confirmLabel: t('unassign.yes'),
      destructive: true,
      ...(count > 0 && { typedConfirmation: t('unassign.word') }),
    });
    if (isSure) unassign.mutate({ programId: id });
  };
}
