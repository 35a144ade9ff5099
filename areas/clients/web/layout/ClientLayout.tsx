import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { ClientAvatar } from '../ClientAvatar.tsx';
import { useClient } from '../queries.ts';
import { ClientSubtitle } from './ClientSubtitle.tsx';
import { type ClientTab, ClientTabs } from './ClientTabs.tsx';

interface ClientLayoutProps {
  id: string;
  active: ClientTab;
  /** The one primary action of this tab. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Who the client is, over every screen that hangs from them. Texts: the screen names `clients` among its own. */
export function ClientLayout({ id, active, actions, children }: ClientLayoutProps) {
  const t = useTexts('clients');
  const { data, error } = useClient(id);
  const client = data?.client;
  if (error && !client) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <Screen
      title={client?.name ?? t('head.loading')}
      back={{ to: '/clients', label: t('head.back') }}
      picture={<ClientAvatar name={client?.name ?? ''} size={52} />}
      subtitle={<ClientSubtitle client={client} />}
      actions={
        <>
          <EditButton id={id} />
          {actions}
        </>
      }
    >
      <ClientTabs id={id} active={active} />
      {children}
    </Screen>
  );
}

/** Only its pencil on a phone, where the name needs the place. */
function EditButton({ id }: { id: string }) {
  const t = useTexts('clients');
  const may = useMay();
  if (!may('update clients')) return null;
  return (
    <LinkButton
      to="/clients/$id/edit"
      params={{ id }}
      variant="default"
      aria-label={t('actions.edit')}
      classNames={iconOnPhone}
      leftSection={<IconPencil size={16} aria-hidden="true" />}
    >
      {t('actions.edit')}
    </LinkButton>
  );
}
