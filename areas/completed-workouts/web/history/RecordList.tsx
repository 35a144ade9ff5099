import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject, useSubject } from '#shell/web/api/subject.ts';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { Column } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { historyRoutes } from '../../contract/history.ts';
import { type BeatenExercise, byExercise } from '../../rules/records.ts';
import { completedWorkoutLink } from '../links.ts';
import { OnlineOnly } from '../OnlineOnly.tsx';
import { SubjectScreen } from '../SubjectScreen.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';
import { RecordText } from './RecordText.tsx';
import classes from './Records.module.css';

/** All records of the user or of a client. */
export function RecordsScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  return (
    <SubjectScreen subject={subject} title={t('history.title')} subtitle={t('records.facts')}>
      <HistoryTabs active="records" subject={subject} />
      <RecordList subject={subject} />
    </SubjectScreen>
  );
}

interface RecordListProps {
  subject: Subject;
  /** Only the records of this exercise. */
  exerciseId?: string;
}

/** Records, newest first, with a link to their workout. */
export function RecordList({ subject, exerciseId }: RecordListProps) {
  const t = useTexts('completed-workouts');
  const records = useInfiniteApiQuery(
    ...forSubject(subject, historyRoutes.records, { exerciseId }),
    (page) => page.records,
  );
  const columns = useRecordColumns().filter(({ name }) => name !== 'exercise' || !exerciseId);
  const emptyOfAll = subject.clientId ? 'records.emptyOfClient' : 'records.empty';

  return (
    <OnlineOnly error={records.rows.length === 0 && records.error} onTryAgain={records.refetch}>
      <PagedList
        pages={{ ...records, rows: byExercise(records.rows) }}
        label={t('progress.records')}
        columns={columns}
        card={({ exerciseName, records: beaten, day }) => ({
          title: exerciseId ? formatDate(day) : exerciseName,
          subtitle: <RecordText records={beaten} />,
          state: exerciseId ? null : <span className={classes['when']}>{formatRelativeDate(day)}</span>,
        })}
        rowKey={(beaten) => `${beaten.completedWorkoutId} ${beaten.exerciseId}`}
        link={({ completedWorkoutId }) => completedWorkoutLink(subject, completedWorkoutId)}
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
