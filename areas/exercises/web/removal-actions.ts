import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ApiError } from '#shell/web/api/api-error.ts';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { exerciseRoutes } from '../contract.ts';
import type { Exercise } from '../contract/exercise.ts';
import type { libraryRoutes } from '../contract/library.ts';
import { exerciseInvalidations } from './queries.ts';

type Routes = Pick<typeof exerciseRoutes | typeof libraryRoutes, 'archive' | 'restore' | 'delete'>;

interface RemovalOptions {
  /** The account's own exercises, or the shared library. */
  routes?: Routes;
  /** List to open after the exercise is deleted on its own page. */
  listPath?: '/exercises' | '/dash/exercises';
}

const usedCodes: ReadonlySet<string> = new Set(['used_in_programs', 'used_in_deleted_programs', 'used_in_library']);

/**
 * The actions archive, restore and delete of an exercise. An exercise that is used cannot be deleted: archiving is offered instead, and an
 * archived one stays archived.
 */
export function useRemovalActions(
  { id, name, isArchived }: Pick<Exercise, 'id' | 'name' | 'isArchived'>,
  { routes = exerciseRoutes, listPath }: RemovalOptions = {},
): RecordMenuAction[] {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const restoring = useRecordAction(routes.restore, {
    invalidates: exerciseInvalidations,
    success: t('done.restored', { name }),
  });
  const archiving = useRecordAction(routes.archive, {
    invalidates: exerciseInvalidations,
    success: t('done.archived', { name }),
    undo: { title: t('actions.restore'), run: () => restoring.run({ id }) },
  });
  const deletion = useRecordAction(routes.delete, {
    confirm: {
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: exerciseInvalidations.filter(({ endpoint }) => !endpoint.endsWith('/:id')),
    success: t('done.deleted', { name }),
    onSuccess: () => void (listPath && navigate({ to: listPath })),
    onError: (error) => void explainRefusal(error),
  });

  async function explainRefusal({ code, message }: ApiError): Promise<void> {
    if (!usedCodes.has(code)) toast.error(message);
    else if (isArchived) toast.error(t('delete.staysArchived', { name }));
    else if (await confirm({ title: t('archive.title', { name }), text: message, confirmLabel: t('actions.archive') }))
      archiving.run({ id });
  }

  return [
    isArchived
      ? { label: t('actions.restore'), icon: IconArchiveOff, onClick: () => restoring.run({ id }) }
      : { label: t('actions.archive'), icon: IconArchive, onClick: () => archiving.run({ id }) },
    { label: t('actions.delete'), icon: IconTrash, isDestructive: true, onClick: () => deletion.run({ id }) },
  ];
}
