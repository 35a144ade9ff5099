import { IconFolderPlus, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Route } from '#shell/common/route.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { OverflowMenu, MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Folder, folderLimits } from '../contract.ts';
import { childrenOf, ancestorsOf } from '../rules/tree.ts';
import { FolderDialog } from './FolderDialog.tsx';
import { MoveFolderDialog } from './MoveFolderDialog.tsx';
import { useDeleteFolder, useFolders } from './queries.ts';

interface FolderMenuProps {
  folder: Folder;
  /** What shows folders beside them. */
  refresh: readonly Route[];
}

type Asked = 'within' | 'rename' | 'move';

/** Everything one can do to a folder without opening it. */
export function FolderMenu({ folder, refresh }: FolderMenuProps) {
  const t = useTexts('folders');
  const may = useMay();
  const { folders } = useFolders();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const hasRoom = ancestorsOf(folders, folder.id).length + 1 < folderLimits.depth;
  if (!may('create programs') && !may('update programs') && !may('delete programs')) return null;

  return (
    <>
      <OverflowMenu label={t('menu', { name: folder.name })}>
        {may('create programs') && hasRoom && (
          <MenuAction icon={IconFolderPlus} onClick={() => setAsked('within')}>
            {t('new.action')}
          </MenuAction>
        )}
        {may('update programs') && (
          <>
            <MenuAction icon={IconPencil} onClick={() => setAsked('rename')}>
              {t('rename.action')}
            </MenuAction>
            <MenuAction icon={IconFolderSymlink} onClick={() => setAsked('move')}>
              {t('move.action')}
            </MenuAction>
          </>
        )}
        {may('delete programs') && <Delete folder={folder} refresh={refresh} />}
      </OverflowMenu>
      <FolderDialog opened={asked === 'within'} onClose={close} within={folder} />
      <FolderDialog opened={asked === 'rename'} onClose={close} folder={folder} refresh={refresh} />
      <MoveFolderDialog opened={asked === 'move'} onClose={close} folder={folder} refresh={refresh} />
    </>
  );
}

/** Nothing is lost, so no word is asked for. */
function Delete({ folder, refresh }: FolderMenuProps) {
  const t = useTexts('folders');
  const confirm = useConfirm();
  const { folders } = useFolders();
  const { id, name, programs } = folder;
  const remove = useDeleteFolder(refresh, () => toast.success(t('delete.done', { name })));
  const inside = childrenOf(folders, id).length;
  const above = folders.find((other) => other.id === folder.parent_id)?.name;

  function textOf(): string {
    const contents = [inside > 0 && t('folders', { count: inside }), programs > 0 && t('programs', { count: programs })]
      .filter(Boolean)
      .join(', ');
    if (!contents) return t('delete.empty');
    return above === undefined ? t('delete.textOut', { contents }) : t('delete.text', { contents, to: above });
  }

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      text: textOf(),
      confirmLabel: t('delete.yes'),
      destructive: true,
    });
    if (isSure) remove.mutate({ id });
  }

  return (
    <MenuAction icon={IconTrash} isDanger onClick={() => void ask()}>
      {t('delete.action')}
    </MenuAction>
  );
}
