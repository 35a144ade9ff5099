import type { Subject } from '#areas/clients/server/public.ts';
import { type commentRoutes, commentLimits, type setRoutes } from '../../contract/comments.ts';
import type { SetMedium } from '../../contract/set.ts';
import type { Comment } from '../../contract/workout.ts';
import { completedWorkoutProblems } from '../../contract.ts';
import { setKey } from '../../rules/set-versions.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { commentCreated, commentDeleted, workoutRead } from '../events.ts';
import * as store from '../store/comments.ts';
import { findSetRef, findVersions } from '../store/versions.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

type Request<Name extends keyof typeof commentRoutes> = ParsedRequest<(typeof commentRoutes)[Name]['own']>;
type SetRequest<Name extends keyof typeof setRoutes> = Omit<ParsedRequest<(typeof setRoutes)[Name]>, 'clientId'>;
type OneComment = Promise<ApiResponse<typeof commentRoutes.create.own>>;

/** Returns one set as prescribed and as logged, with its earlier versions, media and comments. */
export async function getSet(
  scope: Scope,
  { clientId }: Subject,
  { setId }: SetRequest<'detail'>,
): Promise<ApiResponse<typeof setRoutes.detail>> {
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

export async function commentOnSet(
  scope: Scope,
  subject: Subject,
  { setId, ...message }: SetRequest<'comment'>,
): OneComment {
  const ref = found(await findSetRef(scope, { id: setId, clientId: subject.clientId }));
  return createComment(scope, subject, { ...message, ...ref });
}

/** Stores a comment. A repeated request returns the stored comment. */
export async function createComment(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId, ...message }: Request<'create'>,
): OneComment {
  const workout = { id: completedWorkoutId, clientId };
  const { messageId, rowId } = message;
  const event = { completedWorkoutId, clientId };
  const locked = found(await store.lockForComment(scope, workout, rowId));
  const stored = await store.findOwnComment(scope, completedWorkoutId, messageId);
  if (stored) return { comment: stored };
  if (!locked.hasSet) throw new Problem(completedWorkoutProblems.row_unknown, { field: 'rowId' });
  if (locked.comments >= commentLimits.aWorkout) throw new Problem(completedWorkoutProblems.too_many_comments);

  const [, comment] = await Promise.all([
    store.insertComment(scope, completedWorkoutId, message),
    store.findOwnComment(scope, completedWorkoutId, messageId),
  ]);
  const created = found(comment);
  const { text, authorName, isByClient } = created;
  await publish(scope, commentCreated, { ...event, commentId: created.id, text, authorName, isByClient });
  return { comment: created };
}

/** Deletes a comment of the caller. Comments of other authors are reported as not found. */
export async function deleteComment(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId, messageId }: Request<'delete'>,
): Promise<void> {
  found(await store.lockForComment(scope, { id: completedWorkoutId, clientId }, null));
  found(await store.findOwnComment(scope, completedWorkoutId, messageId));
  await store.deleteComment(scope, completedWorkoutId, messageId);
  await publish(scope, commentDeleted, { commentId: messageId });
}

export async function markRead(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId, until }: Request<'markRead'>,
): Promise<void> {
  const isKnown = await store.markRead(scope, { id: completedWorkoutId, clientId }, until);
  if (!isKnown) throw new Problem(commonProblems.not_found);
  await publish(scope, workoutRead, { completedWorkoutId, clientId });
}
