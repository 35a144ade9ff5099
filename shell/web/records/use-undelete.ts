import type { DeletionRoutes, ParallelRecord } from '#shell/common/deletions.ts';
import type { Route } from '#shell/common/route.ts';
import { useApiMutation } from '../api/query.ts';
import { formatDate, formatShortDate } from '../texts/formats.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { toast } from '../widgets/toast.ts';

/**
 * Undoes deletions. `undoOf(id)` is the button of the toast that says what was deleted:
 *
 *     const { undoOf } = useUndelete(recipeRoutes, recipeInvalidations);
 *     useRecordAction(recipeRoutes.delete, { success: t('delete.done'), undo: undoOf(id), ... });
 */
export function useUndelete(routes: DeletionRoutes, invalidates: readonly Route[]) {
  const t = useTexts('shell');
  const { language } = useLanguage();
  const { mutate, isPending } = useApiMutation(routes.undelete, {
    invalidates: [routes.deleted, ...invalidates],
    onSuccess: ({ alongside = [] }) =>
      alongside.length > 0 ? warn(alongside) : toast.success(t('deletions.restored')),
  });

  function warn(alongside: readonly ParallelRecord[]): void {
    const named = alongside.map(({ title, startsOn, endsOn }) =>
      t('deletions.parallel', { title, from: formatShortDate(startsOn), to: formatDate(endsOn) }),
    );
    toast.info(t('deletions.restoredAlongside', { list: new Intl.ListFormat(language).format(named) }), {
      isSticky: true,
    });
  }

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
