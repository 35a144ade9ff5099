import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { app } from '#shell/web/app.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { useFilters } from '#shell/web/widgets/filters.ts';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import { z } from 'zod';
import { FinishedStep } from './FinishedStep.tsx';
import { FinishStep } from './FinishStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { Kept } from './queue.ts';
import classes from './Runner.module.css';
import { RunningStep } from './RunningStep.tsx';
import { useWorkout } from './use-workout.ts';

const Place = z.object({ step: z.literal('finish').optional() });

/** One workout on the phone: look at it, do it, finish it. */
export function RunnerScreen() {
  const t = useTexts('completed-workouts');
  const { id = '' } = useParams({ strict: false });
  const [{ step }] = useFilters(Place);
  const workout = useWorkout(id);
  const { kept, error } = workout;
  useScreenTitle(kept.prescribed?.workout.title || t('untitled'));
  useGoToResult(kept);

  if (!kept.prescribed) return error ? <Failed error={error} /> : <RunnerSkeleton />;

  const running = { ...workout, ...kept.prescribed };
  if (kept.finish) return <FinishedStep {...running} end={kept.finish} />;
  if (!kept.begun) return <PreviewStep {...running} />;
  if (step === 'finish') return <FinishStep {...running} begun={kept.begun} />;
  return <RunningStep {...running} begun={kept.begun} />;
}

/** Nothing kept any more of a workout the server knows: it is finished and sent, from this tab, another or a phone. */
function useGoToResult({ begun }: Kept): void {
  const last = useRef(begun);
  useEffect(() => {
    const done = last.current;
    last.current = begun;
    if (!begun && done && done.startedThereAt !== null)
      void app().goTo(`/my/completed-workouts/${done.id}`, { replace: true });
  }, [begun]);
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
