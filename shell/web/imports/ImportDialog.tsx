import { Button, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Banner } from '../widgets/Banner.tsx';
import { WizardSteps } from '../widgets/WizardSteps.tsx';
import classes from './Imports.module.css';

interface ImportDialogProps<Step extends string> {
  title: string;
  /** Width on a desktop, in px. */
  width: number;
  steps: readonly { name: Step; text: string }[];
  current: Step;
  /** True after the import is done: no step can be opened again. */
  isDone?: boolean;
  onStepClick: (step: Step) => void;
  /** Discards a draft that was found on the device; false or undefined without such a draft. */
  onStartOver?: (() => void) | false | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog of an import in steps: source, review, confirmation or result. Nothing is written before the button of the
 * review or of the confirmation.
 */
export function ImportDialog<Step extends string>(props: ImportDialogProps<Step>) {
  const { title, width, steps, current, isDone = false, onStepClick, onStartOver, onClose, children } = props;
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
        <WizardSteps
          label={t('imports.steps')}
          steps={steps}
          current={current}
          isDone={isDone}
          onStepClick={onStepClick}
        />
        {onStartOver && (
          <Banner
            tone="plain"
            role="status"
            actions={
              <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
                {t('imports.startOver')}
              </Button>
            }
          >
            {t('imports.restored')}
          </Banner>
        )}
        {children}
      </div>
    </Modal>
  );
}
