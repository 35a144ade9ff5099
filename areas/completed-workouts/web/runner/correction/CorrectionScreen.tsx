import { Button, VisuallyHidden } from '@mantine/core';
import { Link, Navigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LazyChangeTitle } from '../../free/lazy-change-title.ts';
import { useSubject } from '#shell/web/api/subject.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import { useLeaveGuard } from '#shell/web/forms/leave-guard.ts';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { runningRows } from '../../../rules/set-order.ts';
import { workoutName } from '../../../rules/workout-name.ts';
import { completedWorkoutLink } from '../../links.ts';
import { unsavedDraftKeys } from '../drafts.ts';
import type { Finish } from '../local-store/finish.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import { changeEnd } from '../local-store/log.ts';
import { RunnerContext, useRunner } from '../runner-context.ts';
import { LoadError, RunnerSkeleton } from '../RunnerStates.tsx';
import { Banners } from '../screens/Banners.tsx';
import block from '../screens/Block.module.css';
import { BlockList } from '../screens/BlockList.tsx';
import { EffortPicker } from '../screens/EffortPicker.tsx';
import { PainCheckbox } from '../screens/PainCheckbox.tsx';
import { RowCard } from '../screens/RowCard.tsx';
import classes from '../screens/Runner.module.css';
import { LoggingContext } from '../screens/use-logging.ts';
import { useClient } from '../use-client.ts';
import { CorrectionHeader } from './CorrectionHeader.tsx';
import { CorrectedComment } from './CorrectedComment.tsx';
import { CorrectedTimes } from './CorrectedTimes.tsx';
import { useCorrectedSets } from './use-corrected-sets.ts';
import { useCorrection } from './use-correction.ts';

/**
 * Screen on which the sets, the day, the duration, the effort, the pain and the client's comment of a finished workout are corrected; every
 * set is saved by itself.
 */
export function CorrectionScreen() {
  return isClientView() ? <NotFoundScreen /> : <Correction />;
}

function Correction() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const { completedWorkoutId = '' } = useParams({ strict: false });
  const { store, workout, syncStatus, error, completedWorkout, isNotFinished, reload } = useCorrection(
    subject,
    completedWorkoutId,
  );
  const client = useClient(subject.clientId);
  const { prescribed, begun, finish } = workout;
  const prescription = prescribed?.signed.prescription;
  useScreenTitle(prescription ? workoutName(t, prescription) : t('untitled'));

  if (isNotFinished) return <Navigate {...completedWorkoutLink(subject, completedWorkoutId)} replace />;
  if (!prescribed || !prescription || !begun || !finish)
    return error ? <LoadError error={error} /> : <RunnerSkeleton />;
  const rows = runningRows(prescription.rows, workout.rowChanges, loggedSets(workout));
  const context = {
    store,
    workout,
    prescribed,
    prescription,
    rows,
    syncStatus,
    client,
    reload,
  } as const;
  return (
    <RunnerContext value={context}>
      <CorrectedSets completedWorkoutId={completedWorkoutId} finish={finish} stored={completedWorkout} />
    </RunnerContext>
  );
}

/** The exercises, of which one is open, and what was reported at the end. */
function CorrectedSets({
  completedWorkoutId,
  finish,
  stored,
}: {
  completedWorkoutId: string;
  finish: Finish;
  stored: CompletedWorkout | undefined;
}) {
  const t = useTexts('completed-workouts');
  const { store, prescription, client } = useRunner();
  const { set } = useSearch({ strict: false }) as { set?: string };
  const logging = useCorrectedSets(set);
  useLeaveGuard({
    isOn: true,
    isDirty: () => unsavedDraftKeys(store).length > 0,
    onLeave: () => unsavedDraftKeys(store).forEach(clearDraft),
  });
  const link = completedWorkoutLink({ clientId: client?.id ?? null }, completedWorkoutId);

  return (
    <LoggingContext value={logging}>
      <CorrectionHeader day={stored?.finishedOn ?? finish.finishedAt} link={link} />
      <VisuallyHidden role="status">{logging.announcement}</VisuallyHidden>
      <div className={classes['work']} data-says-unreachable="true">
        <Banners />
        <p className={classes['quiet']}>{t('correction.how')}</p>
        <BlockList>{(row) => <RowCard key={row.id} row={row} />}</BlockList>
        {stored && finish.startedAt !== undefined && (
          <CorrectedTimes key={`${finish.startedAt} ${finish.minutes}`} finish={finish} stored={stored} />
        )}
        <section className={block['block']}>
          <div className={block['effort']}>
            <EffortPicker value={finish.effort} onChange={(effort) => changeEnd(store, { effort })} />
          </div>
        </section>
        <PainCheckbox
          value={finish.hasPainAtEnd}
          isFixed={store.isInPerson && finish.isPainOfClient === true}
          onChange={(hasPainAtEnd) => changeEnd(store, { hasPainAtEnd })}
        />
        {!store.isInPerson && (
          <CorrectedComment key={finish.comment} comment={finish.comment} hasPain={finish.hasPainAtEnd} />
        )}
        <Suspense>{prescription.isFree && <LazyChangeTitle />}</Suspense>
        <div className={classes['end']}>
          <Button size="lg" px="sm" variant="default" renderRoot={(root) => <Link {...root} {...link} />}>
            {t('correction.leave')}
          </Button>
        </div>
      </div>
    </LoggingContext>
  );
}
