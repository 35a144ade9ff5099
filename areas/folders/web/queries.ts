import type { Route } from '#shell/common/route.ts';
import { useApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Folder, folderRoutes } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    folders: typeof texts;
  }
}

/** What shows folders beside them: it is asked again when one changes. */
type Besides = readonly Route[];

const none: readonly Folder[] = [];

/** All folders by name; none while they are on their way. */
export function useFolders(): { folders: readonly Folder[]; isPending: boolean } {
  const { data, isPending } = useApiQuery(folderRoutes.list, {});
  return { folders: data?.folders ?? none, isPending };
}

/** Moves a folder with all that is in it, says so, and takes it back if asked. */
export function useMoveFolder(refresh: Besides, onDone?: () => void) {
  const t = useTexts('folders');
  const { folders } = useFolders();
  const move = useApiMutation(folderRoutes.update, { invalidates: [folderRoutes.list, ...refresh] });

  function moveFolder({ id, name, parent_id: from }: Folder, to: string | null): void {
    const goal = folders.find((folder) => folder.id === to)?.name;
    const isDone = () => {
      toast.success(goal === undefined ? t('move.doneOut', { name }) : t('move.done', { name, to: goal }), {
        action: {
          title: t('move.undo'),
          run: () => move.mutate({ id, name, parent_id: from }, { onError: showRefusal }),
        },
      });
      onDone?.();
    };
    move.mutate({ id, name, parent_id: to }, { onSuccess: isDone, onError: showRefusal });
  }

  return { moveFolder, isMoving: move.isPending };
}

export function useDeleteFolder(refresh: Besides, onDone: () => void) {
  return useApiMutation(folderRoutes.delete, { invalidates: [folderRoutes.list, ...refresh], onSuccess: onDone });
}

/** There is no field it could stand under. */
function showRefusal({ status, message }: { status: number; message: string }): void {
  if (status === 422) toast.error(message);
}
