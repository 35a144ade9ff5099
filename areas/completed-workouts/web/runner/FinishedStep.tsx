import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import { minutesBetween } from '../../rules/figures.ts';
import { WorkoutRecords } from '../progress/WorkoutRecords.tsx';
import { tryAgain } from './actions.ts';
import { ClockSkewBanner } from './ClockSkewBanner.tsx';
import { finishDraft } from './FinishStep.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import type { Finish, LocalWorkout, LocalPrescription, LocalWorkoutStore } from './local-workout-store.ts';
import { RejectionBanner } from './RejectionBanner.tsx';
import classes from './Runner.module.css';
import { RunnerHeader } from './RunnerHeader.tsx';
import type { Subject } from './subject.ts';
import type { SyncStatus } from './sync-loop.ts';
import { ShortFigures } from './ShortFigures.tsx';
import { loggedSets, progress, runningRows } from './set-order.ts';

interface FinishedStepProps {
  queue: LocalWorkoutStore;
  kept: LocalWorkout;
  sending: SyncStatus;
  prescribed: LocalPrescription;
  place: Subject;
  end: Finish;
}

/** How it went. Until the server has it, it says so, and stays longer if something was refused. */
export function FinishedStep({ queue, kept, sending, prescribed, place, end }: FinishedStepProps) {
  const t = useTexts('completed-workouts');
  const workout = prescribed.signed.prescription;
  const sets = loggedSets(kept);
  const { done, planned } = progress({ rows: runningRows(workout.rows, kept.rowChanges), sets });
  const startedAt = kept.begun?.startedAt ?? end.finishedAt;
  // What was typed is in the queue now; the browser's session is an outside world.
  useEffect(() => clearDraft(finishDraft(queue.workoutId)), [queue]);

  return (
    <>
      <RunnerHeader workout={workout} place={place}>
        <ProgressLine done={done} planned={planned} kept={kept} sending={sending} />
      </RunnerHeader>
      <div className={classes['work']} data-says-unreachable="true">
        <h2 className={classes['finished']}>
          <IconCircleCheck size={36} aria-hidden="true" />
          {t('finished.title')}
        </h2>
        <ShortFigures sets={sets} minutes={minutesBetween(startedAt, end.finishedAt)} />
        <RejectionBanner queue={queue} kept={kept} />
        <ClockSkewBanner aheadSeconds={kept.clockAheadSeconds} />
        {end.rejection !== undefined && (
          <RefusedEnd queue={queue} refusal={end.rejection || t('refused.unexplained')} />
        )}
        {end.rejection === undefined && (
          <p className={classes['quiet']} role="status">
            {t(sentence(end, sending, place))}
          </p>
        )}
        {end.isSent && kept.begun && <WorkoutRecords completedWorkoutId={kept.begun.id} clientId={place.client?.id} />}
        <WaysOn place={place} completedWorkoutId={end.isSent ? kept.begun?.id : undefined} />
      </div>
    </>
  );
}

function sentence(end: Finish, sending: SyncStatus, { client }: Subject) {
  if (end.isSent) return client ? 'finished.sentInPerson' : 'finished.sent';
  return sending === 'later' ? 'finished.later' : 'finished.sending';
}

/** The sets are at the server only once it has the end. */
function WaysOn({
  place: { client },
  completedWorkoutId,
}: {
  place: Subject;
  completedWorkoutId?: string | undefined;
}) {
  const t = useTexts('completed-workouts');
  if (client)
    return (
      <LinkButton to="/clients/$id/completed_workouts" params={{ id: client.id }} size="lg">
        {t('finished.toClient', { name: client.name })}
      </LinkButton>
    );
  return (
    <>
      <LinkButton to="/home" size="lg">
        {t('finished.toToday')}
      </LinkButton>
      {completedWorkoutId && (
        <LinkButton to="/my/completed-workouts/$id" params={{ id: completedWorkoutId }} variant="default" size="lg">
          {t('finished.toDetails')}
        </LinkButton>
      )}
    </>
  );
}

function RefusedEnd({ queue, refusal }: { queue: LocalWorkoutStore; refusal: string }) {
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
