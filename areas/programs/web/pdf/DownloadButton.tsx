import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type PdfTarget, useDownload } from './queries.ts';

export function DownloadButton({ printed }: { printed: PdfTarget }) {
  const t = useTexts('programs');
  const downloading = useDownload(printed);

  return (
    <Button
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={downloading.isPending}
      onClick={() => downloading.mutate()}
    >
      {t('pdf.download')}
    </Button>
  );
}
