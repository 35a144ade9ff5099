import { Button, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WizardSteps } from '#shell/web/widgets/WizardSteps.tsx';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import classes from './ImportDialog.module.css';
import { withPreview } from './importing.ts';
import { DestinationStep } from './destination/DestinationStep.tsx';
import { PreviewStep } from './preview/PreviewStep.tsx';
import { SourceStep } from './source/SourceStep.tsx';
import type { ImportTarget } from './target.ts';
import { useImporting } from './use-importing.ts';

const steps = ['source', 'preview', 'place'] as const;

interface ImportDialogProps {
  target: ImportTarget;
  onClose: () => void;
}

/** Text or file, preview, where it goes: nothing is written before the last button. */
export function ImportDialog({ target, onClose }: ImportDialogProps) {
  const t = useTexts('programs');
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const state = useImporting(target.kind === 'open' ? target.programId : null);
  const isShort = state.importing.step === 'place';

  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen={isPhone ?? false}
      size={isShort ? 560 : 1180}
      title={<Text fw={700}>{t(target.kind === 'new' ? 'import.title' : 'import.titleInto')}</Text>}
      closeButtonProps={{ 'aria-label': t('import.close') }}
      // A file that is dropped, a cell that is being typed: only the button and Esc close.
      closeOnClickOutside={false}
    >
      <div className={classes['work']}>
        <WizardSteps
          label={t('import.steps.label')}
          steps={steps.map((name) => ({ name, text: t(`import.steps.${name}`) }))}
          current={state.importing.step}
          onStepClick={(step) => state.change((now) => ({ ...now, step }))}
        />
        {state.wasFound && <Found onStartOver={state.startOver} />}
        <Step state={state} target={target} onClose={onClose} />
      </div>
    </Modal>
  );
}

/** It was left half done: it goes on, unless it is something else that is imported now. */
function Found({ onStartOver }: { onStartOver: () => void }) {
  const t = useTexts('programs');
  return (
    <Banner
      tone="plain"
      role="status"
      actions={
        <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
          {t('import.startOver')}
        </Button>
      }
    >
      {t('import.found')}
    </Banner>
  );
}

interface StepProps extends ImportDialogProps {
  state: ReturnType<typeof useImporting>;
}

function Step({ state: { importing, change, forget }, target, onClose }: StepProps) {
  const { step, preview } = importing;
  const to = (next: typeof step) => change((now) => ({ ...now, step: next }));

  if (step === 'source' || !preview)
    return (
      <SourceStep
        importing={importing}
        onChange={change}
        onRead={(read, fileName) => change((now) => withPreview(now, read, fileName))}
        onGoOn={preview ? () => to('preview') : undefined}
      />
    );
  const shown = { importing, preview };
  if (step === 'preview')
    return <PreviewStep {...shown} onChange={change} onBack={() => to('source')} onGoOn={() => to('place')} />;
  function finish(): void {
    forget();
    onClose();
  }
  return <DestinationStep {...shown} target={target} onDone={finish} />;
}
