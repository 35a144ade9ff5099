import { readMessagesAbout, sendMessageAbout } from '#areas/chats/server/public.ts';
import type { Subject } from '#areas/clients/server/public.ts';
import type { commentRoutes, setDetailRoutes, setRoutes } from '../../contract/comments.ts';
import type { SetMedium } from '../../contract/set.ts';
import type { Comment } from '../../contract/workout.ts';
import { setKey } from '../../rules/set-versions.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { workoutRead } from '../events.ts';
import * as store from '../store/comments.ts';
import { markFeedbackRead } from '../store/read-feedback.ts';
import { findWorkoutReferences } from '../store/references.ts';
import { findSetRef, findVersions } from '../store/versions.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

type SetRequest<Name extends keyof typeof setRoutes> = Omit<ParsedRequest<(typeof setRoutes)[Name]>, 'clientId'>;

/** Returns one set as prescribed and as logged, with its earlier versions, media and comments. */
export async function getSet(
  scope: Scope,
  { clientId }: Subject,
  { setId }: ParsedRequest<typeof setDetailRoutes.detail.own>,
): Promise<ApiResponse<typeof setDetailRoutes.detail.own>> {
  const ref = found(await findSetRef(scope, { id: setId, clientId }));
  const { completedWorkoutId, rowId } = ref;
  const [workout, versions] = await Promise.all([
    findCompletedWorkout(scope, { id: completedWorkoutId, clientId }).then(found),
    findVersions(scope, ref),
  ]);
  const isOfSet = (other: Comment | SetMedium) => setKey(other) === setKey(ref);
  return {
    detail: {
      completedWorkoutId,
      set: found(workout.sets.find(({ id }) => id === setId)),
      row: workout.rows.find((row) => row.id === rowId) ?? null,
      rowChange: workout.rowChanges.find((change) => change.rowId === rowId) ?? null,
      versions,
      media: workout.media.filter(isOfSet),
      comments: workout.comments.filter(isOfSet),
    },
  };
}

/** Sends a message that points at the set. A repeated request returns the stored one. */
export async function commentOnSet(
  scope: Scope,
  { clientId }: Subject,
  { setId, messageId, text }: SetRequest<'comment'>,
): Promise<ApiResponse<typeof setRoutes.comment>> {
  const ref = found(await findSetRef(scope, { id: setId, clientId }));
  const { completedWorkoutId } = ref;
  const target = { id: completedWorkoutId, part: store.partOf(ref) };
  const { label } = found((await findWorkoutReferences(scope, [target]))[0]);
  const reference = { kind: store.referenceKind, ...target, label };
  await sendMessageAbout(scope, { clientId, id: messageId, text, reference });
  return { comment: found(await store.findComment(scope, completedWorkoutId, messageId)) };
}

/** Marks the messages about the workout and the feedback on it as read. */
export async function markRead(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId, until }: ParsedRequest<typeof commentRoutes.markRead.own>,
): Promise<void> {
  const isKnown = await markFeedbackRead(scope, { id: completedWorkoutId, clientId }, until);
  if (!isKnown) throw new Problem(commonProblems.not_found);
  await readMessagesAbout(scope, {
    conversationId: clientId,
    kind: store.referenceKind,
    id: completedWorkoutId,
    until,
  });
  await publish(scope, workoutRead, { completedWorkoutId, clientId });
}
