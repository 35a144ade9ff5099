import { Menu } from '@mantine/core';
import { IconMail, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash, IconUser } from '@tabler/icons-react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu, MenuAction, MenuLink } from '#shell/web/widgets/OverflowMenu.tsx';
import { type ClientRef, useClientActions } from './client-acts.ts';

/** Everything one can do to a client without opening their page. */
export function ClientMenu({ client }: { client: ClientRef }) {
  const t = useTexts('clients');

  return (
    <OverflowMenu label={t('row.menu', { name: client.name })}>
      <Items client={client} />
    </OverflowMenu>
  );
}

function Items({ client }: { client: ClientRef }) {
  const t = useTexts('clients');
  const may = useMay();
  const acts = useClientActions(client);
  const { id, isActive, isRegistered } = client;
  const mayUpdate = may('update clients');

  return (
    <>
      <MenuLink icon={IconUser} to="/clients/$id" params={{ id }}>
        {t('actions.open')}
      </MenuLink>
      {mayUpdate && (
        <MenuLink icon={IconPencil} to="/clients/$id/edit" params={{ id }}>
          {t('actions.edit')}
        </MenuLink>
      )}
      {mayUpdate && isActive && !isRegistered && (
        <MenuAction icon={IconMail} onClick={acts.resend}>
          {t('actions.resend')}
        </MenuAction>
      )}
      {mayUpdate && (
        <MenuAction
          icon={isActive ? IconPlayerPause : IconPlayerPlay}
          onClick={isActive ? acts.deactivate : acts.restore}
        >
          {t(isActive ? 'actions.deactivate' : 'actions.restore')}
        </MenuAction>
      )}
      {may('delete clients') && (
        <>
          <Menu.Divider />
          <MenuAction icon={IconTrash} isDanger onClick={acts.remove}>
            {t('actions.delete')}
          </MenuAction>
        </>
      )}
    </>
  );
}
