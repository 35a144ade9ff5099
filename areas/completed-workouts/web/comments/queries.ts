import type { Route } from '#shell/common/route.ts';
import { useApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { commentRoutes } from '../../contract/comments.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { completedWorkoutRoutes } from '../../contract.ts';

/** Whose workout is talked about; `clientId` null: the reader's own. */
export interface Subject {
  completedWorkoutId: string;
  clientId: string | null;
}

/** A set of it, when one is meant. */
export interface SetRef {
  id: string;
  rowId: string;
  setNumber: number;
}

/** Whatever counts or shows comments. */
const lists: readonly Route[] = [
  completedWorkoutRoutes.list,
  completedWorkoutRoutes.ofClient,
  completedWorkoutRoutes.history,
  trainingRoutes.today,
  trainingRoutes.training,
];
export const commentInvalidations: readonly Route[] = [
  ...lists,
  completedWorkoutRoutes.detail,
  completedWorkoutRoutes.mine,
  commentRoutes.set,
];

type Message = { messageId: string; text: string };

/** Where a comment goes: the coach's on a set, the coach's on the workout, or the client's own. */
export function commentTarget({ completedWorkoutId, clientId }: Subject, set: SetRef | null) {
  const place = { rowId: set?.rowId ?? null, setNumber: set?.setNumber ?? null };
  if (clientId === null)
    return {
      route: commentRoutes.commentOnMine as Route,
      toRequest: (message: Message) => ({ id: completedWorkoutId, ...place, ...message }),
    };
  if (set)
    return {
      route: commentRoutes.commentOnSet as Route,
      toRequest: (message: Message) => ({ id: clientId, weightId: set.id, ...message }),
    };
  return {
    route: commentRoutes.commentOfClient as Route,
    toRequest: (message: Message) => ({ id: clientId, workoutId: completedWorkoutId, ...place, ...message }),
  };
}

export function useDeleteComment({ completedWorkoutId, clientId }: Subject) {
  const refresh = commentInvalidations;
  const ofClient = useApiMutation(commentRoutes.deleteOfClient, { invalidates: refresh });
  const own = useApiMutation(commentRoutes.deleteMine, { invalidates: refresh });
  return (messageId: string) =>
    clientId === null
      ? own.mutate({ id: completedWorkoutId, messageId })
      : ofClient.mutate({ id: clientId, workoutId: completedWorkoutId, messageId });
}

/** Says nothing when it fails: the comments stay new and are told of again. */
export function useReadComments({ completedWorkoutId, clientId }: Subject) {
  const ofClient = useApiMutation(commentRoutes.readOfClient, {
    invalidates: lists,
    skipGlobalErrorHandler: true,
  }).mutate;
  const own = useApiMutation(commentRoutes.readMine, { invalidates: lists, skipGlobalErrorHandler: true }).mutate;
  return (until: string) =>
    clientId === null
      ? own({ id: completedWorkoutId, until })
      : ofClient({ id: clientId, workoutId: completedWorkoutId, until });
}

/** What a set was before; asked for only where there is something. */
export function useSetDetail(clientId: string, weightId: string) {
  return useApiQuery(commentRoutes.set, { id: clientId, weightId }, { meta: { skipGlobalErrorHandler: true } });
}
