import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey, useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { saveAddress } from '#shell/web/api/download.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { dataExportRoutes as routes } from '../contract.ts';
import type texts from '../texts/it.json';
import { ArchiveState, ReadyExport } from './ArchiveState.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'personal-data': typeof texts;
  }
}

/** Section of a client's settings: an archive with everything about them. */
export function OwnDataSection() {
  const t = useTexts('personal-data');

  return (
    <Section title={t('export.title')} subtitle={t('export.subtitle')}>
      <OwnArchive />
    </Section>
  );
}

/** The archive, and the button that asks for it. `isPolled`: the page is open without live events. */
export function OwnArchive({ isPolled = false }: { isPolled?: boolean }) {
  const t = useTexts('personal-data');
  const { data, error, refetch } = useApiQuery(routes.get, {});
  const cache = useQueryClient();
  const request = useApiMutation(routes.create, {
    onSuccess: (response) => cache.setQueryData(apiQueryKey(routes.get, {}), response),
  });
  const dataExport = data?.dataExport;

  return (
    <Stack gap="md">
      <Text size="sm">{t('export.text')}</Text>
      <ArchiveState
        dataExport={dataExport}
        error={error}
        onRetry={() => void refetch()}
        preparing={t(isPolled ? 'export.here' : 'export.preparing')}
        requestLabel={t('export.request')}
        isRequesting={request.isPending}
        onRequest={() => request.mutate({})}
        {...useDownload()}
      />
      {isPolled && dataExport?.readyAt === null && <Poll />}
    </Stack>
  );
}

/** Asks every few seconds whether the archive is ready. */
function Poll() {
  useApiQuery(routes.get, {}, { refetchInterval: 5000 });
  return null;
}

/** The archive that was made before, for a client who waits for the deletion of their data and cannot ask for another one. */
export function ReadyArchive() {
  const { data } = useApiQuery(routes.get, {});
  const download = useDownload();
  return data?.dataExport?.readyAt ? <ReadyExport dataExport={data.dataExport} {...download} /> : null;
}

function useDownload() {
  const ticket = useApiMutation(routes.issueTicket, {
    onSuccess: (response) => saveAddress(routes.download, response),
  });
  return { isDownloading: ticket.isPending, onDownload: () => ticket.mutate({}) };
}
