import { createHash } from 'node:crypto';
import {
  findRecords,
  painReported,
  painWithdrawn,
  symptomReported,
  symptomWithdrawn,
  workoutCorrected,
  workoutDeleted,
  workoutFinished,
  workoutRead,
  workoutSkipped,
  workoutSkipWithdrawn,
} from '#areas/completed-workouts/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { paramInBothLanguages } from '../rules/params.ts';
import { concernedWith } from './concerned-with.ts';
import { markSubjectRead, withdraw } from './operations/notifications.ts';
import { notify } from './operations/notify.ts';
import { findSender, findWorkout } from './store/subjects.ts';
import { workoutParams } from './workout-params.ts';

/** A phone without network sends a workout later; after two days it is no news any more. */
const newsHours = 48;

async function notifyOfFinish(
  scope: Scope,
  { completedWorkoutId, clientId }: PayloadOf<typeof workoutFinished>,
): Promise<void> {
  const workout = await findWorkout(scope, { id: completedWorkoutId });
  // Who has trained with the program knows that it was assigned or changed.
  if (workout?.programId) await markSubjectRead(scope, { subjectId: workout.programId });
  await withdraw(scope, { clientIds: [clientId], kinds: ['client_idle'], isOutdated: true });
  if (!workout || !isNews(workout)) return;
  const [about, { records }] = await Promise.all([
    aboutWorkout(scope, { completedWorkoutId, clientId, workout }),
    findRecords(scope, { clientId, completedWorkoutId, page: 1 }),
  ]);
  const finished = { ...about, kind: 'workout_finished' as const };
  const names = new Map(records.map(({ exerciseId, exerciseName }) => [exerciseId, exerciseName]));
  const exerciseNames = [...names].map(([exerciseId, exerciseName]) => ({ exerciseId, name: exerciseName }));
  const recordParams = { ...about.params, count: names.size, exerciseNames };
  const record = { ...about, kind: 'personal_record' as const, params: recordParams };
  await notify(scope, scope.caller.accountId, names.size > 0 ? [finished, record] : [finished]);
}

/** Notifies the client. Repeated corrections are one notification while it is unread or less than an hour old (`quietHours`). */
async function notifyOfCorrection(
  scope: Scope,
  { completedWorkoutId, clientId }: PayloadOf<typeof workoutCorrected>,
): Promise<void> {
  const [workout, { membershipId }, sender] = await Promise.all([
    findWorkout(scope, { id: completedWorkoutId }),
    concernedWith(scope, clientId),
    findSender(scope, scope.caller.membershipId),
  ]);
  if (!workout || !membershipId) return;
  await notify(scope, scope.caller.accountId, [
    {
      kind: 'workout_corrected',
      membershipIds: [membershipId],
      subjectId: completedWorkoutId,
      occurrence: newId(),
      clientId,
      params: { ...sender, ...workoutParams(workout) },
    },
  ]);
}

/** A skipped workout has the kind of a finished one, so that the same preferences apply to both. */
async function notifyOfSkip(
  scope: Scope,
  { completedWorkoutId, clientId, reason }: PayloadOf<typeof workoutSkipped>,
): Promise<void> {
  const workout = await findWorkout(scope, { id: completedWorkoutId });
  if (!workout || !isNews(workout)) return;
  const about = await aboutWorkout(scope, { completedWorkoutId, clientId, workout });
  const because = paramInBothLanguages('reason', (language) =>
    textsIn(language)(`completed-workouts:skip.because.${reason}`),
  );
  const params = { ...about.params, ...because, context: 'skipped' };
  const occurrence = skipOccurrence(completedWorkoutId);
  await notify(scope, scope.caller.accountId, [{ ...about, kind: 'workout_finished', occurrence, params }]);
}

async function notifyOfPain(
  scope: Scope,
  { completedWorkoutId, clientId, rowIds, isAtEnd }: PayloadOf<typeof painReported>,
): Promise<void> {
  const workout = await findWorkout(scope, { id: completedWorkoutId });
  if (!workout) return;
  const about = await aboutWorkout(scope, { completedWorkoutId, clientId, workout });
  const ofRows = { exerciseNames: rowIds.flatMap((id) => workout.rows[id] ?? []) };
  const context = isAtEnd && { context: rowIds.length > 0 ? 'alsoAtEnd' : 'atEnd' };
  const params = { ...about.params, ...(rowIds.length > 0 && ofRows), ...context };
  const occurrence = `${completedWorkoutId} ${rowIds[0] ?? 'end'}`;
  await notify(scope, scope.caller.accountId, [{ ...about, kind: 'workout_pain', occurrence, params }]);
}

/** Symptoms in words have the kind of pain, so that the same preferences apply to both. Those of one save are one notification. */
async function notifyOfSymptom(
  scope: Scope,
  { completedWorkoutId, clientId, parts }: PayloadOf<typeof symptomReported>,
): Promise<void> {
  const workout = await findWorkout(scope, { id: completedWorkoutId });
  if (!workout) return;
  const about = await aboutWorkout(scope, { completedWorkoutId, clientId, workout });
  const params = { ...about.params, context: 'symptom', count: parts.length };
  const occurrence = `${completedWorkoutId} symptom ${partsKey(parts)}`;
  await notify(scope, scope.caller.accountId, [{ ...about, kind: 'workout_pain', occurrence, params }]);
}

/** A hash of several parts, because an occurrence has at most 120 characters. */
function partsKey(parts: readonly string[]): string {
  const [part = '', ...others] = parts;
  return others.length === 0 ? part : createHash('sha256').update(parts.toSorted().join(' ')).digest('base64url');
}

type Workout = NonNullable<Awaited<ReturnType<typeof findWorkout>>>;

function isNews({ finishedAt }: Workout): boolean {
  return finishedAt !== null && Date.parse(finishedAt) >= Date.now() - newsHours * 3_600_000;
}

interface About {
  completedWorkoutId: string;
  clientId: string;
  workout: Workout;
}

/** What all notifications of a workout to the professionals of its client have in common. */
async function aboutWorkout(scope: Scope, { completedWorkoutId, clientId, workout }: About) {
  const { professionalIds, name } = await concernedWith(scope, clientId);
  return {
    membershipIds: professionalIds,
    subjectId: completedWorkoutId,
    occurrence: completedWorkoutId,
    clientId,
    params: { who: name, ...workoutParams(workout) },
  };
}

/** Distinguishes the notification of a skip from that of the end of the same workout, which has the same kind. */
function skipOccurrence(completedWorkoutId: string): string {
  return `${completedWorkoutId} skipped`;
}

export const workoutSubscribers = [
  subscribe(workoutFinished, notifyOfFinish),
  subscribe(workoutCorrected, notifyOfCorrection),
  subscribe(workoutSkipped, notifyOfSkip),
  subscribe(workoutSkipWithdrawn, (scope, { completedWorkoutId }) =>
    withdraw(scope, { occurrences: [skipOccurrence(completedWorkoutId)], kinds: ['workout_finished'] }),
  ),
  subscribe(painReported, notifyOfPain),
  subscribe(symptomReported, notifyOfSymptom),
  subscribe(painWithdrawn, (scope, { completedWorkoutId }) =>
    withdraw(scope, { subjectIds: [completedWorkoutId], kinds: ['workout_pain'], isOfSymptom: false }),
  ),
  subscribe(symptomWithdrawn, (scope, { completedWorkoutId }) =>
    withdraw(scope, { subjectIds: [completedWorkoutId], kinds: ['workout_pain'], isOfSymptom: true }),
  ),
  subscribe(workoutDeleted, (scope, { completedWorkoutId }) => withdraw(scope, { subjectIds: [completedWorkoutId] })),
  subscribe(workoutRead, (scope, { completedWorkoutId }) => markSubjectRead(scope, { subjectId: completedWorkoutId })),
];
