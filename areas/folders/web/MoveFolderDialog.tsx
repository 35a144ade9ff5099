import type { Route } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Folder } from '../contract.ts';
import { checkMove } from '../rules/tree.ts';
import { FolderPickerDialog } from './FolderPickerDialog.tsx';
import { useFolders, useMoveFolder } from './queries.ts';

interface MoveFolderDialogProps {
  folder: Folder;
  refresh: readonly Route[];
  opened: boolean;
  onClose: () => void;
}

/** Into which folder; those it cannot go into say why. */
export function MoveFolderDialog({ folder, refresh, opened, onClose }: MoveFolderDialogProps) {
  const t = useTexts('folders');
  const { folders } = useFolders();
  const { moveFolder, isMoving } = useMoveFolder(refresh, onClose);

  function refusal(folderId: string | null): string | undefined {
    if (folderId === folder.parent_id) return t('picker.here');
    const place = checkMove(folders, folder.id, folderId);
    if (place === 'into_itself') return folderId === folder.id ? t('picker.itself') : t('picker.within');
    return place === 'too_deep' ? t('picker.tooDeep') : undefined;
  }

  return (
    <FolderPickerDialog
      opened={opened}
      onClose={onClose}
      title={t('move.title', { name: folder.name })}
      submit={t('move.submit')}
      start={folder.parent_id}
      refusal={refusal}
      isBusy={isMoving}
      onChoose={(folderId) => moveFolder(folder, folderId)}
    />
  );
}
