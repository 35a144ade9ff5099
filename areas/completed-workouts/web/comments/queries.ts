import type { Route } from '#shell/common/route.ts';
import { useAsk, useTell } from '#shell/web/api/query.ts';
import { commentRoutes } from '../../contract/comments.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { completedWorkoutRoutes } from '../../contract.ts';

/** Whose workout is talked about; `clientId` null: the reader's own. */
export interface Subject {
  completedWorkoutId: string;
  clientId: string | null;
}

/** A set of it, when one is meant. */
export interface SetPlace {
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
export const shownComments: readonly Route[] = [
  ...lists,
  completedWorkoutRoutes.detail,
  completedWorkoutRoutes.mine,
  commentRoutes.set,
];

type Message = { messageId: string; text: string };

/** Where a comment goes: the coach's on a set, the coach's on the workout, or the client's own. */
export function sending({ completedWorkoutId, clientId }: Subject, set: SetPlace | null) {
  const place = { rowId: set?.rowId ?? null, setNumber: set?.setNumber ?? null };
  if (clientId === null)
    return {
      route: commentRoutes.commentOnMine as Route,
      question: (message: Message) => ({ id: completedWorkoutId, ...place, ...message }),
    };
  if (set)
    return {
      route: commentRoutes.commentOnSet as Route,
      question: (message: Message) => ({ id: clientId, weightId: set.id, ...message }),
    };
  return {
    route: commentRoutes.commentOfClient as Route,
    question: (message: Message) => ({ id: clientId, workoutId: completedWorkoutId, ...place, ...message }),
  };
}

export function useDeleteComment({ completedWorkoutId, clientId }: Subject) {
  const refresh = shownComments;
  const ofClient = useTell(commentRoutes.deleteOfClient, { refresh });
  const own = useTell(commentRoutes.deleteMine, { refresh });
  return (messageId: string) =>
    clientId === null
      ? own.mutate({ id: completedWorkoutId, messageId })
      : ofClient.mutate({ id: clientId, workoutId: completedWorkoutId, messageId });
}

/** Says nothing when it fails: the comments stay new and are told of again. */
export function useReadComments({ completedWorkoutId, clientId }: Subject) {
  const ofClient = useTell(commentRoutes.readOfClient, { refresh: lists, quiet: true }).mutate;
  const own = useTell(commentRoutes.readMine, { refresh: lists, quiet: true }).mutate;
  return (until: string) =>
    clientId === null
      ? own({ id: completedWorkoutId, until })
      : ofClient({ id: clientId, workoutId: completedWorkoutId, until });
}

/** What a set was before; asked for only where there is something. */
export function useSetDetail(clientId: string, weightId: string) {
  return useAsk(commentRoutes.set, { id: clientId, weightId }, { meta: { quiet: true } });
}
