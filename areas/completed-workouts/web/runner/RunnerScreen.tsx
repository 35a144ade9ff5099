import { Skeleton } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useSubject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import { runningRows } from '../../rules/set-order.ts';
import { RunnerContext } from './runner-context.ts';
import { FinishedStep } from './screens/FinishedStep.tsx';
import { FinishStep } from './screens/FinishStep.tsx';
import { PreviewStep } from './screens/PreviewStep.tsx';
import classes from './screens/Runner.module.css';
import { RunningStep } from './screens/RunningStep.tsx';
import { useFinishedWorkout } from './screens/use-finished-workout.ts';
import { useWorkout } from './sync/use-workout.ts';

/** One workout on the phone: preview, sets, end. In person a professional logs it for a client. */
export function RunnerScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const { workoutId = '' } = useParams({ strict: false });
  const { step, finishedId, showFinished } = useRunnerStep();
  const { store, error, syncStatus, ...local } = useWorkout(subject, workoutId);
  const finished = useFinishedWorkout({ workout: local.workout, subject, finishedId, onFinished: showFinished });
  const workout = finished ?? local.workout;
  const { prescribed, begun, finish } = workout;
  const prescription = prescribed?.signed.prescription;
  const client = useClient(subject.clientId);
  useScreenTitle(prescription?.title || t('untitled'));

  if (finishedId && !finished) return <RunnerSkeleton />;
  if (!prescribed || !prescription) return error ? <LoadError error={error} /> : <RunnerSkeleton />;

  const rows = runningRows(prescription.rows, workout.rowChanges);
  return (
    <RunnerContext value={{ store, workout, prescribed, prescription, rows, syncStatus, client }}>
      {finish && <FinishedStep finish={finish} />}
      {!finish && !begun && <PreviewStep />}
      {!finish && begun && (step === 'finish' ? <FinishStep begun={begun} /> : <RunningStep begun={begun} />)}
    </RunnerContext>
  );
}

/** The step in the address. Read without a schema, so that the runner loads without zod. */
function useRunnerStep() {
  const { step, done } = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  return {
    step,
    finishedId: step === 'finished' && typeof done === 'string' ? done : undefined,
    showFinished: (completedWorkoutId: string) =>
      void navigate({ to: '.', search: { step: 'finished', done: completedWorkoutId }, replace: true } as never),
  };
}

/** The workout does not wait for the name. */
function useClient(id: string | null) {
  const { data } = useApiQuery(clientRoutes.detail, { id: id ?? '' }, { enabled: id !== null });
  const name = data?.client.name ?? '';
  return useMemo(() => (id === null ? null : { id, name }), [id, name]);
}

function LoadError({ error }: { error: { status: number } }) {
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
