import { commentOfClient, commentOnMine, readMine } from '#areas/completed-workouts/server/operations/comments.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const aboutAll = { rowId: null, setNumber: null };

/** What coach and client said about the last workouts: of the very last the client has not read it yet. */
export async function addComments(coach: Scope, client: Scope, [last, before]: (string | undefined)[]): Promise<void> {
  const id = client.caller.clientId ?? '';
  if (before) {
    const said = { id, workoutId: before, messageId: newId(), text: 'Bel ritmo. La prossima volta scendi più piano.' };
    const { comment } = await commentOfClient(coach, { ...said, ...aboutAll });
    await readMine(client, { id: before, until: comment.createdAt });
    await commentOnMine(client, { id: before, messageId: newId(), text: 'Va bene, ci provo giovedì', ...aboutAll });
  }
  if (last) {
    const text = 'Carico giusto: dalla prossima aggiungi 2,5 kg se restano due ripetizioni.';
    await commentOfClient(coach, { id, workoutId: last, messageId: newId(), text, ...aboutAll });
  }
}
