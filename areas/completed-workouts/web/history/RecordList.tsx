import { type InfiniteQueryResult, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject, useSubject } from '#shell/web/api/subject.ts';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { Column } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { historyRoutes, type PersonalRecord } from '../../contract/history.ts';
import { type BeatenExercise, byExercise } from '../../rules/records.ts';
import { completedWorkoutLink } from '../links.ts';
import { SubjectScreen } from '../SubjectScreen.tsx';
import { RecordText } from './RecordText.tsx';
import classes from './Records.module.css';

/** Screen with all records of the user or of a client. */
export function RecordsScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const records = useRecords(subject);
  return (
    <SubjectScreen
      subject={subject}
      tab="records"
      title={t('history.title')}
      subtitle={t('records.subtitle')}
      query={records}
    >
      <RecordList subject={subject} records={records} />
    </SubjectScreen>
  );
}

/** Queries records; with `exerciseId`, only those of that exercise. */
export function useRecords(subject: Subject, exerciseId?: string): InfiniteQueryResult<PersonalRecord> {
  return useInfiniteApiQuery(...forSubject(subject, historyRoutes.records, { exerciseId }), (page) => page.records);
}

interface RecordListProps {
  subject: Subject;
  records: InfiniteQueryResult<PersonalRecord>;
  /** True when all records are of one exercise, whose name is not repeated. */
  isOfExercise?: boolean;
}

/** Records, newest first, with a link to their workout. */
export function RecordList({ subject, records, isOfExercise = false }: RecordListProps) {
  const t = useTexts('completed-workouts');
  const columns = useRecordColumns().filter(({ name }) => name !== 'exercise' || !isOfExercise);
  const emptyOfAll = subject.clientId ? 'records.emptyOfClient' : 'records.empty';

  return (
    <PagedList
      pages={{ ...records, rows: byExercise(records.rows) }}
      label={t('progress.records')}
      columns={columns}
      card={({ exerciseName, records: beaten, day }) => ({
        title: isOfExercise ? formatDate(day) : exerciseName,
        subtitle: <RecordText records={beaten} />,
        state: isOfExercise ? null : <span className={classes['when']}>{formatRelativeDate(day)}</span>,
      })}
      rowKey={(beaten) => `${beaten.completedWorkoutId} ${beaten.exerciseId}`}
      link={({ completedWorkoutId }) => completedWorkoutLink(subject, completedWorkoutId)}
      empty={<EmptyState illustration="weights" text={t(isOfExercise ? 'records.emptyOfExercise' : emptyOfAll)} />}
    />
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
