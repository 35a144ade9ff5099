import { IconTrophy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { historyRoutes } from '../../contract/history.ts';
import { byExercise } from '../../rules/records.ts';
import { exerciseLink } from '../links.ts';
import { RecordText } from './RecordText.tsx';
import classes from './Records.module.css';

interface WorkoutRecordsProps {
  subject: Subject;
  completedWorkoutId: string;
}

/** The records of one finished workout; nothing when there are none or the server is unreachable. */
export function WorkoutRecords({ subject, completedWorkoutId }: WorkoutRecordsProps) {
  const t = useTexts('completed-workouts');
  const { data } = useWorkoutRecords(subject, completedWorkoutId);
  const beaten = byExercise(data?.records ?? []);
  if (beaten.length === 0) return null;

  const title = t('records.beaten', { count: beaten.length });
  return (
    <section className={classes['beaten']} aria-label={title}>
      <h2>
        <IconTrophy size={18} aria-hidden="true" />
        {title}
      </h2>
      <ul>
        {beaten.map((exercise) => (
          <li key={exercise.exerciseId}>
            <Link {...exerciseLink(subject, exercise.exerciseId)}>{exercise.exerciseName}</Link>
            <RecordText records={exercise.records} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function useWorkoutRecords(subject: Subject, completedWorkoutId: string) {
  return useApiQuery(...forSubject(subject, historyRoutes.records, { completedWorkoutId }), {
    meta: { skipGlobalErrorHandler: true },
  });
}
