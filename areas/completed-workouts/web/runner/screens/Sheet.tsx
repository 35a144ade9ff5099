import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Sheet.module.css';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer at the lower edge of the screen. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const t = useTexts('completed-workouts');
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      data-bottom-sheet
      size="auto"
      title={title}
      closeButtonProps={{ 'aria-label': t('sheet.close'), size: 44 }}
      classNames={{
        content: classes['sheet'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
        body: classes['body'] ?? '',
      }}
    >
      {children}
    </Drawer>
  );
}
