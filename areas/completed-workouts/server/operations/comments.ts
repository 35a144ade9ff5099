import { commentLimits, type MessageOnWorkout, type SetDetail } from '../../contract/comments.ts';
import type { Comment } from '../../contract/workout.ts';
import { completedWorkoutProblems } from '../../contract.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as comments from '../store/comments.ts';
import { findSetRef, findVersions } from '../store/versions.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

type OneComment = Promise<{ comment: Comment }>;

interface OfClient {
  /** The client. */
  id: string;
  workoutId: string;
}

interface SetOfClient {
  id: string;
  weightId: string;
}

/** One set: as prescribed, as done, what it was before and what is said about it. */
export async function getSet(scope: Scope, { id, weightId }: SetOfClient): Promise<{ detail: SetDetail }> {
  const place = found(await findSetRef(scope, { id: weightId, clientId: id }));
  const { completedWorkoutId, rowId, setNumber } = place;
  const workout = found(await findCompletedWorkout(scope, { id: completedWorkoutId, clientId: id }));
  const versions = await findVersions(scope, place);
  const isHere = (other: { rowId: string | null; setNumber: number | null }) =>
    other.rowId === rowId && other.setNumber === setNumber;
  return {
    detail: {
      completedWorkoutId,
      set: found(workout.sets.find(({ id: setId }) => setId === weightId)),
      row: workout.rows.find((row) => row.id === rowId) ?? null,
      rowChange: workout.rowChanges.find((change) => change.rowId === rowId) ?? null,
      versions,
      media: workout.media.filter(isHere),
      comments: workout.comments.filter(isHere),
    },
  };
}

type Message = Pick<MessageOnWorkout, 'messageId' | 'text'>;

export async function commentOnSet(scope: Scope, { id, weightId, ...message }: SetOfClient & Message): OneComment {
  const { completedWorkoutId, rowId, setNumber } = found(await findSetRef(scope, { id: weightId, clientId: id }));
  return comment(scope, { id: completedWorkoutId, clientId: id }, { ...message, rowId, setNumber });
}

/** A professional, to a client they look after. */
export async function commentOfClient(scope: Scope, asked: OfClient & MessageOnWorkout): OneComment {
  const { id, workoutId, ...message } = asked;
  return comment(scope, { id: workoutId, clientId: id }, message);
}

/** A client, on a workout of their own. */
export async function commentOnMine(scope: Scope, { id, ...message }: { id: string } & MessageOnWorkout): OneComment {
  return comment(scope, mine(scope, id), message);
}

export async function deleteOfClient(scope: Scope, asked: OfClient & { messageId: string }): Promise<void> {
  await deleteOwn(scope, { id: asked.workoutId, clientId: asked.id }, asked.messageId);
}

export async function deleteMine(scope: Scope, { id, messageId }: { id: string; messageId: string }): Promise<void> {
  await deleteOwn(scope, mine(scope, id), messageId);
}

export async function readOfClient(scope: Scope, { id, workoutId, until }: OfClient & { until: string }) {
  await markRead(scope, { id: workoutId, clientId: id }, until);
}

export async function readMine(scope: Scope, { id, until }: { id: string; until: string }): Promise<void> {
  await markRead(scope, mine(scope, id), until);
}

/** Sent again, it is answered as it stands. */
async function comment(scope: Scope, workout: comments.OfClient, message: MessageOnWorkout): OneComment {
  const held = found(await comments.lockForComment(scope, workout, message.rowId));
  const sent = await comments.findOwnComment(scope, workout.id, message.messageId);
  if (sent) return { comment: sent };
  if (!held.hasSet) throw new Problem(completedWorkoutProblems.row_unknown, { field: 'rowId' });
  if (held.comments >= commentLimits.aWorkout) throw new Problem(completedWorkoutProblems.too_many_comments);

  await comments.insertComment(scope, workout.id, message);
  return { comment: found(await comments.findOwnComment(scope, workout.id, message.messageId)) };
}

/** Only who wrote it may take it back; to everybody else it is not there to take. */
async function deleteOwn(scope: Scope, workout: comments.OfClient, messageId: string): Promise<void> {
  found(await comments.lockForComment(scope, workout, null));
  found(await comments.findOwnComment(scope, workout.id, messageId));
  await comments.deleteComment(scope, workout.id, messageId);
}

async function markRead(scope: Scope, workout: comments.OfClient, until: string): Promise<void> {
  if (!(await comments.markRead(scope, workout, until))) found(undefined);
}

function mine({ caller }: Scope, id: string): comments.OfClient {
  return { id, clientId: found(caller.clientId) };
}
