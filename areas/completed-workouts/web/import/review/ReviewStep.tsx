import { Alert, SegmentedControl } from '@mantine/core';
import { formatDate } from '#shell/web/texts/formats.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { weightUnits } from '#shell/common/units.ts';
import {
  dateOrders,
  distanceUnits,
  type HistoryPreview,
  type ImportResult,
  type ReadingChoices,
} from '../../../contract/import.ts';
import { useCounts } from '../counts.ts';
import shared from '../ImportHistory.module.css';
import { type ImportDraft, withPreview } from '../import-draft.ts';
import { useImportHistory, useReadAgain } from '../queries.ts';
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
  const reading = useReadAgain(subject, (read) => onChange((current) => withPreview(current, read)));
  const writing = useImportHistory(subject, sending);
  const error = writing.error ?? reading.error;

  function readWith(choices: ReadingChoices): void {
    if (draft.content) reading.mutate({ fileName: draft.fileName, content: draft.content, choices });
  }

  return (
    <div className={shared['step']}>
      <Figures preview={preview} />
      <ChoicePicker preview={preview} isReading={reading.isPending} onChoose={readWith} />
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

interface ChoicePickerProps {
  preview: HistoryPreview;
  isReading: boolean;
  onChoose: (choices: ReadingChoices) => void;
}

/** Selects for what the file does not say. A change parses the file again. */
function ChoicePicker({ preview: { asks, units, dateOrder }, isReading, onChoose }: ChoicePickerProps) {
  const t = useTexts('completed-workouts');
  const options = {
    weightUnit: [...weightUnits],
    distanceUnit: [...distanceUnits],
    dateOrder: dateOrders.map((order) => ({ value: order, label: t(`import.review.order.${order}`) })),
  };
  const choices = { ...units, dateOrder };
  const missing = (['weightUnit', 'distanceUnit', 'dateOrder'] as const).filter((name) => asks[name]);
  if (missing.length === 0) return null;
  return (
    <section className={classes['asks']} aria-label={t('import.review.asks')}>
      <p>{t('import.review.asksWhy')}</p>
      {missing.map((name) => (
        <div key={name} className={classes['choice']}>
          <span aria-hidden="true">{t(`import.review.${name}`)}</span>
          <SegmentedControl
            aria-label={t(`import.review.${name}`)}
            data={options[name]}
            value={choices[name]}
            disabled={isReading}
            onChange={(value) => onChoose({ ...choices, [name]: value } as ReadingChoices)}
          />
        </div>
      ))}
    </section>
  );
}
