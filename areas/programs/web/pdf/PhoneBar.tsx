import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PrintPreview } from '../../contract/print.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './ProgramPdf.module.css';
import type { PdfTarget } from './queries.ts';

interface PhoneBarProps {
  printed: PdfTarget;
  preview: PrintPreview | undefined;
  panel: ReactNode;
}

/** Within reach of the thumb: options in a sheet, the link, the file. A phone prints from the file. */
export function PhoneBar({ printed, preview, panel }: PhoneBarProps) {
  const t = useTexts('programs');
  const [isOpen, { open, close }] = useDisclosure();

  return (
    <>
      <div className={classes['bar']}>
        <ActionIcon variant="default" size={44} aria-label={t('pdf.options')} onClick={open}>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
        </ActionIcon>
        <CopyLinkButton printed={printed} title={preview?.title ?? ''} />
        <DownloadButton printed={printed} />
      </div>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title={t('pdf.options')}
        classNames={{ content: classes['sheetOfOptions'] ?? '' }}
        closeButtonProps={{ 'aria-label': t('pdf.close'), size: 44 }}
      >
        {panel}
        <Button fullWidth mt="lg" onClick={close}>
          {t('pdf.done')}
        </Button>
      </Drawer>
    </>
  );
}
