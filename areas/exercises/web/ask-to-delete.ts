import type { Exercise } from '../contract.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { useDeleteExercise } from './queries.ts';

/** Deletes an exercise once that is what was meant. */
export function useAskToDelete(onDone?: () => void) {
  const t = useTexts('exercises');
  const confirm = useConfirm();
  const deletion = useDeleteExercise(() => {
    toast.success(t('delete.done'));
    onDone?.();
  });

  return async ({ id, name }: Exercise) => {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      text: t('delete.text'),
      yes: t('delete.yes'),
      destructive: true,
    });
    if (isSure) deletion.mutate({ id });
  };
}
