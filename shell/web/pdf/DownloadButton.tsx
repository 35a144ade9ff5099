import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../texts/texts.ts';
import { type PdfTarget, useDownload } from './queries.ts';

export function DownloadButton({ target }: { target: PdfTarget }) {
  const t = useTexts('pdf');
  const downloading = useDownload(target);

  return (
    <Button
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={downloading.isPending}
      onClick={() => downloading.mutate()}
    >
      {t('download')}
    </Button>
  );
}
