import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clearDraft } from '#shell/web/widgets/drafts.ts';
import { minutesBetween } from '../../rules/figures.ts';
import { tryAgain } from './actions.ts';
import { finishDraft } from './FinishStep.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import type { Finish, Kept, PrescribedWorkout, WorkoutQueue } from './queue.ts';
import { RefusedNotice } from './RefusedNotice.tsx';
import classes from './Runner.module.css';
import { RunnerHead } from './RunnerHead.tsx';
import { ShortFigures } from './ShortFigures.tsx';
import type { Sending } from './sender.ts';
import { liveSets, progress } from './state.ts';

interface FinishedStepProps {
  queue: WorkoutQueue;
  kept: Kept;
  sending: Sending;
  workout: PrescribedWorkout;
  end: Finish;
}

/** Finished on this phone. It stays here until the server has it, and longer only if something was refused. */
export function FinishedStep({ queue, kept, sending, workout, end }: FinishedStepProps) {
  const t = useTexts('completed-workouts');
  const sets = liveSets(kept);
  const { done, planned } = progress({ rows: workout.rows, sets });
  const startedAt = kept.begun?.startedAt ?? end.finishedAt;
  // What was typed is in the queue now; the browser's session is an outside world.
  useEffect(() => clearDraft(finishDraft(queue.workoutId)), [queue]);

  return (
    <>
      <RunnerHead workout={workout}>
        <ProgressLine done={done} planned={planned} kept={kept} sending={sending} />
      </RunnerHead>
      <div className={classes['work']} data-says-unreachable="true">
        <h2 className={classes['finished']}>{t('finished.title')}</h2>
        <ShortFigures sets={sets} minutes={minutesBetween(startedAt, end.finishedAt)} />
        <RefusedNotice queue={queue} kept={kept} />
        {end.refusal !== undefined && <RefusedEnd queue={queue} refusal={end.refusal || t('refused.unexplained')} />}
        {!end.isSent && end.refusal === undefined && (
          <p className={classes['quiet']} role="status">
            {t(sending === 'later' ? 'finished.later' : 'finished.sending')}
          </p>
        )}
        <LinkButton to="/home" variant="default" size="lg">
          {t('finished.toToday')}
        </LinkButton>
      </div>
    </>
  );
}

function RefusedEnd({ queue, refusal }: { queue: WorkoutQueue; refusal: string }) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['alert']} role="alert">
      <p>{refusal}</p>
      <Button variant="default" size="md" onClick={() => tryAgain(queue)}>
        {t('refused.tryAgain')}
      </Button>
      <Button variant="subtle" color="gray" size="md" onClick={() => queue.save('finish', null)}>
        {t('finish.back')}
      </Button>
    </div>
  );
}
