import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, ownSubject, type Subject, useSubject } from '#shell/web/api/subject.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import { workoutRoutes } from '../../contract/training.ts';
import { runningRows } from '../../rules/set-order.ts';
import { isTypedAtEnd } from './drafts.ts';
import { RunnerContext } from './runner-context.ts';
import { LoadError, RunnerSkeleton } from './RunnerStates.tsx';
import { useClient } from './use-client.ts';
import { FinishedStep } from './screens/FinishedStep.tsx';
import { FinishStep } from './screens/FinishStep.tsx';
import { PreviewStep } from './screens/PreviewStep.tsx';
import { RunningStep } from './screens/RunningStep.tsx';
import { rowsToDo } from './local-store/rows-to-do.ts';
import { useWorkout } from './sync/use-workout.ts';
import { app } from '#shell/web/app.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import {
  createLocalWorkoutStore,
  loggedSets,
  type LocalWorkout,
  type LocalWorkoutStore,
} from './local-store/local-workout-store.ts';
import { workoutName } from '../../rules/workout-name.ts';

/** Screen of one workout on the phone. In the view of a client it shows the exercises and writes nothing. */
export function RunnerScreen() {
  return isClientView() ? <ViewedWorkout /> : <LoggedWorkout />;
}

/** The exercises of a workout. What this device stores of it is neither shown nor changed. */
function ViewedWorkout() {
  const t = useTexts('completed-workouts');
  const clientId = useMe().clientId ?? '';
  const { workoutId = '' } = useParams({ strict: false });
  const options = { meta: { skipGlobalErrorHandler: true } };
  const { data, error } = useApiQuery(...forSubject(ownSubject, workoutRoutes.open, { workoutId }), options);
  const store = useMemo(() => createLocalWorkoutStore({ clientId, workoutId }), [clientId, workoutId]);
  useScreenTitle(data ? workoutName(t, data.prescription) : t('untitled'));
  if (!data) return error ? <LoadError error={error} /> : <RunnerSkeleton />;

  const { prescription, signature, begun: _, ...detail } = data;
  const prescribed = { ...detail, signed: { prescription, signature }, fetchedAt: 0 };
  const rows = runningRows(prescription.rows, []);
  const context = {
    store,
    workout: store.read(),
    prescribed,
    prescription,
    rows,
    syncStatus: 'idle',
    client: null,
  } as const;
  return (
    <RunnerContext value={context}>
      <PreviewStep />
    </RunnerContext>
  );
}

/** Preview, sets and end of a workout that is logged. A professional uses it to log a client's workout in person. */
function LoggedWorkout() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const { workoutId = '' } = useParams({ strict: false });
  const { step, finishedId, showFinished } = useRunnerStep();
  const { store, error, syncStatus, ...local } = useWorkout(subject, workoutId);
  const finished = useFinishedWorkout({ store, subject, finishedId, onFinished: showFinished });
  const workout = finished ?? local.workout;
  const { prescribed, begun, finish } = workout;
  const prescription = prescribed?.signed.prescription;
  const client = useClient(subject.clientId);
  useScreenTitle(prescription ? workoutName(t, prescription) : t('untitled'));
  const isDeleted = useDeleted(store, local.workout);

  const doneId = !begun && !finish && prescription?.isFree ? prescribed?.lastDone?.completedWorkoutId : undefined;
  // Synchronises with the address: a free workout that was finished on another device is shown in the history.
  useEffect(() => {
    if (doneId) openCompletedWorkout(subject, doneId, { isAttended: false });
  }, [doneId, subject]);

  if ((finishedId && !finished) || doneId || isDeleted) return <RunnerSkeleton />;
  if (!prescribed || !prescription) return error ? <LoadError error={error} /> : <RunnerSkeleton />;

  const sets = loggedSets(workout);
  const rows = runningRows(rowsToDo(workout), workout.rowChanges, sets);
  const isOpen = !finish || isTypedAtEnd(store, workout);
  return (
    <RunnerContext value={{ store, workout, prescribed, prescription, rows, syncStatus, client }}>
      {finish && !isOpen && <FinishedStep finish={finish} />}
      {isOpen && !begun && <PreviewStep />}
      {isOpen && begun && (step === 'finish' ? <FinishStep begun={begun} /> : <RunningStep begun={begun} />)}
    </RunnerContext>
  );
}

/**
 * Returns whether the workout was deleted, and opens the home then. A message is shown for a deletion on another device, which is synced
 * from the beginning; one on this device is synced later.
 */
function useDeleted(store: LocalWorkoutStore, { deletion }: LocalWorkout): boolean {
  const t = useTexts('completed-workouts');
  // Synchronises with the store, not with the rendered workout: the deletion may be synced between two renders.
  useEffect(() => {
    let isLeaving = false;
    function leaveDeleted(): void {
      const stored = store.read().deletion;
      if (stored === null || isLeaving) return;
      isLeaving = true;
      if (stored.isSynced) toast.info(t('problems.workout_deleted'));
      void app().navigate('/home', { replace: true });
    }
    leaveDeleted();
    return store.subscribe(leaveDeleted);
  }, [store, t]);
  return deletion !== null;
}

/** Returns the step in the URL. It is read without a schema, so that the runner loads without zod. */
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

interface FinishedWorkoutOptions {
  store: LocalWorkoutStore;
  subject: Subject;
  /** Id of the finished workout in the URL. */
  finishedId: string | undefined;
  onFinished: (completedWorkoutId: string) => void;
}

/**
 * Returns the workout whose result is shown. The device deletes a workout once its end is synced; the tab that finished
 * it keeps showing the result. A workout that was finished in another tab, on another device or before a reload opens
 * in the history.
 *
 * The store is observed, not the rendered workout: a workout that is sent whole is synced and deleted between two
 * renders.
 */
function useFinishedWorkout(options: FinishedWorkoutOptions): LocalWorkout | null {
  const { store, subject, finishedId, onFinished } = options;
  const [finished, setFinished] = useState<LocalWorkout | null>(null);
  const latest = useRef(onFinished);
  latest.current = onFinished;

  // Synchronises with the entries of the store, which the sync loop and other tabs write too.
  useEffect(() => {
    let known = store.read();
    return store.subscribe(() => {
      const previous = known;
      known = store.read();
      const { begun, finish } = previous;
      if (known.begun || known.deletion || !begun) return;
      if (finish && !finish.isElsewhere && finish.rejection === undefined) {
        setFinished(asSynced(previous));
        latest.current(begun.id);
      } else if (begun.syncedAt !== null) openCompletedWorkout(subject, begun.id, { isAttended: false });
    });
  }, [store, subject]);

  useEffect(() => {
    if (finishedId && !finished) openCompletedWorkout(subject, finishedId, { isAttended: true });
  }, [finishedId, subject, finished]);

  return finished;
}

/** Returns a workout that the device deleted, because the server has all of it; another tab may have sent the rest. */
function asSynced({ sets, rowChanges, media, finish, ...workout }: LocalWorkout): LocalWorkout {
  const state = 'synced';
  return {
    ...workout,
    sets: sets.filter((set) => set.state !== 'removed').map((set) => ({ ...set, state })),
    rowChanges: rowChanges.map((change) => ({ ...change, state })),
    media: media.map((medium) => ({ ...medium, state })),
    removedMediumIds: [],
    finish: finish && { ...finish, isSynced: true },
  };
}

/** `isAttended`: whether the person opens it. A professional reads what the client reported only then. */
function openCompletedWorkout({ clientId }: Subject, id: string, { isAttended }: { isAttended: boolean }): void {
  const ofClient = `/clients/${clientId}/completed_workouts/${id}/details${isAttended ? '' : '?unattended=true'}`;
  void app().navigate(clientId === null ? `/my/completed-workouts/${id}` : ofClient, { replace: true });
}
