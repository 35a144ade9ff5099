import { useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { ImportDialog as ImportSteps } from '#shell/web/imports/ImportDialog.tsx';
import { ImportHints } from '#shell/web/imports/ImportHints.tsx';
import { ImportSourceStep } from '#shell/web/imports/ImportSourceStep.tsx';
import { ImportDone } from '#shell/web/imports/ImportDone.tsx';
import { useImportDraft } from '#shell/web/imports/use-import-draft.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportResult } from '../../contract/import.ts';
import classes from './Import.module.css';
import { metricImport, type ReadFile, withPreview } from './import-draft.ts';
import { useReadFile } from './queries.ts';
import { ReviewStep } from './ReviewStep.tsx';

const steps = ['source', 'check', 'done'] as const;

interface ImportDialogProps {
  subject: Subject;
  onClose: () => void;
}

/** Three steps: file, review, done. Nothing is stored before the review is confirmed. */
export function ImportDialog({ subject, onClose }: ImportDialogProps) {
  const t = useTexts('metrics');
  const { draft, change, replaceSource, startOver, finish, resume, isRestored } = useImportDraft(
    metricImport,
    subject.clientId ?? 'own',
  );
  if (!draft) return null;
  const { step, preview, imported } = draft;

  return (
    <ImportSteps
      title={t('import.title')}
      width={step === 'check' ? 800 : 680}
      steps={steps.map((name) => ({ name, text: t(`import.steps.${name}`) }))}
      current={step}
      isDone={step === 'done'}
      onStepClick={(to) => change((now) => ({ ...now, step: to }))}
      onStartOver={isRestored && step === 'check' && startOver}
      onClose={onClose}
    >
      {step === 'source' && (
        <SourceStep
          subject={subject}
          fileName={draft.fileName}
          onRead={(read) => replaceSource((now) => withPreview(now, read))}
          onContinue={preview ? () => change((now) => ({ ...now, step: 'check' })) : undefined}
        />
      )}
      {step === 'check' && preview && (
        <ReviewStep
          subject={subject}
          draft={draft}
          preview={preview}
          onChange={change}
          onSend={finish}
          onFailed={resume}
          onDone={(result) => change((now) => ({ ...now, step: 'done', imported: result }))}
        />
      )}
      {step === 'done' && imported && <DoneStep imported={imported} onAnother={startOver} onClose={onClose} />}
    </ImportSteps>
  );
}

interface SourceStepProps {
  subject: Subject;
  fileName: string;
  onRead: (read: ReadFile) => void;
  onContinue: (() => void) | undefined;
}

/** Two GB are more than ten years of a watch have in the archive of the phone. */
const maxBytes = 2 * 1024 ** 3;

function SourceStep({ subject, fileName, onRead, onContinue }: SourceStepProps) {
  const t = useTexts('metrics');
  const [progress, setProgress] = useState<number | null>(null);
  const readFile = useReadFile(subject, setProgress);

  async function read({ file }: { file: File | null }): Promise<ReadFile> {
    if (!file) throw new Error('SourceStep: only files are read');
    return readFile(file).finally(() => setProgress(null));
  }

  return (
    <ImportSourceStep
      read={read}
      onRead={onRead}
      accept=".csv,.txt,.zip,.xml,text/csv,application/zip,text/xml"
      maxBytes={maxBytes}
      texts={{
        drop: t('import.source.drop'),
        choose: t('import.source.choose'),
        limits: t('import.source.limits'),
        tooLarge: t('import.apple.too_big'),
      }}
      lead={<p className={classes['lead']}>{t('import.source.lead')}</p>}
      hints={
        <>
          <p role="status" className={classes['lead']}>
            {progress !== null && t('import.source.reading', { percent: formatNumber(progress * 100, 0) })}
          </p>
          <Hints />
        </>
      }
      fileName={fileName}
      onContinue={onContinue}
    />
  );
}

function Hints() {
  const t = useTexts('metrics');
  return (
    <ImportHints
      title={t('import.source.where')}
      hints={[
        { name: t('import.source.csv'), text: t('import.source.csvWhere') },
        { name: t('import.source.apple'), text: t('import.source.appleWhere') },
      ]}
      note={t('import.source.twice')}
    />
  );
}

interface DoneStepProps {
  imported: ImportResult;
  onAnother: () => void;
  onClose: () => void;
}

function DoneStep({ imported: { added, updated, unchanged }, onAnother, onClose }: DoneStepProps) {
  const t = useTexts('metrics');
  return (
    <ImportDone
      title={added + updated > 0 ? t('import.done.title', { count: added + updated }) : t('import.done.nothingNew')}
      texts={{ another: t('import.done.another'), close: t('import.done.close') }}
      onAnother={onAnother}
      onClose={onClose}
    >
      {updated > 0 && <p>{t('import.done.updated', { count: updated })}</p>}
      {unchanged > 0 && <p>{t('import.done.unchanged', { count: unchanged })}</p>}
    </ImportDone>
  );
}
