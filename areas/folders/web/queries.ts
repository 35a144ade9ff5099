import type { ApiResponse, Route } from '#shell/common/route.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Folder, folderRoutes } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    folders: typeof texts;
  }
}

/** Loads all folders by name; the list is empty while loading. */
export function useFolders(): { folders: readonly Folder[]; isPending: boolean } {
  const { data, isPending } = useApiQuery(folderRoutes.list, {});
  return { folders: data?.folders ?? [], isPending };
}

/** Moves a folder; the toast offers undo. `invalidates`: further routes whose responses contain folder names. */
export function useMoveFolder(invalidates: readonly Route[], onSuccess?: () => void) {
  const t = useTexts('folders');
  const { folders } = useFolders();
  const move = useApiMutation(folderRoutes.update, { invalidates: [folderRoutes.list, ...invalidates] });

  function moveFolder({ id, name, parent_id, version }: Folder, targetId: string | null): void {
    const target = folders.find((folder) => folder.id === targetId)?.name;
    const text = target === undefined ? t('move.doneOut', { name }) : t('move.done', { name, to: target });
    const onMoved = ({ folder }: ApiResponse<typeof folderRoutes.update>) => {
      const undo = () => move.mutate({ id, name, parent_id, version: folder.version });
      toast.success(text, { action: { title: t('move.undo'), run: undo } });
      onSuccess?.();
    };
    move.mutate({ id, name, parent_id: targetId, version }, { onSuccess: onMoved });
  }

  return { moveFolder, isMoving: move.isPending };
}
