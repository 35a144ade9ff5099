import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import { FinishedStep } from './FinishedStep.tsx';
import { FinishStep } from './FinishStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import classes from './Runner.module.css';
import { RunningStep } from './RunningStep.tsx';
import { ownSubject, type Subject } from './subject.ts';
import { useFinishedWorkout } from './use-finished-workout.ts';
import { useRunnerStep } from './use-runner-step.ts';
import { useWorkout } from './use-workout.ts';

/** One workout on the phone: look at it, do it, finish it. */
export function RunnerScreen() {
  const { id = '' } = useParams({ strict: false });
  return <Runner workout={useWorkout({ workoutId: id })} place={ownSubject} />;
}

/** The steps of a workout, whoever holds the phone. */
export function Runner({ workout, place }: { workout: ReturnType<typeof useWorkout>; place: Subject }) {
  const t = useTexts('completed-workouts');
  const { step, done, showResult } = useRunnerStep();
  const { queue, error } = workout;
  const showsResult = step === 'finished' ? done : undefined;
  const result = useFinishedWorkout({
    kept: workout.kept,
    place,
    done: showsResult,
    onDone: showResult,
  });
  const kept = result ?? workout.kept;
  const { prescribed, begun, finish } = kept;
  useScreenTitle(prescribed?.signed.prescription.title || t('untitled'));

  if (showsResult && !result) return <RunnerSkeleton />;
  if (!prescribed) return error ? <Failed error={error} /> : <RunnerSkeleton />;

  const running = { queue, kept, sending: workout.sending, prescribed, place };
  if (finish) return <FinishedStep {...running} end={finish} />;
  if (!begun) return <PreviewStep {...running} />;
  return step === 'finish' ? <FinishStep {...running} begun={begun} /> : <RunningStep {...running} begun={begun} />;
}

function Failed({ error }: { error: { status: number } }) {
  return error.status === 404 ? <NotFoundScreen /> : <ErrorScreen error={error} />;
}

function RunnerSkeleton() {
  return (
    <div className={classes['work']} aria-busy="true">
      <Skeleton height={64} />
      <Skeleton height={300} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  );
}
