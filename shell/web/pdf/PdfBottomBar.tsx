import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PdfPreview } from '#shell/common/pdf.ts';
import { useTexts } from '../texts/texts.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { measureBottomBar } from '../layouts/bottom-bar-height.ts';
import classes from './Pdf.module.css';
import type { PdfTarget } from './queries.ts';

interface PdfBottomBarProps {
  target: PdfTarget;
  preview: PdfPreview | undefined;
  optionPanel: ReactNode;
}

/** Actions on a phone. Without a print button, because phones print the downloaded file. */
export function PdfBottomBar({ target, preview, optionPanel }: PdfBottomBarProps) {
  const t = useTexts('pdf');
  const [isOpen, { open, close }] = useDisclosure();

  return (
    <>
      <div ref={measureBottomBar} className={classes['bar']}>
        <ActionIcon variant="default" size={44} aria-label={t('options')} onClick={open}>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
        </ActionIcon>
        <CopyLinkButton target={target} preview={preview} />
        <DownloadButton target={target} />
      </div>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title={t('options')}
        classNames={{ content: classes['optionSheet'] ?? '' }}
        closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
      >
        {optionPanel}
        <Button fullWidth mt="lg" onClick={close}>
          {t('done')}
        </Button>
      </Drawer>
    </>
  );
}
