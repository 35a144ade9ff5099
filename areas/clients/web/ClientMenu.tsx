import { Menu } from '@mantine/core';
import { IconMail, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash, IconUser } from '@tabler/icons-react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { DotsMenu, MenuAct, MenuLink } from '#shell/web/widgets/DotsMenu.tsx';
import { type ActedOn, useClientActs } from './client-acts.ts';

/** Everything one can do to a client without opening their page. */
export function ClientMenu({ client }: { client: ActedOn }) {
  const t = useTexts('clients');

  return (
    <DotsMenu label={t('row.menu', { name: client.name })}>
      <Items client={client} />
    </DotsMenu>
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
      <MenuLink icon={IconUser} to="/clients/$id" params={{ id }}>
        {t('actions.open')}
      </MenuLink>
      {mayUpdate && (
        <MenuLink icon={IconPencil} to="/clients/$id/edit" params={{ id }}>
          {t('actions.edit')}
        </MenuLink>
      )}
      {mayUpdate && isActive && !isRegistered && (
        <MenuAct icon={IconMail} onClick={acts.resend}>
          {t('actions.resend')}
        </MenuAct>
      )}
      {mayUpdate && (
        <MenuAct icon={isActive ? IconPlayerPause : IconPlayerPlay} onClick={isActive ? acts.deactivate : acts.restore}>
          {t(isActive ? 'actions.deactivate' : 'actions.restore')}
        </MenuAct>
      )}
      {may('delete clients') && (
        <>
          <Menu.Divider />
          <MenuAct icon={IconTrash} isDanger onClick={acts.remove}>
            {t('actions.delete')}
          </MenuAct>
        </>
      )}
    </>
  );
}
