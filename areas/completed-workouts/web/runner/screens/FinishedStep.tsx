import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { LazyChangeTitle } from '../../free/lazy-change-title.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import { progress } from '../../../rules/set-order.ts';
import { WorkoutRecords } from '../../history/WorkoutRecords.tsx';
import { finishDraftKey } from '../drafts.ts';
import { type Finish, startOf } from '../local-store/finish.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import { retryRejected } from '../local-store/log.ts';
import { correctionLink } from '../../links.ts';
import { useRunner } from '../runner-context.ts';
import { Banners } from './Banners.tsx';
import classes from './Runner.module.css';
import { RunnerHeader } from './RunnerHeader.tsx';
import { WorkoutStats } from './WorkoutStats.tsx';

/** The finished workout: whether it is sent, its records, and where to go next. */
export function FinishedStep({ finish }: { finish: Finish }) {
  const t = useRunnerTexts();
  const { store, workout, prescription, rows, syncStatus, client } = useRunner();
  const { begun } = workout;
  const sets = loggedSets(workout);
  // Of an end on another device the sets here may be a part, so that neither their totals nor their absence is shown.
  const isSkipped = sets.length === 0 && !finish.isElsewhere;
  const syncedId = finish.isSynced ? begun?.id : undefined;
  // Synchronises with sessionStorage: deletes the draft, because the workout now contains effort and comment.
  useEffect(() => clearDraft(finishDraftKey(store)), [store]);

  return (
    <>
      <RunnerHeader progress={progress({ rows, sets })} />
      <div className={classes['work']} data-says-unreachable="true">
        <h2 className={classes['finished']}>
          <IconCircleCheck size={36} aria-hidden="true" />
          {t(isSkipped ? 'finished.titleSkipped' : 'finished.title')}
        </h2>
        {!finish.isElsewhere && (
          <WorkoutStats
            sets={sets}
            times={{ startedAt: startOf(finish, begun) ?? finish.finishedAt, finishedAt: finish.finishedAt }}
          />
        )}
        <Banners />
        {finish.rejection === undefined ? (
          <p className={classes['quiet']} role="status">
            {t(`finished.${stateKey()}`)}
          </p>
        ) : (
          <RejectedFinish rejection={finish.rejection} />
        )}
        <Suspense>{prescription.isFree && !finish.isSynced && <LazyChangeTitle />}</Suspense>
        {syncedId && <WorkoutRecords subject={{ clientId: client?.id ?? null }} completedWorkoutId={syncedId} />}
        <NextLinks completedWorkoutId={syncedId} isDone={sets.length > 0} />
      </div>
    </>
  );

  function stateKey() {
    if (finish.isSynced && isSkipped) return 'sentSkipped';
    if (finish.isSynced) return 'sent';
    return syncStatus === 'waiting' ? 'later' : 'sending';
  }
}

function NextLinks({ completedWorkoutId, isDone }: { completedWorkoutId: string | undefined; isDone: boolean }) {
  const t = useRunnerTexts();
  const { client } = useRunner();
  const correction = completedWorkoutId && correctionLink({ clientId: client?.id ?? null }, { completedWorkoutId });
  const toCorrection = isDone && correction && (
    <Button size="lg" variant="subtle" renderRoot={(root) => <Link {...root} {...correction} />}>
      {t('finished.toTimes')}
    </Button>
  );
  if (client)
    return (
      <>
        <LinkButton to="/clients/$id/completed_workouts" params={{ id: client.id }} size="lg">
          {t('finished.toClient', { name: client.name })}
        </LinkButton>
        {toCorrection}
      </>
    );
  return (
    <>
      <LinkButton to="/home" size="lg">
        {t('finished.toToday')}
      </LinkButton>
      {completedWorkoutId && (
        <LinkButton
          to="/my/completed-workouts/$completedWorkoutId"
          params={{ completedWorkoutId }}
          variant="default"
          size="lg"
        >
          {t('finished.toDetails')}
        </LinkButton>
      )}
      {toCorrection}
    </>
  );
}

function RejectedFinish({ rejection }: { rejection: string }) {
  const t = useRunnerTexts();
  const { store } = useRunner();
  return (
    <div className={classes['alert']} role="alert">
      <p>{rejection || t('rejected.unexplained')}</p>
      <Button variant="default" size="md" onClick={() => retryRejected(store)}>
        {t('rejected.retry')}
      </Button>
      <Button variant="subtle" color="gray" size="md" onClick={() => store.save('finish', null)}>
        {t('finish.back')}
      </Button>
    </div>
  );
}
