import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { useClientHead } from '#areas/clients/web/public.tsx';
import { apiQueryKey, useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { saveAddress } from '#shell/web/api/download.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { clientExportRoutes as routes, dataExportRoutes } from '../contract.ts';
import { ArchiveState } from './ArchiveState.tsx';

/** Panel of a client's page for admins: the archive with the client's data, when the client asks the studio for it. */
export function ClientDataPanel({ clientId }: { clientId: string }) {
  const t = useTexts('personal-data');
  const { head } = useClientHead(clientId);
  const withdrawn = head?.withdrawnConsents ?? [];

  return (
    <Section title={t('ofClient.title')} subtitle={t('ofClient.subtitle')}>
      {withdrawn.includes('health_data') ? (
        <Text size="sm">{t('problems.consent_withdrawn', { name: head?.name ?? '' })}</Text>
      ) : (
        <Archive clientId={clientId} />
      )}
    </Section>
  );
}

function Archive({ clientId }: { clientId: string }) {
  const t = useTexts('personal-data');
  const { data: decided } = useApiQuery(consentSubjectRoutes.consents.client, { clientId });
  const photos = decided?.consents.find(({ purpose }) => purpose === 'photos');
  const { data, error, refetch } = useApiQuery(routes.getOfClient, { clientId });
  const cache = useQueryClient();
  const request = useApiMutation(routes.createOfClient, {
    onSuccess: (response) => cache.setQueryData(apiQueryKey(routes.getOfClient, { clientId }), response),
  });
  const ticket = useApiMutation(routes.issueTicketOfClient, {
    onSuccess: (response) => saveAddress(dataExportRoutes.download, response),
  });

  return (
    <Stack gap="md">
      <Text size="sm">{t('ofClient.text')}</Text>
      {photos?.isGiven === false && (
        <Text size="sm">
          {t(photos.decidedAt === null ? 'ofClient.withoutProgressPhotos' : 'ofClient.withoutPhotos')}
        </Text>
      )}
      <ArchiveState
        dataExport={data?.dataExport}
        error={error}
        onRetry={() => void refetch()}
        preparing={t('export.preparing')}
        requestLabel={t('ofClient.request')}
        isRequesting={request.isPending}
        onRequest={() => request.mutate({ clientId })}
        isDownloading={ticket.isPending}
        onDownload={() => ticket.mutate({ clientId })}
      />
    </Stack>
  );
}
