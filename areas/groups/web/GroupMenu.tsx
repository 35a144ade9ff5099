import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { GroupCard } from '../contract.ts';
import { useDeleteGroup } from './queries.ts';
import classes from './GroupMenu.module.css';

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
      yes: t('delete.yes'),
      destructive: true,
    });
    if (isSure) remove.mutate({ id });
  }

  return (
    <Menu position="bottom-end" width={200} shadow="md" classNames={{ item: classes['item'] ?? '' }}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes['dots'] ?? ''}
          aria-label={t('menu', { name })}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may('update groups') && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={onOpen}>
            {t('open')}
          </Menu.Item>
        )}
        {may('delete groups') && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => void ask()}
          >
            {t('delete.action')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
