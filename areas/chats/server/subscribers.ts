import { clientDeleted, clientHandedOver, clientRegistered } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import { enqueueKeysDeletion } from '#shell/server/files/delete-unreferenced.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { handOverTexts } from '../rules/hand-over.ts';
import { fillVariables } from '../rules/variables.ts';
import { firstNameOf } from '#shell/common/names.ts';
import { sendMessage } from './operations/send.ts';
import { sendSystemLines } from './operations/system-lines.ts';
import { findFilesOfConversation } from './store/files-of-conversation.ts';
import { nameSlot } from './store/messages.ts';
import { joinAtUnreadSymptoms } from './store/read-state.ts';
import { findSettings, findWelcomed } from './store/settings.ts';
import { findProfessionals, findReaders } from './store/system-lines.ts';

/** Each registered client reads in the chat who follows them from now on: one line for each new professional. */
async function announceHandOver(
  scope: Scope,
  { handedOver, announced }: PayloadOf<typeof clientHandedOver>,
): Promise<void> {
  if (announced.length === 0) return;
  const professionalIds = handedOver.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null);
  const [professionals, readers] = await Promise.all([
    findProfessionals(scope, professionalIds),
    findReaders(
      scope,
      handedOver.map(({ clientId }) => clientId),
    ),
  ]);
  const changesOf = Map.groupBy(handedOver, ({ clientId }) => clientId);
  const announcedOf = Map.groupBy(announced, ({ clientId }) => clientId);
  const lines = readers.flatMap(({ id: conversationId, language, inCharge }) =>
    handOverTexts({
      changes: changesOf.get(conversationId) ?? [],
      announced: announcedOf.get(conversationId) ?? [],
      professionals,
      inCharge,
    }).map(({ key, professionalId, context }) => ({
      conversationId,
      professionalId,
      text: textsIn(language)(`chats:handOver.${key}_${context}`, { name: nameSlot }),
    })),
  );
  await sendSystemLines(scope, lines);
}

/** A client who has just registered finds the welcome message of the studio. */
async function welcome(scope: Scope, { clientId }: { clientId: string }): Promise<void> {
  const { welcome: text } = await findSettings(scope);
  const client = text && (await findWelcomed(scope, clientId));
  if (!client) return;
  const { name, studio } = client;
  const filled = fillVariables(text, { name: firstNameOf(name), fullName: name, studio });
  await sendMessage(scope, { conversationId: clientId, authorId: null, text: filled, isAutomatic: true });
}

export const chatSubscribers = [
  subscribe(clientDeleted, async (scope, { clientId }) =>
    enqueueKeysDeletion(scope, await findFilesOfConversation(scope, clientId)),
  ),
  // Before the lines about the change, which make who reads them first join at the last message.
  subscribe(clientHandedOver, async (scope, { handedOver }) => {
    const followed = handedOver.flatMap(({ clientId, to }) => (to === null ? [] : { clientId, membershipId: to }));
    await joinAtUnreadSymptoms(scope, followed);
  }),
  subscribe(clientHandedOver, announceHandOver),
  subscribe(clientRegistered, welcome),
];
