import { commentOfClient, commentOnMine, readMine } from '#areas/completed-workouts/server/operations/comments.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const aboutWorkout = { rowId: null, setNumber: null };

/** Comments of coach and client about the last two workouts; the client has not read that of the last one. */
export async function addComments(
  coach: Scope,
  client: Scope,
  [lastId, previousId]: (string | undefined)[],
): Promise<void> {
  const id = client.caller.clientId ?? '';
  if (previousId) {
    const content = {
      id,
      workoutId: previousId,
      messageId: newId(),
      text: 'Bel ritmo. La prossima volta scendi più piano.',
    };
    const { comment } = await commentOfClient(coach, { ...content, ...aboutWorkout });
    await readMine(client, { id: previousId, until: comment.createdAt });
    await commentOnMine(client, {
      id: previousId,
      messageId: newId(),
      text: 'Va bene, ci provo giovedì',
      ...aboutWorkout,
    });
  }
  if (lastId) {
    const text = 'Carico giusto: dalla prossima aggiungi 2,5 kg se restano due ripetizioni.';
    await commentOfClient(coach, { id, workoutId: lastId, messageId: newId(), text, ...aboutWorkout });
  }
}
