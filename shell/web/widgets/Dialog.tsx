import { Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: 'md' | 'lg' | 'xl';
  children: ReactNode;
}

/** A modal dialog. Its content is mounted when it opens, so that a form starts with its initial values. */
export function Dialog({ title, size = 'md', ...props }: DialogProps) {
  const t = useTexts('shell');
  return (
    <Modal
      {...props}
      size={size}
      title={<Text fw={700}>{title}</Text>}
      closeButtonProps={{ 'aria-label': t('confirm.close') }}
    />
  );
}
