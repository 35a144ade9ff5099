import { postMessage } from '#areas/chats/server/operations/post-message.ts';
import { clientSubject, ownSubject } from '#areas/clients/server/public.ts';
import { markRead } from '#areas/completed-workouts/server/operations/comments.ts';
import type { WorkoutReport } from '#areas/completed-workouts/server/operations/past-workouts.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const comments = ['', 'Bene, energia giusta', '', 'Ultime serie faticose', 'Dormito poco', '', ''];

/** What a client reports of the workout with this index. */
export function reportOf(index: number): WorkoutReport {
  return {
    effort: 6 + (index % 4),
    comment: comments[index % comments.length] ?? '',
    ...(index % 6 === 4 && { skip: { reason: 'time', note: 'La palestra chiudeva' } }),
    ...(index % 5 === 2 && { setNote: 'Ultima ripetizione lenta, ma pulita' }),
  };
}

/**
 * Adds messages of coach and client about the last two workouts. The client has not read the one about the last workout, and
 * the coach has read what the client reported in all workouts before these two.
 */
export async function addComments(
  coach: Scope,
  client: Scope,
  [last, before, ...older]: (string | undefined)[],
): Promise<void> {
  const { clientId } = ownSubject(client);
  const until = new Date().toISOString();
  for (const completedWorkoutId of older) {
    if (completedWorkoutId) await markRead(coach, clientSubject(coach, clientId), { completedWorkoutId, until });
  }
  const sendAbout = (scope: Scope, referenceId: string, message: string) =>
    postMessage(scope, { conversationId: clientId, message, referenceKind: 'completed_workout', referenceId });
  if (before) {
    const { message } = await sendAbout(coach, before, 'Bel ritmo. La prossima volta scendi più piano.');
    await markRead(client, ownSubject(client), { completedWorkoutId: before, until: message.createdAt });
    await sendAbout(client, before, 'Va bene, ci provo giovedì');
  }
  if (last) await sendAbout(coach, last, 'Carico giusto: dalla prossima aggiungi 2,5 kg se restano due ripetizioni.');
}
