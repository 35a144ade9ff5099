import { Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { ImportSteps, type ImportStepsProps } from './ImportSteps.tsx';
import classes from './Imports.module.css';

interface ImportDialogProps<Step extends string> extends ImportStepsProps<Step> {
  title: string;
  /** Width on a desktop, in px. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog of an import in steps: source, review, confirmation or result. Nothing is written before the button of the
 * review or of the confirmation.
 */
export function ImportDialog<Step extends string>(props: ImportDialogProps<Step>) {
  const { title, width, onClose, children, ...steps } = props;
  const t = useTexts('shell');
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });

  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen={isPhone ?? false}
      size={width}
      title={<Text fw={700}>{title}</Text>}
      closeButtonProps={{ 'aria-label': t('imports.close'), className: classes['close'] ?? '' }}
      // A file may be dropped outside the drop zone, so only the button and Esc close.
      closeOnClickOutside={false}
    >
      <div className={classes['dialog']}>
        <ImportSteps {...steps} />
        {children}
      </div>
    </Modal>
  );
}
