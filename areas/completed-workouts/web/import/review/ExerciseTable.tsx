import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { HistoryPreview } from '../../../contract/import.ts';
import classes from './Review.module.css';
import { type ImportDraft, stateOf, withChoice } from '../import-draft.ts';
import { ExerciseLine } from './ExerciseLine.tsx';

interface ExerciseTableProps {
  draft: ImportDraft;
  preview: HistoryPreview;
  onChange: (change: (now: ImportDraft) => ImportDraft) => void;
}

/** Exercises to choose or confirm. Exact matches are collapsed. */
export function ExerciseTable({ draft, preview, onChange }: ExerciseTableProps) {
  const t = useTexts('completed-workouts');
  const [showsFine, setShowsFine] = useState(false);
  const exact = preview.exercises.filter(({ match }) => match === 'exact');
  const open = preview.exercises.filter(({ match }) => match !== 'exact');
  const inOrder = open.toSorted((one, other) => Number(one.match === 'similar') - Number(other.match === 'similar'));

  const line = (exercise: (typeof exact)[number]) => (
    <ExerciseLine
      key={exercise.name}
      exercise={exercise}
      choice={draft.choices[exercise.name]}
      state={stateOf(draft, exercise.name)}
      mayCreate={preview.mayCreate}
      onChoose={(choice) => onChange((now) => withChoice(now, exercise.name, choice))}
    />
  );
  return (
    <section aria-label={t('import.review.exercises')}>
      <h3 className={classes['heading']}>{t('import.review.exercises')}</h3>
      {inOrder.length > 0 && <ul className={classes['lines']}>{inOrder.map(line)}</ul>}
      {exact.length > 0 && (
        <Banner
          tone="plain"
          actions={
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={showsFine}
              onClick={() => setShowsFine((shows) => !shows)}
            >
              {t(showsFine ? 'import.review.hideFine' : 'import.review.showFine')}
            </Button>
          }
        >
          {t('import.review.fine', { count: exact.length })}
        </Banner>
      )}
      {showsFine && <ul className={classes['lines']}>{exact.map(line)}</ul>}
    </section>
  );
}
