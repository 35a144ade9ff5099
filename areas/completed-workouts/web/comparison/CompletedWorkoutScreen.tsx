import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HealthConsentBanner, useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, useSubject } from '#shell/web/api/subject.ts';
import { formatDate, formatTime, zoneName } from '#shell/web/texts/formats.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { clientWorkoutRoutes } from '../../contract.ts';
import { useWorkoutRecords, WorkoutRecords } from '../history/WorkoutRecords.tsx';
import { historyPaths } from '../links.ts';
import { useTraining } from '../queries.ts';
import { SubjectScreen } from '../SubjectScreen.tsx';
import { UnskipButton } from '../UnskipButton.tsx';
import { SkipBadge } from '../WorkoutBadges.tsx';
import { originText, type Texts } from '../text.ts';
import { workoutName } from '../../rules/workout-name.ts';
import { CorrectButton, PendingCorrection, useMayCorrect } from './CorrectButton.tsx';
import { PainNotice } from './PainNotice.tsx';
import { WorkoutComparison } from './WorkoutComparison.tsx';

const FreeWorkoutActions = lazy(async () => ({
  default: (await import('../free/FreeWorkoutActions.tsx')).FreeWorkoutActions,
}));

/** Screen of one completed workout: its records, and the comparison of prescribed and done sets. */
export function CompletedWorkoutScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const { completedWorkoutId = '' } = useParams({ strict: false });
  const query = useApiQuery(...forSubject(subject, clientWorkoutRoutes.detail, { completedWorkoutId }));
  const workout = query.data?.completedWorkout;
  // Waits for the records, which are above the comparison: rendered later, they would move the text being read.
  const records = useWorkoutRecords(subject, completedWorkoutId);
  const mayCorrect = useMayCorrect(subject, workout);
  const isWithdrawn = useOwnHealthConsentWithdrawn(subject);
  const isWaiting = !workout || (workout.finishedAt !== null && records.isPending && records.failureCount === 0);

  return (
    <SubjectScreen
      subject={subject}
      title={workout ? workoutName(t, workout) : t('loading')}
      subtitle={workout && subtitleOf(t, workout)}
      badge={workout?.skip && <SkipBadge skip={workout.skip} />}
      actions={
        <>
          {mayCorrect && !isWithdrawn && <CorrectButton subject={subject} completedWorkoutId={completedWorkoutId} />}
          <Suspense>
            {subject.clientId === null && workout?.source === 'free' && <FreeWorkoutActions workout={workout} />}
          </Suspense>
          {subject.clientId === null && workout?.skip?.reason && <UnskipAction workoutId={workout.workoutId} />}
        </>
      }
      back={{ to: historyPaths(subject).calendar, label: t(subject.clientId ? 'list.title' : 'history.title') }}
      query={query}
    >
      {isWaiting ? (
        <>
          <Skeleton h={{ base: 184, sm: 86 }} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </>
      ) : (
        <>
          {mayCorrect && isWithdrawn && (
            <HealthConsentBanner text={t('correction.consentWithdrawn')} link={t('today.toConsents')} />
          )}
          {mayCorrect && <PendingCorrection subject={subject} completedWorkoutId={completedWorkoutId} />}
          <PainNotice subject={subject} workout={workout} shares={query.data?.shares} />
          {workout.finishedAt && <WorkoutRecords subject={subject} completedWorkoutId={completedWorkoutId} />}
          <WorkoutComparison
            key={workout.id}
            {...{ subject, workout }}
            shares={query.data?.shares}
            isFresh={query.isFetchedAfterMount}
          />
        </>
      )}
    </SubjectScreen>
  );
}

/** Deletes the skipped workout that is shown, so that its workout is to do again on Today. */
function UnskipAction({ workoutId }: Pick<CompletedWorkout, 'workoutId'>) {
  const { training } = useTraining();
  const navigate = useNavigate();
  if (!workoutId || !training) return null;
  return <UnskipButton workoutId={workoutId} training={training} onDone={() => void navigate({ to: '/home' })} />;
}

function subtitleOf(t: Texts, workout: CompletedWorkout): string {
  const { finishedAt, finishedOn, startedAt, timeZone } = workout;
  const at = finishedAt ?? startedAt;
  // Of one over midnight, or longer than a day, only the day of its start is named.
  const times = [...new Set([startedAt, at].map((instant) => formatTime(instant, timeZone)))];
  const time = t(finishedAt ? 'at' : 'comparison.running', {
    date: finishedOn ? formatDate(finishedOn) : formatDate(at, timeZone),
    time: times.join('–'),
  });
  const zone = timeZone === currentTimeZone() ? '' : t('correction.zone', { zone: zoneName(timeZone) });
  return [originText(t, workout), time, zone].filter(Boolean).join(' · ');
}
