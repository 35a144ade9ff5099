import { Skeleton } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { endedText } from '../ended-text.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { FreeInPerson } from './FreeInPerson.tsx';
import classes from './InPerson.module.css';
import { workoutName } from '../../rules/workout-name.ts';

const tones = { done: 'good', begun: 'soon', skipped: 'quiet', to_do: 'quiet' } as const;

/**
 * List of the workouts of the program that can still be done. The next one is first and has the primary button. Of a program that has
 * ended, only one that is begun is next.
 */
export function WorkoutPicker({ clientId }: { clientId: string }) {
  const t = useTexts('completed-workouts');
  const { data, error } = useApiQuery(
    trainingRoutes.schedule,
    { clientId },
    { meta: { skipGlobalErrorHandler: true } },
  );
  if (error) return <p className={classes['how']}>{error.message || t('inPerson.failed')}</p>;
  if (!data) return <Skeleton height={160} />;

  const { schedule, program } = data;
  const ended = program?.state === 'terminated' ? program : null;
  const next = ended && data.next?.state !== 'begun' ? null : data.next;
  const others = schedule.filter(({ workoutId, state }) => workoutId !== next?.workoutId && state !== 'done');
  const noWorkout = schedule.length > 0 ? 'inPerson.allDone' : 'inPerson.nothing';
  return (
    <>
      {next && <NextWorkout clientId={clientId} workout={next} />}
      {(ended || (!next && others.length === 0)) && (
        <Nothing clientId={clientId} text={ended ? endedText(t, ended) : t(noWorkout)} />
      )}
      {others.length > 0 && (
        <ul className={classes['others']} aria-label={t('inPerson.others')}>
          {others.map((workout) => (
            <Other key={workout.workoutId} clientId={clientId} workout={workout} />
          ))}
        </ul>
      )}
      {!data.isConsentWithdrawn && <FreeInPerson clientId={clientId} settings={data.settings} />}
    </>
  );
}

interface OneWorkout {
  clientId: string;
  workout: ScheduledWorkout;
}

function NextWorkout({ clientId, workout }: OneWorkout) {
  const t = useTexts('completed-workouts');
  return (
    <section className={classes['next']} aria-label={t('inPerson.next')}>
      <span className={classes['kind']}>{t(workout.state === 'begun' ? 'inPerson.begun' : 'inPerson.next')}</span>
      <strong>{workoutName(t, workout)}</strong>
      <Facts workout={workout} />
      <LinkButton to="/clients/$id/train/$workoutId" params={{ id: clientId, workoutId: workout.workoutId }}>
        {t(workout.state === 'begun' ? 'inPerson.continue' : 'inPerson.start')}
      </LinkButton>
    </section>
  );
}

function Other({ clientId, workout }: OneWorkout) {
  const t = useTexts('completed-workouts');
  const { workoutId, state } = workout;
  return (
    <li className={classes['other']}>
      <div>
        <LinkAnchor
          to="/clients/$id/train/$workoutId"
          params={{ id: clientId, workoutId }}
          className={classes['link'] ?? ''}
        >
          {workoutName(t, workout)}
        </LinkAnchor>
        <Facts workout={workout} />
      </div>
      {state !== 'to_do' && <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>}
    </li>
  );
}

function Facts({ workout }: { workout: ScheduledWorkout }) {
  const { programTitle, weekNumber, dayNumber, date, rows, isInPause } = workout;
  const t = useTexts('completed-workouts');
  return (
    <span className={classes['details']}>
      {[
        programTitle,
        t('weekAndDay', { week: weekNumber, day: dayNumber }),
        formatDate(date),
        t('exercises', { count: rows }),
        isInPause && t('inPerson.inPause'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}

/** Why there is no next workout, with the link to the programs. */
function Nothing({ clientId, text }: { clientId: string; text: string }) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['next']}>
      <span>{text}</span>
      <LinkButton to="/clients/$id/programs" params={{ id: clientId }} variant="default">
        {t('inPerson.toPrograms')}
      </LinkButton>
    </div>
  );
}
