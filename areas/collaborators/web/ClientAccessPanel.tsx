import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useApiMutation, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { openClientView } from '#shell/web/client-view.ts';
import { hasRole, useMe, usePermissions } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { accessRoutes, collaboratorRoutes } from '../contract.ts';
import { maySeeSection } from '../rules/client-view.ts';
import { AccessList } from './AccessList.tsx';

/** Panel of a client's page: the view of the client and, for the admin, the only one who may read it, who opened the record. */
export function ClientAccessPanel({ clientId }: { clientId: string }) {
  const t = useTexts('collaborators');
  const me = useMe();
  const isAdmin = hasRole(me, 'admin');
  const maySee = maySeeSection(usePermissions());
  const view = useApiMutation(collaboratorRoutes.viewAsClient, {
    onSuccess: ({ access_token }) => openClientView(access_token),
  });
  // The server refuses the view of the client to secretaries.
  if (hasRole(me, 'secretary')) return null;

  return (
    <Section
      title={t(isAdmin ? 'accesses.ofClient' : 'viewAs.title')}
      subtitle={t(isAdmin ? 'accesses.ofClientSubtitle' : maySee ? 'viewAs.subtitle' : 'problems.nothing_to_view')}
      actions={
        maySee && (
          <Button
            variant="default"
            leftSection={<IconEye size={16} aria-hidden="true" />}
            loading={view.isPending}
            onClick={() => view.mutate({ clientId })}
          >
            {t('viewAs.action')}
          </Button>
        )
      }
    >
      {isAdmin && <Accesses clientId={clientId} />}
    </Section>
  );
}

function Accesses({ clientId }: { clientId: string }) {
  const pages = useInfiniteApiQuery(accessRoutes.accesses.client, { clientId }, ({ accesses }) => accesses);
  return <AccessList pages={pages} />;
}
