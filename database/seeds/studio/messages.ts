import { markRead } from '#areas/chats/server/operations/conversations.ts';
import { type MessageDraft, sendMessage } from '#areas/chats/server/operations/send.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** A conversation about the last workout. The coach has not read the last message of the client. */
export async function addMessages(coach: Scope, client: Scope, lastWorkoutId: string | undefined): Promise<void> {
  const conversationId = client.caller.clientId ?? '';
  const say = (scope: Scope, text: string, reference: MessageDraft['reference'] = null) =>
    sendMessage(scope, { conversationId, authorId: scope.caller.membershipId, text, reference });
  await say(coach, 'Ciao! Ho guardato gli ultimi allenamenti: stai andando bene. Come ti senti?');
  await say(client, 'Bene, solo un po’ di stanchezza nelle gambe');
  const label = 'Ultimo allenamento';
  const about = lastWorkoutId ? { kind: 'completed_workout', id: lastWorkoutId, part: null, label } : null;
  await say(client, 'In questo ho tenuto i recuperi più lunghi, va bene lo stesso?', about);
  await say(coach, 'Sì, meglio recuperare che perdere la tecnica. Da settimana prossima torniamo ai 90 secondi.');
  await markRead(client, { id: conversationId, seq: undefined });
  await say(client, 'Perfetto, grazie! Giovedì riesco ad allenarmi alle 18, ti mando un video dello squat');
}
