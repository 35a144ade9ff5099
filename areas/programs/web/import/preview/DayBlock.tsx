import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportedDay, ImportedName, ImportedWorkout } from '../../../contract/import.ts';
import { notesOfWorkout, restWithout, supersetsOf } from '../../../rules/import/placed-weeks.ts';
import { setsDiffer } from '../../../rules/set-remarks.ts';
import { type ChangeDraft, type ImportDraft, stateOf, type WorkoutPath, withWorkoutTitled } from '../import-draft.ts';
import classes from './DayBlock.module.css';
import { PreviewRow } from './PreviewRow.tsx';

interface DayBlockProps {
  day: ImportedDay;
  position: readonly [week: number, day: number];
  draft: ImportDraft;
  names: ReadonlyMap<string, ImportedName>;
  restSeconds: number;
  onChange: ChangeDraft;
  onSearch: (name: string) => void;
}

export function DayBlock({ day, position: [w, d], ...rest }: DayBlockProps) {
  const t = useTexts('programs');
  return (
    <section className={classes['day']} aria-label={t('import.day', { number: d + 1 })}>
      {day.workouts.map((workout, x) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a workout of the preview has no id, only its position
        <Workout key={x} workout={workout} position={[w, d, x]} {...rest} />
      ))}
    </section>
  );
}

interface WorkoutProps extends Omit<DayBlockProps, 'day' | 'position'> {
  workout: ImportedWorkout;
  position: WorkoutPath;
}

const valueColumns = ['sets', 'amount', 'weight', 'rir', 'rpe', 'tut', 'rest', 'info'] as const;

function Workout({ workout, position: [w, d, x], draft, names, restSeconds, onChange, onSearch }: WorkoutProps) {
  const t = useTexts('programs');
  const { rows, title } = workout;
  const notes = notesOfWorkout(workout);
  const day = t('import.day', { number: d + 1 });
  const supersets = new Map(supersetsOf(rows).flatMap((group) => group.map((row) => [row, group] as const)));

  return (
    <div className={classes['workout']}>
      <header className={classes['head']}>
        <strong>{day}</strong>
        <input
          className={classes['title']}
          aria-label={t('import.workoutTitle', { day })}
          placeholder={t('import.titleExample')}
          maxLength={120}
          value={title}
          onChange={({ currentTarget: { value } }) =>
            onChange((current) => withWorkoutTitled(current, [w, d, x], value))
          }
        />
      </header>
      {notes && <p className={classes['info']}>{notes}</p>}
      <div className={classes['heads']} aria-hidden="true">
        <span />
        <span>{t('import.headers.exercise')}</span>
        {valueColumns.map((column) => (
          <span key={column}>{t(`import.headers.${column}`)}</span>
        ))}
      </div>
      {rows.map((row, r) => (
        <PreviewRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of the preview has no id, only its position
          key={r}
          row={row}
          {...{ w, d, x, r, onChange, onSearch }}
          isJoined={rows[r + 1]?.joinsSuperset ?? false}
          defaultRest={restWithout(supersets.get(row) ?? [], row, restSeconds)}
          hasOtherSets={setsDiffer(supersets.get(row) ?? [])}
          state={stateOf(draft, row)}
          choice={draft.choices[row.name]}
          found={names.get(row.name)}
        />
      ))}
    </div>
  );
}
