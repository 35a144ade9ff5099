import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import {
  IconDots,
  IconMail,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './ClientMenu.module.css';
import { type ActedOn, useClientActs } from './client-acts.ts';

/** Everything one can do to a client without opening their page. */
export function ClientMenu({ client }: { client: ActedOn }) {
  const t = useTexts('clients');

  return (
    <Menu
      position="bottom-end"
      width={230}
      shadow="md"
      withInitialFocusPlaceholder={false}
      classNames={{ item: classes['item'] }}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes['dots']}
          aria-label={t('row.menu', { name: client.name })}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Items client={client} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Items({ client }: { client: ActedOn }) {
  const t = useTexts('clients');
  const may = useMay();
  const acts = useClientActs(client);
  const { id, isActive, isRegistered } = client;
  const mayUpdate = may('update clients');

  return (
    <>
      <LinkItem to="/clients/$id" params={{ id }} leftSection={icon(IconUser)}>
        {t('actions.open')}
      </LinkItem>
      {mayUpdate && (
        <LinkItem to="/clients/$id/edit" params={{ id }} leftSection={icon(IconPencil)}>
          {t('actions.edit')}
        </LinkItem>
      )}
      {mayUpdate && isActive && !isRegistered && (
        <Menu.Item leftSection={icon(IconMail)} onClick={acts.resend}>
          {t('actions.resend')}
        </Menu.Item>
      )}
      {mayUpdate && (
        <Menu.Item
          leftSection={icon(isActive ? IconPlayerPause : IconPlayerPlay)}
          onClick={isActive ? acts.deactivate : acts.restore}
        >
          {t(isActive ? 'actions.deactivate' : 'actions.restore')}
        </Menu.Item>
      )}
      {may('delete clients') && (
        <>
          <Menu.Divider />
          <Menu.Item className={classes['delete']} leftSection={icon(IconTrash)} onClick={acts.remove}>
            {t('actions.delete')}
          </Menu.Item>
        </>
      )}
    </>
  );
}

const LinkItem = createLink((props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));

function icon(Icon: typeof IconDots) {
  return <Icon size={16} aria-hidden="true" />;
}
