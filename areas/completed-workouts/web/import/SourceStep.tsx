import { transientUploadLimits } from '#shell/common/files.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { ImportHints } from '#shell/web/imports/ImportHints.tsx';
import { ImportSourceStep } from '#shell/web/imports/ImportSourceStep.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './ImportHistory.module.css';
import type { ReadFile } from './import-draft.ts';
import { readExport } from './queries.ts';

interface SourceStepProps {
  subject: Subject;
  /** Name of the file that was read before; empty without one. */
  fileName: string;
  onRead: (read: ReadFile) => void;
  /** Returns to the review of that file; undefined without one. */
  onContinue: (() => void) | undefined;
}

/** Drop zone for the file, with instructions how to export it from each app. */
export function SourceStep({ subject, fileName, onRead, onContinue }: SourceStepProps) {
  const t = useTexts('completed-workouts');

  async function read({ file }: { file: File | null }): Promise<ReadFile> {
    if (!file) throw new Error('SourceStep: only files are read');
    return readExport(subject, { fileName: file.name, content: await file.arrayBuffer(), choices: {} });
  }

  return (
    <ImportSourceStep
      read={read}
      onRead={onRead}
      accept=".csv,.txt,text/csv,text/plain"
      maxBytes={transientUploadLimits.trainingImport.maxBytes}
      texts={{
        drop: t('import.source.drop'),
        choose: t('import.source.choose'),
        limits: t('import.source.limits'),
        tooLarge: t('import.source.tooLarge'),
      }}
      lead={<p className={classes['lead']}>{t('import.source.lead')}</p>}
      hints={<ExportHints />}
      fileName={fileName}
      onContinue={onContinue}
    />
  );
}

function ExportHints() {
  const t = useTexts('completed-workouts');
  return (
    <ImportHints
      title={t('import.source.where')}
      hints={[
        { name: t('import.source.strong'), text: t('import.source.strongWhere') },
        { name: t('import.source.hevy'), text: t('import.source.hevyWhere') },
      ]}
      note={t('import.source.twice')}
    />
  );
}
