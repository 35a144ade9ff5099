import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { Column, RowCard } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { type BeatenExercise, byExercise } from '../../rules/records.ts';
import { RecordText } from './RecordText.tsx';
import { workoutLink } from './links.ts';
import { useRecords, type Whose } from './queries.ts';
import classes from './Records.module.css';
import { OnlineOnly } from './OnlineOnly.tsx';

interface RecordListProps extends Whose {
  /** Of this one alone, on its own screen; otherwise of all. */
  exerciseId?: string;
}

/** What was beaten, the newest first; each leads to the workout it was beaten in. */
export function RecordList({ clientId, exerciseId }: RecordListProps) {
  const t = useTexts('completed-workouts');
  const records = useRecords({ clientId }, exerciseId ? { exerciseId } : {});
  const columns = useRecordColumns().filter(({ name }) => name !== 'exercise' || !exerciseId);
  const emptyOfAll = clientId ? 'records.emptyOfClient' : 'records.empty';

  return (
    <OnlineOnly error={records.rows.length === 0 && records.error} onTryAgain={records.refetch}>
      <PagedList
        pages={{ ...records, rows: byExercise(records.rows) }}
        label={t('progress.records')}
        columns={columns}
        card={(beaten) => cardOf(beaten, exerciseId !== undefined)}
        rowKey={(beaten) => `${beaten.completedWorkoutId} ${beaten.exerciseId}`}
        link={({ completedWorkoutId }) => workoutLink(completedWorkoutId, clientId)}
        empty={<EmptyState illustration="weights" text={t(exerciseId ? 'records.emptyOfExercise' : emptyOfAll)} />}
      />
    </OnlineOnly>
  );
}

function useRecordColumns(): Column<BeatenExercise>[] {
  const t = useTexts('completed-workouts');
  return [
    { name: 'exercise', header: t('records.exercise'), cell: ({ exerciseName }) => <strong>{exerciseName}</strong> },
    { name: 'record', header: t('records.record'), cell: ({ records }) => <RecordText records={records} /> },
    { name: 'day', header: t('columns.date'), cell: ({ day }) => formatDate(day), width: 130 },
  ];
}

function cardOf({ exerciseName, records, day }: BeatenExercise, isOfOneExercise: boolean): RowCard {
  const words = <RecordText records={records} />;
  return {
    title: isOfOneExercise ? formatDate(day) : exerciseName,
    subtitle: words,
    state: isOfOneExercise ? null : <span className={classes['when']}>{formatRelativeDate(day)}</span>,
  };
}
