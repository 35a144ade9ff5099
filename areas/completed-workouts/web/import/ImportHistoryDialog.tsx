import type { Subject } from '#shell/web/api/subject.ts';
import { ImportDialog } from '#shell/web/imports/ImportDialog.tsx';
import { ImportDone } from '#shell/web/imports/ImportDone.tsx';
import { type ImportDraftState, useImportDraft } from '#shell/web/imports/use-import-draft.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportResult } from '../../contract/import.ts';
import { useCounts } from './counts.ts';
import { historyImport, type ImportDraft, withPreview } from './import-draft.ts';
import { ReviewStep } from './review/ReviewStep.tsx';
import { SourceStep } from './SourceStep.tsx';

const steps = ['source', 'check', 'done'] as const;

interface ImportHistoryDialogProps {
  subject: Subject;
  onClose: () => void;
}

/** Three steps: file, review, done. Nothing is stored before the review is confirmed. */
export function ImportHistoryDialog({ subject, onClose }: ImportHistoryDialogProps) {
  const t = useTexts('completed-workouts');
  const state = useImportDraft(historyImport, subject.clientId ?? 'own');
  const { draft, change } = state;
  if (!draft) return null;
  const { step } = draft;

  return (
    <ImportDialog
      title={t('import.title')}
      width={step === 'check' ? 920 : 720}
      steps={steps.map((name) => ({ name, text: t(`import.steps.${name}`) }))}
      current={step}
      isDone={step === 'done'}
      onStepClick={(to) => change((current) => ({ ...current, step: to }))}
      onStartOver={state.isRestored && step === 'check' && state.startOver}
      onClose={onClose}
    >
      <Step subject={subject} draft={draft} state={state} onClose={onClose} />
    </ImportDialog>
  );
}

interface StepProps extends ImportHistoryDialogProps {
  draft: ImportDraft;
  state: ImportDraftState<ImportDraft>;
}

function Step({ subject, draft, state, onClose }: StepProps) {
  const { change, replaceSource, startOver, finish, resume } = state;
  const { step, preview, imported } = draft;
  if (step === 'done' && imported) return <DoneStep imported={imported} onAnother={startOver} onClose={onClose} />;
  if (step === 'check' && preview)
    return (
      <ReviewStep
        subject={subject}
        draft={draft}
        preview={preview}
        onChange={change}
        onSend={finish}
        onFailed={resume}
        onDone={(result) => change((current) => ({ ...current, step: 'done', imported: result }))}
      />
    );
  return (
    <SourceStep
      subject={subject}
      fileName={draft.fileName}
      onRead={(read) => replaceSource((current) => withPreview(current, read))}
      onContinue={preview ? () => change((current) => ({ ...current, step: 'check' })) : undefined}
    />
  );
}

interface DoneStepProps {
  imported: ImportResult;
  onAnother: () => void;
  onClose: () => void;
}

function DoneStep({ imported, onAnother, onClose }: DoneStepProps) {
  const t = useTexts('completed-workouts');
  const counts = useCounts();
  const { from, until, sets, there, created } = imported;

  return (
    <ImportDone
      title={sets > 0 ? t('import.done.title', counts(imported)) : t('import.done.nothingNew')}
      texts={{ another: t('import.done.another'), close: t('import.done.close') }}
      onAnother={onAnother}
      onClose={onClose}
    >
      {sets > 0 && from && until && (
        <p>
          {from === until
            ? t('import.done.day', { date: formatDate(from) })
            : t('import.done.period', { from: formatDate(from), until: formatDate(until) })}
        </p>
      )}
      {there.sets > 0 && <p>{t('import.done.alreadyStored', counts(there))}</p>}
      {created > 0 && <p>{t('import.done.created', { count: created })}</p>}
    </ImportDone>
  );
}
