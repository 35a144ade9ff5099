import { Alert } from '@mantine/core';
import { formatDate } from '#shell/web/texts/formats.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { HistoryPreview, ImportResult, Units } from '../../../contract/import.ts';
import { useCounts } from '../counts.ts';
import shared from '../ImportHistory.module.css';
import { type ImportDraft, withPreview } from '../import-draft.ts';
import { useImportHistory, useReadInUnits } from '../queries.ts';
import classes from './Check.module.css';
import { ReviewFooter } from './ReviewFooter.tsx';
import { ExerciseTable } from './ExerciseTable.tsx';
import { ProblemList } from './ProblemList.tsx';
import { UnitPicker } from './UnitPicker.tsx';

interface ReviewStepProps {
  subject: Subject;
  importing: ImportDraft;
  preview: HistoryPreview;
  onChange: (change: (now: ImportDraft) => ImportDraft) => void;
  onDone: (imported: ImportResult) => void;
}

/** Content of the file, choices for its exercises, and problems. */
export function ReviewStep({ subject, importing, preview, onChange, onDone }: ReviewStepProps) {
  const t = useTexts('completed-workouts');
  const reading = useReadInUnits(subject, (read) => onChange((current) => withPreview(current, read)));
  const writing = useImportHistory(subject, onDone);
  const error = writing.error ?? reading.error;

  function readIn(units: Units): void {
    if (importing.content) reading.mutate({ fileName: importing.fileName, content: importing.content, units });
  }

  return (
    <div className={shared['step']}>
      <Figures preview={preview} />
      <UnitPicker preview={preview} isReading={reading.isPending} onChoose={readIn} />
      <ExerciseTable importing={importing} preview={preview} onChange={onChange} />
      <ProblemList
        preview={preview}
        isAgreed={importing.omitsInvalid}
        onAgree={(leavesOut) => onChange((now) => ({ ...now, omitsInvalid: leavesOut }))}
      />
      {error && (
        <Alert color="red" variant="light" role="alert">
          {error.message || t('import.source.failed')}
        </Alert>
      )}
      <ReviewFooter
        importing={importing}
        isWriting={writing.isPending}
        isReading={reading.isPending}
        onChange={onChange}
        onWrite={() => writing.mutate(importing)}
      />
    </div>
  );
}

function Figures({ preview }: { preview: HistoryPreview }) {
  const t = useTexts('completed-workouts');
  const counts = useCounts();
  const { from, until, source, there } = preview;
  const { workouts, sets } = counts(preview);

  return (
    <section className={classes['figures']} aria-label={t('import.check.figures')}>
      <p>
        <strong>{workouts}</strong>
        <strong>{sets}</strong>
        {from && until && (
          <span>{t('import.check.stretch', { from: formatDate(from), until: formatDate(until) })}</span>
        )}
        <span>{t('import.check.sourceOf', { app: t(`list.sources.${source}`) })}</span>
      </p>
      {there.workouts > 0 && <p className={classes['quiet']}>{t('import.check.there', counts(there))}</p>}
    </section>
  );
}
