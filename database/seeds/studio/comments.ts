import { clientSubject, ownSubject } from '#areas/clients/server/public.ts';
import { createComment, markRead } from '#areas/completed-workouts/server/operations/comments.ts';
import type { WorkoutReport } from '#areas/completed-workouts/server/operations/past-workouts.ts';
import { newId } from '#shell/common/ids.ts';
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
 * Adds comments of coach and client on the last two workouts. The client has not read the comment on the last workout,
 * and the coach has read what the client reported in all workouts before these two.
 */
export async function addComments(
  coach: Scope,
  client: Scope,
  [last, before, ...older]: (string | undefined)[],
): Promise<void> {
  const own = ownSubject(client);
  const ofCoach = clientSubject(coach, own.clientId);
  const message = (text: string) => ({ messageId: newId(), text, rowId: null, setNumber: null });
  const until = new Date().toISOString();
  for (const completedWorkoutId of older) {
    if (completedWorkoutId) await markRead(coach, ofCoach, { completedWorkoutId, until });
  }
  if (before) {
    const workout = { completedWorkoutId: before };
    const praise = message('Bel ritmo. La prossima volta scendi più piano.');
    const { comment } = await createComment(coach, ofCoach, { ...workout, ...praise });
    await markRead(client, own, { ...workout, until: comment.createdAt });
    await createComment(client, own, { ...workout, ...message('Va bene, ci provo giovedì') });
  }
  if (last) {
    const advice = message('Carico giusto: dalla prossima aggiungi 2,5 kg se restano due ripetizioni.');
    await createComment(coach, ofCoach, { completedWorkoutId: last, ...advice });
  }
}
