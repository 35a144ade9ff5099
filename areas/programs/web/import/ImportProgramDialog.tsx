import { useState } from 'react';
import { transientUploadLimits } from '#shell/common/files.ts';
import { call } from '#shell/web/api/call.ts';
import { upload } from '#shell/web/api/upload.ts';
import { ImportDialog } from '#shell/web/imports/ImportDialog.tsx';
import { type ImportSource, ImportSourceStep } from '#shell/web/imports/ImportSourceStep.tsx';
import { type ImportDraftState, useImportDraft } from '#shell/web/imports/use-import-draft.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ImportPreview, importLimits, programImportRoutes } from '../../contract/import.ts';
import { DestinationStep } from './destination/DestinationStep.tsx';
import { FormatHints } from './FormatHints.tsx';
import { firstLeftOut, type ImportDraft, type RowPath, withPreview } from './import-draft.ts';
import { programImport } from './import-draft-kind.ts';
import { PreviewStep } from './preview/PreviewStep.tsx';
import type { ImportTarget } from './target.ts';

const steps = ['source', 'preview', 'destination'] as const;
const accept =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ImportProgramDialogProps {
  target: ImportTarget;
  onClose: () => void;
}

/** Dialog that imports a text or a file as a new program, or as weeks of an open one. Only the last step writes. */
export function ImportProgramDialog({ target, onClose }: ImportProgramDialogProps) {
  const t = useTexts('programs');
  const state = useImportDraft(programImport, target.kind === 'open' ? target.programId : 'new');
  const { draft, change } = state;
  if (!draft) return null;

  return (
    <ImportDialog
      title={t(target.kind === 'new' ? 'import.title' : 'import.titleInto')}
      width={draft.step === 'destination' ? 560 : 1180}
      steps={steps.map((name) => ({ name, text: t(`import.steps.${name}`) }))}
      current={draft.step}
      onStepClick={(step) => change((current) => ({ ...current, step }))}
      onStartOver={state.isRestored && state.startOver}
      onClose={onClose}
    >
      <Step draft={draft} state={state} target={target} onClose={onClose} />
    </ImportDialog>
  );
}

interface StepProps extends ImportProgramDialogProps {
  draft: ImportDraft;
  state: ImportDraftState<ImportDraft>;
}

function Step({ draft, state, target, onClose }: StepProps) {
  const { step, preview } = draft;
  const { change, finish } = state;
  /** The row to which the last step led back. */
  const [startAt, setStartAt] = useState<RowPath | null>(null);
  const goTo = (next: typeof step) => change((current) => ({ ...current, step: next }));

  if (step === 'source' || !preview)
    return <SourceStep draft={draft} state={state} onContinue={preview ? () => goTo('preview') : undefined} />;
  const shared = { draft, preview };
  if (step === 'preview')
    return (
      <PreviewStep
        {...shared}
        restSeconds={defaultRest(target, preview)}
        startAt={startAt}
        onChange={change}
        onBack={() => goTo('source')}
        onContinue={() => {
          setStartAt(null);
          goTo('destination');
        }}
      />
    );
  function close(): void {
    finish();
    onClose();
  }
  return (
    <DestinationStep
      {...shared}
      target={target}
      restSeconds={defaultRest(target, preview)}
      onReviewLeftOut={() => {
        setStartAt(firstLeftOut(draft));
        goTo('preview');
      }}
      onDone={close}
    />
  );
}

/** Rest in seconds of rows that name none: that of the open program, or of the account for a new one. */
function defaultRest(target: ImportTarget, { restSeconds }: ImportPreview): number {
  return target.kind === 'open' ? target.restSeconds : restSeconds;
}

interface SourceStepProps {
  draft: ImportDraft;
  state: ImportDraftState<ImportDraft>;
  onContinue: (() => void) | undefined;
}

function SourceStep({ draft: { text, fileName }, state: { change, replaceSource }, onContinue }: SourceStepProps) {
  const t = useTexts('programs');
  const setText = (value: string) => change((current) => ({ ...current, text: value }));

  return (
    <ImportSourceStep
      read={readSource}
      onRead={(preview, { file }) => replaceSource((current) => withPreview(current, preview, file?.name ?? null))}
      accept={accept}
      maxBytes={transientUploadLimits.programImport.maxBytes}
      texts={{
        drop: t('import.source.drop'),
        choose: t('import.source.choose'),
        limits: t('import.source.limits'),
        tooLarge: t('import.source.tooLarge'),
      }}
      textField={{
        value: text,
        onChange: setText,
        label: t('import.source.label'),
        description: t('import.source.help'),
        placeholder: t('import.example'),
        maxLength: importLimits.characters,
      }}
      hints={<FormatHints hasText={text !== ''} onExample={() => setText(t('import.example'))} />}
      fileName={fileName}
      onContinue={onContinue}
    />
  );
}

async function readSource({ text, file }: ImportSource): Promise<ImportPreview> {
  const { preview } = file
    ? await upload(programImportRoutes.importFile, {}, file)
    : await call(programImportRoutes.importText, { text });
  return preview;
}
