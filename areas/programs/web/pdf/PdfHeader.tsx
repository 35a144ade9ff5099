import { Button, Title } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { AppLink } from '#shell/web/router/AppLink.tsx';
import { hasRole, useMay, useMeIfKnown } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import type { PrintPreview } from '../../contract/print.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './ProgramPdf.module.css';
import type { PdfTarget } from './queries.ts';
import { usePrinting } from './printing.ts';

interface PdfHeadProps {
  printed: PdfTarget;
  preview: PrintPreview | undefined;
  isWide: boolean;
}

/** Which program, of whom, how many pages; on a phone the buttons stand at the bottom instead. */
export function PdfHeader({ printed, preview, isWide }: PdfHeadProps) {
  const t = useTexts('programs');
  useScreenTitle(preview ? `${preview.title} · ${t('pdf.title')}` : t('pdf.title'));
  const facts = preview && [preview.clientName ?? preview.studio, t('pdf.pages', { count: preview.total })];

  return (
    <header className={classes['head']}>
      <div className={classes['words']}>
        {printed.ticket === undefined && <Back id={printed.id} />}
        <Title order={1} tabIndex={-1} className={classes['title']}>
          {preview?.title ?? t('pdf.title')}
        </Title>
        <p className={classes['facts']}>{facts?.join(' · ') ?? t('pdf.preparing')}</p>
      </div>
      {isWide && (
        <div className={classes['actions']}>
          <CopyLinkButton printed={printed} title={preview?.title ?? ''} />
          <PrintButton printed={printed} isReady={preview !== undefined} />
          <DownloadButton printed={printed} />
        </div>
      )}
    </header>
  );
}

/** A client comes from Today, a professional from the program. */
function Back({ id }: { id: string }) {
  const t = useTexts('programs');
  const me = useMeIfKnown();
  const may = useMay();
  const isClient = me !== undefined && hasRole(me, 'client');
  const program = may('update programs') ? `/programs/${id}/manage` : '/programs';

  return (
    <AppLink to={isClient ? '/home' : program} className={classes['back']}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {isClient ? t('pdf.backHome') : t('pdf.back')}
    </AppLink>
  );
}

function PrintButton({ printed, isReady }: { printed: PdfTarget; isReady: boolean }) {
  const t = useTexts('programs');
  const { print, isPreparing } = usePrinting(printed);

  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      disabled={!isReady}
      loading={isPreparing}
      onClick={() => void print()}
    >
      {t('pdf.print')}
    </Button>
  );
}
