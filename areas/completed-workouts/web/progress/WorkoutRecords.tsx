import { IconTrophy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { byExercise } from '../../rules/records.ts';
import { RecordText } from './RecordText.tsx';
import { exerciseLink } from './links.ts';
import { useRecordsOfWorkout, type Whose } from './queries.ts';
import classes from './Records.module.css';

/** What was beaten in one finished workout; nothing when nothing was, or when nobody can be asked. */
export function WorkoutRecords({ completedWorkoutId, clientId }: Whose & { completedWorkoutId: string }) {
  const t = useTexts('completed-workouts');
  const { data } = useRecordsOfWorkout({ clientId }, completedWorkoutId);
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
            <Link {...exerciseLink(exercise.exerciseId, clientId)}>{exercise.exerciseName}</Link>
            <RecordText records={exercise.records} />
          </li>
        ))}
      </ul>
    </section>
  );
}
