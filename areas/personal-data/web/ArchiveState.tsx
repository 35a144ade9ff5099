import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { formatBytes } from '#shell/web/texts/bytes-text.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type DataExport, exportLimits } from '../contract.ts';

interface ArchiveStateProps extends Pick<ReadyExportProps, 'onDownload' | 'isDownloading'> {
  /** Undefined while loading, null when none was requested. */
  dataExport: DataExport | null | undefined;
  error: ApiError | null;
  onRetry: () => void;
  /** Text while it is prepared. */
  preparing: string;
  /** Label of the button that asks for the first one. */
  requestLabel: string;
  isRequesting: boolean;
  onRequest: () => void;
}

/** The state of an archive with data of a client, with the buttons that request and download it. */
export function ArchiveState(props: ArchiveStateProps) {
  const { dataExport, error, onRetry, preparing, requestLabel, isRequesting, onRequest, ...download } = props;
  const t = useTexts('personal-data');

  return (
    <>
      {dataExport === undefined &&
        (error ? <LookUpFailed text={error.message} onRetry={onRetry} /> : <Skeleton height={40} />)}
      {dataExport?.readyAt && <ReadyExport dataExport={dataExport} {...download} />}
      {dataExport && !dataExport.readyAt && (
        <Text role="status">{dataExport.isAbandoned ? t('export.abandoned') : preparing}</Text>
      )}
      {dataExport !== undefined && (dataExport === null || isRenewable(dataExport)) && (
        <Group>
          <Button variant="default" loading={isRequesting} onClick={onRequest}>
            {dataExport ? t('export.renew') : requestLabel}
          </Button>
        </Group>
      )}
    </>
  );
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

interface ReadyExportProps {
  dataExport: DataExport;
  isDownloading: boolean;
  onDownload: () => void;
}

export function ReadyExport({
  dataExport: { readyAt, expiresAt, sizeBytes },
  isDownloading,
  onDownload,
}: ReadyExportProps) {
  const t = useTexts('personal-data');
  const ready = readyAt ? `${formatDate(readyAt)}, ${formatTime(readyAt)}` : '';

  return (
    <>
      <Text size="sm">{t('export.ready', { ready, until: formatDate(expiresAt ?? '') })}</Text>
      <Group>
        <Button loading={isDownloading} onClick={onDownload}>
          {t('export.download', { size: formatBytes(sizeBytes ?? 0) })}
        </Button>
      </Group>
    </>
  );
}

/** Whether a request makes a new archive; before, it returns the present one. */
function isRenewable({ readyAt, isAbandoned }: DataExport): boolean {
  if (readyAt === null) return isAbandoned;
  return Date.parse(readyAt) + exportLimits.renewalMinutes * 60_000 < Date.now();
}
