import { IconFolderPlus, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useShareAction } from '#areas/sharing/web/public.tsx';
import type { Route } from '#shell/common/route.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useUndelete } from '#shell/web/records/use-undelete.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Folder, folderRoutes } from '../contract.ts';
import { checkMove, childrenOf, isTooDeep } from '../rules/tree.ts';
import { FolderDialog } from './FolderDialog.tsx';
import { FolderPickerDialog } from './FolderPickerDialog.tsx';
import { useFolders, useMoveFolder } from './queries.ts';
import { ShareFolderDialog } from './ShareFolderDialog.tsx';

interface FolderMenuProps {
  folder: Folder;
  /** Further routes whose responses contain folder names. */
  invalidates: readonly Route[];
}

/** Menu of a folder: create a subfolder; for its author and the admins also rename, move, share, delete. */
export function FolderMenu(props: FolderMenuProps) {
  const t = useTexts('folders');
  return (
    <LazyActionMenu
      label={t('menu', { name: props.folder.name })}
      permissions={['create programs', 'update programs', 'delete programs']}
    >
      <FolderActions {...props} />
    </LazyActionMenu>
  );
}

function FolderActions({ folder, invalidates }: FolderMenuProps) {
  const t = useTexts('folders');
  const { folders } = useFolders();
  const deletion = useDeleteFolder({ folder, invalidates });
  const [dialog, setDialog] = useState<'new' | 'rename' | 'move' | 'share'>();
  const show = (name: typeof dialog) => () => setDialog(name);
  const dialogProps = (name: typeof dialog) => ({ opened: dialog === name, onClose: show(undefined), invalidates });
  const isHidden = !folder.isEditable;
  const sharing = useShareAction(folder, {
    route: folderRoutes.share,
    permission: 'update programs',
    invalidates: [folderRoutes.list, ...invalidates],
    onClick: (folder.isShared ? folder.sharedWithin : folder.unsharedWithin) > 0 ? show('share') : undefined,
  });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('new.action'),
            icon: IconFolderPlus,
            permission: 'create programs',
            isHidden: isTooDeep(folders, folder.id),
            onClick: show('new'),
          },
          {
            label: t('rename.action'),
            icon: IconPencil,
            permission: 'update programs',
            isHidden,
            onClick: show('rename'),
          },
          {
            label: t('move.action'),
            icon: IconFolderSymlink,
            permission: 'update programs',
            isHidden,
            onClick: show('move'),
          },
          sharing,
          {
            label: t('delete.action'),
            icon: IconTrash,
            permission: 'delete programs',
            isHidden,
            isDestructive: true,
            onClick: () => deletion.run({ id: folder.id }),
          },
        ]}
      />
      <FolderDialog {...dialogProps('new')} parent={folder} />
      <FolderDialog {...dialogProps('rename')} folder={folder} />
      <MoveFolderDialog {...dialogProps('move')} folder={folder} />
      <ShareFolderDialog {...dialogProps('share')} folder={folder} />
    </>
  );
}

/** The confirmation requires no typed word, because the contents are not deleted: they move to the parent. */
function useDeleteFolder({ folder: { id, name, parent_id, programs }, invalidates }: FolderMenuProps) {
  const t = useTexts('folders');
  const { folders } = useFolders();
  const { undoOf } = useUndelete(folderRoutes, [folderRoutes.list, ...invalidates]);
  const inside = childrenOf(folders, id).length;
  const above = folders.find((other) => other.id === parent_id)?.name;
  const contents = [inside > 0 && t('folders', { count: inside }), programs > 0 && t('programs', { count: programs })]
    .filter(Boolean)
    .join(', ');
  const text = above === undefined ? t('delete.textOut', { contents }) : t('delete.text', { contents, to: above });

  return useRecordAction(folderRoutes.delete, {
    confirm: {
      title: t('delete.title', { name }),
      text: contents ? text : t('delete.empty'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: [folderRoutes.list, folderRoutes.deleted, ...invalidates],
    success: t('delete.done', { name }),
    undo: undoOf(id),
  });
}

type MoveFolderDialogProps = FolderMenuProps & { opened: boolean; onClose: () => void };

function MoveFolderDialog({ folder, invalidates, opened, onClose }: MoveFolderDialogProps) {
  const t = useTexts('folders');
  const { folders } = useFolders();
  const { moveFolder, isMoving } = useMoveFolder(invalidates, onClose);

  function disabledReason(folderId: string | null): string | undefined {
    if (folderId === folder.parent_id) return t('picker.here');
    if (folderId === folder.id) return t('picker.itself');
    const check = checkMove(folders, folder.id, folderId);
    return check === 'fine' ? undefined : t(check === 'into_itself' ? 'picker.within' : 'picker.tooDeep');
  }

  return (
    <FolderPickerDialog
      opened={opened}
      onClose={onClose}
      title={t('move.title', { name: folder.name })}
      submit={t('move.submit')}
      initial={folder.parent_id}
      disabledReason={disabledReason}
      isSaving={isMoving}
      onChoose={(folderId) => moveFolder(folder, folderId)}
    />
  );
}
