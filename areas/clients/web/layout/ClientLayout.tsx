import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RecordError } from '#shell/web/records/RecordScreen.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { useClient } from '../queries.ts';
import { ClientSubtitle } from './ClientSubtitle.tsx';
import { ClientTabs } from './ClientTabs.tsx';

interface ClientLayoutProps {
  id: string;
  /** Id of the tab that the screen belongs to. */
  active: string;
  /** The primary action of the screen. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Header and tabs of a client, around every screen below `/clients/:id`. The screen loads the namespace `clients`. */
export function ClientLayout({ id, active, actions, children }: ClientLayoutProps) {
  const t = useTexts('clients');
  const may = useMay();
  const { record: client, error } = useClient(id);
  if (error) return <RecordError error={error} />;

  return (
    <Screen
      title={client?.name ?? t('head.loading')}
      back={{ to: '/clients', label: t('head.back') }}
      picture={<PersonAvatar name={client?.name ?? ''} size={52} />}
      subtitle={<ClientSubtitle client={client} />}
      actions={
        <>
          {may('update clients') && <EditButton id={id} />}
          {actions}
        </>
      }
    >
      <ClientTabs id={id} active={active} />
      {children}
    </Screen>
  );
}

/** Only an icon on a phone, where the name needs the space. */
function EditButton({ id }: { id: string }) {
  const t = useTexts('clients');
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
