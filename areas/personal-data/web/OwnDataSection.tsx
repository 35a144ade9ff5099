import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey, useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { saveAddress } from '#shell/web/api/download.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { formatBytes } from '#shell/web/texts/bytes-text.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type DataExport, dataExportRoutes as routes, exportLimits } from '../contract.ts';
import type texts from '../texts/it.json';

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
  const dataExport = data?.dataExport ?? null;

  return (
    <Stack gap="md">
      <Text size="sm">{t('export.text')}</Text>
      {!data &&
        (error ? <LookUpFailed text={error.message} onRetry={() => void refetch()} /> : <Skeleton height={40} />)}
      {dataExport?.readyAt && <ReadyExport dataExport={dataExport} />}
      {dataExport && !dataExport.readyAt && (
        <Text role="status">
          {t(dataExport.isAbandoned ? 'export.abandoned' : isPolled ? 'export.here' : 'export.preparing')}
        </Text>
      )}
      {isPolled && dataExport?.readyAt === null && <Poll />}
      {data && (!dataExport || isRenewable(dataExport)) && (
        <Group>
          <Button variant="default" loading={request.isPending} onClick={() => request.mutate({})}>
            {t(dataExport ? 'export.renew' : 'export.request')}
          </Button>
        </Group>
      )}
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
  return data?.dataExport?.readyAt ? <ReadyExport dataExport={data.dataExport} /> : null;
}

function LookUpFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTexts('shell');

  return (
    <Alert color="red" variant="light" role="alert">
      <Stack gap="sm" align="flex-start">
        {text || t('errors.somethingWrong')}
        <Button variant="default" onClick={onRetry}>
          {t('errors.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}

function ReadyExport({ dataExport: { readyAt, expiresAt, sizeBytes } }: { dataExport: DataExport }) {
  const t = useTexts('personal-data');
  const ticket = useApiMutation(routes.issueTicket, {
    onSuccess: (response) => saveAddress(routes.download, response),
  });
  const ready = readyAt ? `${formatDate(readyAt)}, ${formatTime(readyAt)}` : '';

  return (
    <>
      <Text size="sm">{t('export.ready', { ready, until: formatDate(expiresAt ?? '') })}</Text>
      <Group>
        <Button loading={ticket.isPending} onClick={() => ticket.mutate({})}>
          {t('export.download', { size: formatBytes(sizeBytes ?? 0) })}
        </Button>
      </Group>
    </>
  );
}

/** Before that, a request returns the archive that is there. */
function isRenewable({ readyAt, isAbandoned }: DataExport): boolean {
  if (readyAt === null) return isAbandoned;
  return Date.parse(readyAt) + exportLimits.renewalMinutes * 60_000 < Date.now();
}
