import { Button } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { Banner } from '../widgets/Banner.tsx';
import { WizardSteps } from '../widgets/WizardSteps.tsx';

export interface ImportStepsProps<Step extends string> {
  steps: readonly { name: Step; text: string }[];
  current: Step;
  /** True after the import is done: no step can be opened again. */
  isDone?: boolean;
  onStepClick: (step: Step) => void;
  /** Discards a draft that was found on the device; false or undefined without such a draft. */
  onStartOver?: (() => void) | false | undefined;
}

/** The steps of an import, in a dialog or on a screen, and the offer to discard a draft that was found on the device. */
export function ImportSteps<Step extends string>(props: ImportStepsProps<Step>) {
  const { steps, current, isDone = false, onStepClick, onStartOver } = props;
  const t = useTexts('shell');
  return (
    <>
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
    </>
  );
}
