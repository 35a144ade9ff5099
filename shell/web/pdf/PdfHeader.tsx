import { Button, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { PdfPreview } from '#shell/common/pdf.ts';
import { BackLink } from '../widgets/BackLink.tsx';
import { hasRole, useMeIfKnown } from '../session.ts';
import { useTexts } from '../texts/texts.ts';
import { useScreenTitle } from '../widgets/screen-title.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './Pdf.module.css';
import type { PdfTarget } from './queries.ts';
import { usePrint } from './use-print.ts';

/** Link back for professionals; clients get a link to Today. */
export interface PdfBackLink {
  to: string;
  label: string;
}

interface PdfHeaderProps {
  target: PdfTarget;
  preview: PdfPreview | undefined;
  back: PdfBackLink;
  /** Whether the header contains the actions. On a narrow screen they are at the bottom (`PdfBottomBar`). */
  isWide: boolean;
}

export function PdfHeader({ target, preview, back, isWide }: PdfHeaderProps) {
  const t = useTexts('pdf');
  useScreenTitle(preview ? `${preview.title} · ${t('title')}` : t('title'));
  const subtitle = preview && [preview.clientName ?? preview.studio, t('pages', { count: preview.total })];

  return (
    <header className={classes['header']}>
      <div className={classes['titleBlock']}>
        {target.ticket === undefined && <ReturnLink {...back} />}
        <Title order={1} tabIndex={-1} className={classes['title']}>
          {preview?.title ?? t('title')}
        </Title>
        <p className={classes['subtitle']}>{subtitle?.join(' · ') ?? t('preparing')}</p>
      </div>
      {isWide && (
        <div className={classes['actions']}>
          <CopyLinkButton target={target} preview={preview} />
          <PrintButton target={target} isReady={preview !== undefined} />
          <DownloadButton target={target} />
        </div>
      )}
    </header>
  );
}

function ReturnLink({ to, label }: PdfBackLink) {
  const t = useTexts('pdf');
  const me = useMeIfKnown();
  const isClient = me !== undefined && hasRole(me, 'client');

  return <BackLink to={isClient ? '/home' : to} label={isClient ? t('backToToday') : label} />;
}

function PrintButton({ target, isReady }: { target: PdfTarget; isReady: boolean }) {
  const t = useTexts('pdf');
  const { print, isPreparing } = usePrint(target);

  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      disabled={!isReady}
      loading={isPreparing}
      onClick={() => void print()}
    >
      {t('print')}
    </Button>
  );
}
