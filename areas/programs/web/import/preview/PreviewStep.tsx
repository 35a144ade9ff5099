import { Alert } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ExercisePicker } from '#areas/exercises/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { ImportPreview } from '../../../contract/import.ts';
import { candidatesOf, type ChangeDraft, type ImportDraft, type RowPath, rowsOf, withChoice } from '../import-draft.ts';
import { DayBlock } from './DayBlock.tsx';
import { PreviewFooter } from './PreviewFooter.tsx';
import classes from './PreviewStep.module.css';
import { useNextRowToReview } from './use-next-row-to-review.ts';
import { WeekChips } from './WeekChips.tsx';

interface PreviewStepProps {
  draft: ImportDraft;
  preview: ImportPreview;
  /** Rest in seconds of rows that name none. */
  restSeconds: number;
  /** The row that is shown first; null for the first one. */
  startAt: RowPath | null;
  onChange: ChangeDraft;
  onBack: () => void;
  onContinue: () => void;
}

/** The parsed weeks, which can be corrected before anything is saved. */
export function PreviewStep(props: PreviewStepProps) {
  const { draft, preview, restSeconds, startAt, onChange, onBack, onContinue } = props;
  const [selectedWeek, setSelectedWeek] = useState(startAt?.[0] ?? 0);
  /** The name whose exercise is searched in the library. */
  const [searching, setSearching] = useState<string | null>(null);
  const shown = clamped(selectedWeek, 0, preview.weeks.length - 1);
  const week = preview.weeks[shown];
  const { containerRef, toNext } = useNextRowToReview(draft, { showWeek: setSelectedWeek, startAt });
  const names = candidatesOf(preview.names);

  return (
    <div className={classes['step']} ref={containerRef}>
      <Notices preview={preview} />
      <NothingRead preview={preview} />
      {preview.weeks.length > 1 && (
        <WeekChips draft={draft} weeks={preview.weeks} shown={shown} onShow={setSelectedWeek} />
      )}
      {week?.days.map((day, index) => (
        <DayBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: a day of the preview has no id, only its position
          key={`${shown} ${index}`}
          day={day}
          position={[shown, index]}
          {...{ draft, names, restSeconds, onChange, onSearch: setSearching }}
        />
      ))}
      <PreviewFooter {...{ draft, onChange, onBack, onContinue, onNext: toNext }} />
      <Suspense fallback={null}>
        {searching !== null && (
          <ExercisePicker
            opened
            purpose="change"
            search={searching}
            onClose={() => setSearching(null)}
            onPick={({ id, name }) => {
              onChange((current) => withChoice(current, searching, { id, name }));
              setSearching(null);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Says what a text or a table needs when no line of it was read as an exercise. */
function NothingRead({ preview: { weeks } }: { preview: ImportPreview }) {
  const t = useTexts('programs');
  const rows = rowsOf(weeks);
  if (!rows.every(({ row }) => row.isLeftOut && row.notices.includes('not_understood'))) return null;
  return (
    <Alert color="yellow" variant="light" role="alert" title={t('import.nothingRead.title')}>
      {t('import.nothingRead.text')}
    </Alert>
  );
}

/** Notices about the whole text or file. */
function Notices({ preview: { notices } }: { preview: ImportPreview }) {
  const t = useTexts('programs');
  if (notices.length === 0) return null;
  return (
    <ul className={classes['notices']}>
      {notices.map(({ code, values }) => (
        <li key={code}>{t(`import.notices.${code}`, { values: values.join(', ') })}</li>
      ))}
    </ul>
  );
}
