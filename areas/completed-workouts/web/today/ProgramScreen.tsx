import { Group, Skeleton } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { WriteAboutButton } from '#areas/chats/web/public.tsx';
import { dateOf } from '#areas/programs/rules/dates.ts';
import { nextPause } from '#areas/programs/rules/pauses.ts';
import { plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { isClientView } from '#shell/web/api/token.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate, formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Prescription } from '../../contract/prescription.ts';
import type { CurrentProgram } from '../../contract/today.ts';
import type { DoneWorkout, Training } from '../../contract/training.ts';
import { labelOf } from '../../rules/set-order.ts';
import { LoadErrorCard } from '../LoadErrorCard.tsx';
import { Pieces } from '../Pieces.tsx';
import { useTraining } from '../queries.ts';
import { shareNote } from '../share-kg.ts';
import { prescriptionText, warmUpLine } from '../prescription-text.ts';
import { useLocalWorkouts } from '../runner/sync/use-local-workouts.ts';
import { UnskipButton } from '../UnskipButton.tsx';
import classes from './ProgramScreen.module.css';

/** The client's program to read, week by week, also without a network. */
export function ProgramScreen() {
  const t = useTexts('completed-workouts');
  const { programId } = useParams({ strict: false }) as { programId: string };
  const { training, error, refetch } = useTraining();
  const { clientId } = useMe();
  const { programs = [], upcoming = [] } = training?.today ?? {};
  const program = [...programs, ...upcoming].find(({ id }) => id === programId);

  return (
    <Screen
      title={program?.title ?? t('program.title')}
      subtitle={program && t('today.dates', { from: formatDate(program.startsOn), to: formatDate(program.endsOn) })}
      back={{ to: '/home', label: t('program.back') }}
      actions={
        program && (
          <>
            <WriteAboutButton
              clientId={clientId ?? ''}
              about={{ kind: 'program', id: programId, part: null, label: program.title }}
            />
            <LinkButton
              to="/programs/$id/pdf"
              params={{ id: programId }}
              variant="default"
              leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
            >
              {t('program.pdf')}
            </LinkButton>
          </>
        )
      }
    >
      {training && program && (
        <>
          <ProgramInfo info={training.programInfo[program.id] ?? ''} />
          {program.state === 'terminated' && <p>{t('program.endedOn', { date: formatDate(program.endsOn) })}</p>}
          {program.state === 'upcoming' && <p>{t('program.upcoming', { date: formatDate(program.startsOn) })}</p>}
          {program.isShortened && program.state !== 'terminated' && (
            <p>{t('program.lastDay', { date: formatDate(program.endsOn) })}</p>
          )}
          <ProgramPause program={program} />
          <Weeks training={training} program={program} />
        </>
      )}
      {training && !program && <p>{t('program.ended')}</p>}
      {!training && !error && <Skeleton height={240} />}
      {!training && error && <LoadErrorCard text={error.message || t('today.unknown')} onRetry={refetch} />}
    </Screen>
  );
}

function ProgramInfo({ info }: { info: string }) {
  return info.trim() !== '' && <p className={classes['info']}>{info.trim()}</p>;
}

/** The pause of today, or the next one, with what the coach wrote about it. */
function ProgramPause({ program: { pauses } }: { program: CurrentProgram }) {
  const t = useTexts('completed-workouts');
  const today = todayIn(useMe().timeZone);
  const pause = nextPause(pauses, today);
  if (!pause) return null;
  const { from, until, note } = pause;
  const days = { from: formatDate(from), until: formatDate(until) };
  return <p className={classes['info']}>{[t('program.pause', days), note].filter(Boolean).join(' ')}</p>;
}

function Weeks({ training, program }: { training: Training; program: CurrentProgram }) {
  const t = useTexts('completed-workouts');
  const { currentWeek, state } = program;
  const isRunning = state === 'running' || state === 'expiring';
  const prescriptions = training.workouts.map(({ prescription }) => prescription);
  const shown = prescriptions.filter(
    ({ programId, weekNumber }) =>
      programId === program.id && (training.settings.showsComingWeeks || weekNumber <= currentWeek),
  );
  const done = new Map(training.done?.map((one) => [one.workoutId, one]));
  const begun = new Set(training.begun.map(({ workoutId }) => workoutId));
  const weeks = [...Map.groupBy(shown, ({ weekNumber }) => weekNumber)].toSorted(([one], [other]) => one - other);

  const weekStart = (weekNumber: number) =>
    t('program.from', { date: formatShortDate(dateOf({ ...program, weekNumber, offset: 0 })) });

  return weeks.map(([week, workouts]) => (
    <details key={week} className={classes['week']} open={week === currentWeek}>
      <summary>
        <strong>{t('today.week', { week })}</strong>
        <span>{weekStart(week)}</span>
        {isRunning && week === currentWeek && <span>{t('program.current')}</span>}
      </summary>
      {workouts.map((workout) => (
        <WorkoutRows
          key={workout.workoutId}
          workout={workout}
          training={training}
          done={done.get(workout.workoutId)}
          isBegun={begun.has(workout.workoutId)}
          mayStart={isRunning && (week === currentWeek || week === currentWeek - 1)}
        />
      ))}
    </details>
  ));
}

interface WorkoutRowsProps {
  workout: Prescription;
  training: Training;
  done: DoneWorkout | undefined;
  isBegun: boolean;
  /** Whether it can be started if it is not done: those of the week before may be done late. */
  mayStart: boolean;
}

/** One that is done shows what was prescribed when it was trained, whatever the coach has changed since. */
function WorkoutRows({ workout, training, done, isBegun, mayStart }: WorkoutRowsProps) {
  const t = useTexts('completed-workouts');
  const { title, info, rows } = done?.prescribed ?? workout;
  const day = t('program.day', { day: workout.dayNumber });
  const heading = title ? `${day} · ${title}` : day;
  const isSkipped = training.skipped?.includes(workout.workoutId);

  return (
    <section className={classes['workout']} aria-label={heading}>
      <h2>{heading}</h2>
      {done && <DoneLink done={done} />}
      {isSkipped && (
        <Group>
          <StateBadge tone="quiet">{t('states.skipped')}</StateBadge>
          <UnskipButton workoutId={workout.workoutId} training={training} />
        </Group>
      )}
      {isBegun && <StateBadge tone="soon">{t('states.begun')}</StateBadge>}
      {mayStart && !done && !isSkipped && !training.today.isConsentWithdrawn && (
        <StartLink workoutId={workout.workoutId} isBegun={isBegun} />
      )}
      {info && <p>{info}</p>}
      <ol>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={classes['label']}>{labelOf(row)}</span>
            <div>
              <strong>{row.name}</strong>
              <Pieces parts={prescriptionText(t, row, done ? '' : shareNote(t, row, training))} />
              {row.warmUp && <p>{warmUpLine(t, row)}</p>}
              {row.info && <p>{row.info}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Opens the workout, which begins with its first set. What this device has finished is not started again before the server knows it. */
function StartLink({ workoutId, isBegun }: { workoutId: string; isBegun: boolean }) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const isFinishedHere = useLocalWorkouts().some((one) => one.workoutId === workoutId && one.isFinished);
  if (isFinishedHere || isClientView() || !may('update own training')) return null;
  return (
    <LinkButton to="/my/workouts/$workoutId" params={{ workoutId }} variant="default" size="xs">
      {t(isBegun ? 'today.continue' : 'today.start')}
    </LinkButton>
  );
}

/** The day on which a workout was done, as a link to its result. */
function DoneLink({ done: { completedWorkoutId, finishedAt, finishedOn } }: { done: DoneWorkout }) {
  const t = useTexts('completed-workouts');
  const { timeZone } = useMe();
  const day = finishedOn ?? plainDateInZone(finishedAt, timeZone);
  return (
    <LinkAnchor to="/my/completed-workouts/$completedWorkoutId" params={{ completedWorkoutId }} size="sm">
      {t('program.doneOn', { weekday: formatWeekday(day), date: formatShortDate(day) })}
    </LinkAnchor>
  );
}
