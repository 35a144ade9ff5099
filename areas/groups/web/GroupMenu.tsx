import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { OverflowMenu, MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { GroupCard } from '../contract.ts';
import { useDeleteGroup } from './queries.ts';

export function GroupMenu({ group: { id, name, total }, onOpen }: { group: GroupCard; onOpen: () => void }) {
  const t = useTexts('groups');
  const may = useMay();
  const confirm = useConfirm();
  const remove = useDeleteGroup(() => toast.success(t('delete.done', { name })));
  if (!may('update groups') && !may('delete groups')) return null;

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      text: t('delete.text', { count: total }),
      confirmLabel: t('delete.yes'),
      destructive: true,
    });
    if (isSure) remove.mutate({ id });
  }

  return (
    <OverflowMenu label={t('menu', { name })}>
      {may('update groups') && (
        <MenuAction icon={IconPencil} onClick={onOpen}>
          {t('open')}
        </MenuAction>
      )}
      {may('delete groups') && (
        <MenuAction icon={IconTrash} isDanger onClick={() => void ask()}>
          {t('delete.action')}
        </MenuAction>
      )}
    </OverflowMenu>
  );
}
