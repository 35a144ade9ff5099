import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import { IconDots, IconPencil, IconPrinter, IconTrash, IconUser } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { ProgramCard } from '../../../contract.ts';
import { useUnassign } from '../../queries.ts';
import classes from '../ProgramMenu.module.css';

/** What one does to a client's copy from the list of all. */
export function CopyMenu({ copy: { id, title, clientId, clientName } }: { copy: ProgramCard }) {
  const t = useTexts('programs');
  const may = useMay();
  const confirm = useConfirm();
  const client = clientName ?? '';
  const unassign = useUnassign(() => toast.success(t('unassign.done', { title, client })));

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('unassign.title', { title, client }),
      text: t('unassign.text'),
      yes: t('unassign.yes'),
      destructive: true,
    });
    if (isSure) unassign.mutate({ programId: id });
  }

  return (
    <Menu position="bottom-end" width={230} shadow="md" classNames={{ item: classes['item'] ?? '' }}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes['dots'] ?? ''}
          aria-label={t('assigned.menu', { title, client })}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may('update programs') && (
          <LinkItem to="/programs/$id/manage" params={{ id }} leftSection={icon(IconPencil)}>
            {t('assigned.edit')}
          </LinkItem>
        )}
        <LinkItem to="/programs/$id/pdf" params={{ id }} leftSection={icon(IconPrinter)}>
          {t('pdf.open')}
        </LinkItem>
        {clientId && may('view clients') && (
          <LinkItem to="/clients/$id" params={{ id: clientId }} leftSection={icon(IconUser)}>
            {t('list.toClient')}
          </LinkItem>
        )}
        {may('update programs') && (
          <Menu.Item color="var(--mantine-color-error)" leftSection={icon(IconTrash)} onClick={() => void ask()}>
            {t('unassign.yes')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const LinkItem = createLink((props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));

function icon(Icon: typeof IconDots) {
  return <Icon size={16} aria-hidden="true" />;
}
