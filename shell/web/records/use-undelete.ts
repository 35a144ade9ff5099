import type { DeletionRoutes } from '#shell/common/deletions.ts';
import type { Route } from '#shell/common/route.ts';
import { useApiMutation } from '../api/query.ts';
import { useTexts } from '../texts/texts.ts';
import { toast } from '../widgets/toast.ts';

/**
 * Undoes deletions. `undoOf(id)` is the button of the toast that says what was deleted:
 *
 *     const { undoOf } = useUndelete(recipeRoutes, recipeInvalidations);
 *     useRecordAction(recipeRoutes.delete, { success: t('delete.done'), undo: undoOf(id), ... });
 */
export function useUndelete(routes: DeletionRoutes, invalidates: readonly Route[]) {
  const t = useTexts('shell');
  const { mutate, isPending } = useApiMutation(routes.undelete, {
    invalidates: [routes.deleted, ...invalidates],
    onSuccess: () => toast.success(t('deletions.restored')),
  });
  return {
    undelete: (id: string) => mutate({ id }),
    isPending,
    undoOf: (...ids: readonly string[]) => ({
      title: t('deletions.undo'),
      run: () => {
        for (const id of ids) mutate({ id });
      },
    }),
  };
}
