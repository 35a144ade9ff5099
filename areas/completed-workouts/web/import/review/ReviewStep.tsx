import { Alert, SegmentedControl } from '@mantine/core';
import { formatDate } from '#shell/web/texts/formats.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { weightUnits } from '#shell/common/units.ts';
import { distanceUnits, type HistoryPreview, type ImportResult, type Units } from '../../../contract/import.ts';
import { useCounts } from '../counts.ts';
import shared from '../ImportHistory.module.css';
import { type ImportDraft, withPreview } from '../import-draft.ts';
import { useImportHistory, useReadInUnits } from '../queries.ts';
import classes from './Review.module.css';
import { ReviewFooter } from './ReviewFooter.tsx';
import { ExerciseTable } from './ExerciseTable.tsx';
import { ProblemList } from './ProblemList.tsx';

interface ReviewStepProps {
  subject: Subject;
  draft: ImportDraft;
  preview: HistoryPreview;
  onChange: (change: (now: ImportDraft) => ImportDraft) => void;
  onSend: () => void;
  onFailed: () => void;
  onDone: (imported: ImportResult) => void;
}

/** Content of the file, choices for its exercises, and problems. */
export function ReviewStep({ subject, draft, preview, onChange, ...sending }: ReviewStepProps) {
  const t = useTexts('completed-workouts');
  const reading = useReadInUnits(subject, (read) => onChange((current) => withPreview(current, read)));
  const writing = useImportHistory(subject, sending);
  const error = writing.error ?? reading.error;

  function readIn(units: Units): void {
    if (draft.content) reading.mutate({ fileName: draft.fileName, content: draft.content, units });
  }

  return (
    <div className={shared['step']}>
      <Figures preview={preview} />
      <UnitPicker preview={preview} isReading={reading.isPending} onChoose={readIn} />
      <ExerciseTable draft={draft} preview={preview} onChange={onChange} />
      <ProblemList
        preview={preview}
        isAgreed={draft.omitsInvalid}
        onAgree={(leavesOut) => onChange((now) => ({ ...now, omitsInvalid: leavesOut }))}
      />
      {error && (
        <Alert color="red" variant="light" role="alert">
          {error.message || t('import.source.failed')}
        </Alert>
      )}
      <ReviewFooter
        draft={draft}
        isWriting={writing.isPending}
        isReading={reading.isPending}
        onChange={onChange}
        onWrite={() => writing.mutate(draft)}
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
    <section className={classes['figures']} aria-label={t('import.review.figures')}>
      <p>
        <strong>{workouts}</strong>
        <strong>{sets}</strong>
        {from && until && (
          <span>
            {from === until
              ? t('import.review.day', { date: formatDate(from) })
              : t('import.review.period', { from: formatDate(from), until: formatDate(until) })}
          </span>
        )}
        <span>{t('import.review.sourceOf', { app: t(`list.sources.${source}`) })}</span>
      </p>
      {there.workouts > 0 && <p className={classes['quiet']}>{t('import.review.alreadyStored', counts(there))}</p>}
    </section>
  );
}

interface UnitPickerProps {
  preview: HistoryPreview;
  isReading: boolean;
  onChoose: (units: Units) => void;
}

const unitOptions = { weightUnit: weightUnits, distanceUnit: distanceUnits };

/** Select for the units that the file does not name. A change parses the file again. */
function UnitPicker({ preview: { asks, units }, isReading, onChoose }: UnitPickerProps) {
  const t = useTexts('completed-workouts');
  const missing = (['weightUnit', 'distanceUnit'] as const).filter((name) => asks[name]);
  if (missing.length === 0) return null;
  return (
    <section className={classes['units']} aria-label={t('import.review.units')}>
      <p>{t('import.review.unitsWhy')}</p>
      {missing.map((name) => (
        <div key={name} className={classes['unit']}>
          <span aria-hidden="true">{t(`import.review.${name}`)}</span>
          <SegmentedControl
            aria-label={t(`import.review.${name}`)}
            data={[...unitOptions[name]]}
            value={units[name]}
            disabled={isReading}
            onChange={(unit) => onChoose({ ...units, [name]: unit })}
          />
        </div>
      ))}
    </section>
  );
}
