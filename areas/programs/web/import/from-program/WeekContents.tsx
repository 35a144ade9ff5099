import { currentLanguage } from '#shell/web/texts/language.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow, Week } from '../../../contract/document.ts';
import { printedValues } from '../../../rules/import/format-row.ts';
import { withSideWords } from '../../../rules/side-words.ts';
import classes from './FromProgram.module.css';

/** The contents of a week, collapsed at first. */
export function WeekContents({ week: { days, weekNumber } }: { week: Week }) {
  const t = useTexts('programs');
  return (
    <details className={classes['contents']}>
      <summary aria-label={t('import.program.contentsOf', { number: weekNumber })}>
        {t('import.program.contents')}
      </summary>
      {days.map((day) =>
        day.workouts.map((workout) => (
          <div key={workout.id}>
            <strong>{[t('import.day', { number: day.dayNumber }), workout.title].filter(Boolean).join(' · ')}</strong>
            <ul>
              {workout.exercises.map((row) => (
                <li key={row.id}>
                  <span>{row.name}</span> {valuesOf(row)}
                </li>
              ))}
            </ul>
          </div>
        )),
      )}
    </details>
  );
}

function valuesOf(row: ExerciseRow): string {
  const values = printedValues({ ...row, restSeconds: row.restType === 'no_rest' ? null : row.restValue });
  return withSideWords(values, currentLanguage());
}
