import { Button, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WizardSteps } from '#shell/web/widgets/WizardSteps.tsx';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import classes from './ImportHistory.module.css';
import { withPreview } from './import-draft.ts';
import { SourceStep } from './SourceStep.tsx';
import { useImporting } from './use-importing.ts';

const steps = ['source', 'check', 'done'] as const;

interface ImportHistoryDialogProps {
  subject: Subject;
  onClose: () => void;
}

/** Three steps: file, review, done. Nothing is stored before the review is confirmed. */
export function ImportHistoryDialog({ subject, onClose }: ImportHistoryDialogProps) {
  const t = useTexts('completed-workouts');
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const state = useImporting(subject);
  const { importing } = state;
  const step = importing?.step ?? 'source';

  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen={isPhone ?? false}
      size={step === 'check' ? 920 : 720}
      title={<Text fw={700}>{t('import.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('import.close'), className: classes['close'] ?? '' }}
      // A file may be dropped outside the drop zone, so only the button and Esc close.
      closeOnClickOutside={false}
    >
      {importing && (
        <div className={classes['work']}>
          <WizardSteps
            label={t('import.steps.label')}
            steps={steps.map((name) => ({ name, text: t(`import.steps.${name}`) }))}
            current={step}
            isDone={step === 'done'}
            onStepClick={(to) => state.change((now) => ({ ...now, step: to }))}
          />
          {state.wasFound && step === 'check' && (
            <Banner
              tone="plain"
              role="status"
              actions={
                <Button variant="subtle" size="compact-sm" onClick={state.startOver}>
                  {t('import.startOver')}
                </Button>
              }
            >
              {t('import.found')}
            </Banner>
          )}
          <Step subject={subject} state={state} onClose={onClose} />
        </div>
      )}
    </Modal>
  );
}

interface StepProps {
  subject: Subject;
  state: ReturnType<typeof useImporting>;
  onClose: () => void;
}

function Step({ subject, state: { importing, change, startOver, forget }, onClose }: StepProps) {
  if (!importing) return null;
  const { step, preview, imported } = importing;
  if (step === 'done' && imported) return <DoneStep imported={imported} onAnother={startOver} onClose={onClose} />;
  if (step === 'check' && preview)
    return (
      <ReviewStep
        {...{ subject, importing, preview }}
        onChange={change}
        onDone={(done) => {
          forget();
          change((now) => ({ ...now, step: 'done', imported: done }));
        }}
      />
    );
  return (
    <SourceStep
      subject={subject}
      fileName={importing.fileName}
      onRead={(read) => change((now) => withPreview(now, read))}
      onGoOn={preview ? () => change((now) => ({ ...now, step: 'check' })) : undefined}
    />
  );
}
