import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { AssignedProgram } from '../../contract.ts';
import { useUnassign } from '../queries.ts';

export function AssignedMenu({ program: { id, title, clientName } }: { program: AssignedProgram }) {
  const t = useTexts('programs');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const unassign = useUnassign(() => toast.success(t('unassign.done', { title, client: clientName })));

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('unassign.title', { title, client: clientName }),
      text: t('unassign.text'),
      yes: t('unassign.yes'),
      destructive: true,
    });
    if (isSure) unassign.mutate({ programId: id });
  }

  return (
    <Menu position="bottom-end" width={230} shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('assigned.menu', { title, client: clientName })}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          onClick={() => void navigate({ to: '/programs/$id/manage', params: { id } })}
        >
          {t('assigned.edit')}
        </Menu.Item>
        <Menu.Item
          color="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={() => void ask()}
        >
          {t('unassign.yes')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
