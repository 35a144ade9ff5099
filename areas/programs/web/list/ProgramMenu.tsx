import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import { IconCopyPlus, IconDots, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { createLink, useNavigate } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { ProgramCard } from '../../contract.ts';
import { useDeleteProgram, useDuplicateProgram } from '../queries.ts';

export function ProgramMenu({ program: { id, title, assigned } }: { program: ProgramCard }) {
  const t = useTexts('programs');
  const may = useMay();

  return (
    <Menu position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('list.menu', { title })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may('update programs') && (
          <>
            <LinkItem
              to="/programs/$id/manage"
              params={{ id }}
              leftSection={<IconPencil size={16} aria-hidden="true" />}
            >
              {t('list.open')}
            </LinkItem>
            <LinkItem
              to="/programs/$id/assign"
              params={{ id }}
              leftSection={<IconUserPlus size={16} aria-hidden="true" />}
            >
              {t('list.assign')}
            </LinkItem>
          </>
        )}
        {may('create programs') && <Duplicate id={id} />}
        {may('delete programs') && <Delete id={id} title={title} assigned={assigned} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function Duplicate({ id }: { id: string }) {
  const t = useTexts('programs');
  const navigate = useNavigate();
  const duplicate = useDuplicateProgram((copy) => {
    toast.success(t('list.duplicated'));
    void navigate({ to: '/programs/$id/manage', params: { id: copy.id } });
  });

  return (
    <Menu.Item
      leftSection={<IconCopyPlus size={16} aria-hidden="true" />}
      closeMenuOnClick={false}
      disabled={duplicate.isPending}
      onClick={() => duplicate.mutate({ id })}
    >
      {t('list.duplicate')}
    </Menu.Item>
  );
}

/** Clients keep their copies, so only the model is lost. */
function Delete({ id, title, assigned }: { id: string; title: string; assigned: number }) {
  const t = useTexts('programs');
  const confirm = useConfirm();
  const remove = useDeleteProgram(() => toast.success(t('list.deleted', { title })));

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('delete.title', { title }),
      text: assigned > 0 ? t('delete.assigned', { count: assigned }) : t('delete.text'),
      yes: t('delete.yes'),
      destructive: true,
    });
    if (isSure) remove.mutate({ id });
  }

  return (
    <Menu.Item
      color="var(--mantine-color-error)"
      leftSection={<IconTrash size={16} aria-hidden="true" />}
      onClick={() => void ask()}
    >
      {t('list.delete')}
    </Menu.Item>
  );
}

const LinkItem = createLink((props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));
