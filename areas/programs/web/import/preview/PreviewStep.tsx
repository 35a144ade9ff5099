import { Suspense, useState } from 'react';
import { ExercisePicker } from '#areas/exercises/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { ImportPreview } from '../../../contract/import.ts';
import { candidatesOf, type ChangeDraft, type ImportDraft, withChoice } from '../import-draft.ts';
import { DayBlock } from './DayBlock.tsx';
import { PreviewFooter } from './PreviewFooter.tsx';
import classes from './PreviewStep.module.css';
import { useNextRowToReview } from './use-next-row-to-review.ts';
import { WeekChips } from './WeekChips.tsx';

interface PreviewStepProps {
  draft: ImportDraft;
  preview: ImportPreview;
  onChange: ChangeDraft;
  onBack: () => void;
  onContinue: () => void;
}

/** The parsed weeks, which can be corrected before anything is saved. */
export function PreviewStep({ draft, preview, onChange, onBack, onContinue }: PreviewStepProps) {
  const [selectedWeek, setSelectedWeek] = useState(0);
  /** The name whose exercise is searched in the library. */
  const [searching, setSearching] = useState<string | null>(null);
  const shown = clamped(selectedWeek, 0, preview.weeks.length - 1);
  const week = preview.weeks[shown];
  const { containerRef, toNext } = useNextRowToReview(draft, setSelectedWeek);
  const names = candidatesOf(preview.names);

  return (
    <div className={classes['step']} ref={containerRef}>
      <Notices preview={preview} />
      {preview.weeks.length > 1 && (
        <WeekChips draft={draft} weeks={preview.weeks} shown={shown} onShow={setSelectedWeek} />
      )}
      {week?.days.map((day, index) => (
        <DayBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: a day of the preview has no id, only its position
          key={`${shown} ${index}`}
          day={day}
          position={[shown, index]}
          {...{ draft, names, onChange, onSearch: setSearching }}
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
