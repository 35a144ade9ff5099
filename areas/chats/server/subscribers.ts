import { careKinds } from '#areas/clients/contract/care.ts';
import { clientHandedOver, clientRegistered, type HandedOver } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { fillVariables } from '../rules/variables.ts';
import { firstNameOf } from '#shell/common/names.ts';
import { sendMessage } from './operations/send.ts';
import { sendSystemLines } from './operations/system-lines.ts';
import { nameSlot } from './store/messages.ts';
import { findSettings, findWelcomed } from './store/settings.ts';
import { findProfessionals, findReaders, type Professional, type Reader } from './store/system-lines.ts';

interface HandOverText {
  /**
   * Key of the text. `now`: the professional is in charge. `newReader`: in charge, and can read the earlier messages. `unnamedReader`:
   * like `newReader`, for a line without a name, because the account hides the names of its collaborators. `ended`: not in charge any more.
   */
  key: 'now' | 'newReader' | 'unnamedReader' | 'ended';
  /** Who follows, or no longer follows, the client, and the name that the client reads now. */
  professionalId: string;
  name: string;
  context: 'both' | HandedOver['kind'];
}

/** Each registered client reads in the chat who follows them from now on: one line for each new professional. */
async function announceHandOver(
  scope: Scope,
  { handedOver, isAnnounced }: { handedOver: readonly HandedOver[]; isAnnounced: boolean },
): Promise<void> {
  if (!isAnnounced) return;
  const professionalIds = handedOver.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null);
  const [professionals, readers] = await Promise.all([
    findProfessionals(scope, professionalIds),
    findReaders(
      scope,
      handedOver.map(({ clientId }) => clientId),
    ),
  ]);
  const byClient = Map.groupBy(handedOver, ({ clientId }) => clientId);
  const lines = readers.flatMap(({ id: conversationId, language, inCharge }) =>
    textsOf(byClient.get(conversationId) ?? [], { professionals, inCharge }).map(
      ({ key, professionalId, context }) => ({
        conversationId,
        professionalId,
        text: textsIn(language)(`chats:handOver.${key}_${context}`, { name: nameSlot }),
      }),
    ),
  );
  await sendSystemLines(scope, lines);
}

/**
 * Returns the lines for one client. A change between two professionals with the same visible name has a line only when the new one could
 * not read the chat before. `inCharge`: the professionals after the change.
 */
function textsOf(
  handedOver: readonly HandedOver[],
  { professionals, inCharge }: { professionals: ReadonlyMap<string, Professional>; inCharge: Reader['inCharge'] },
): HandOverText[] {
  const former = new Map(handedOver.map(({ kind, from }) => [kind, from]));
  const inChargeBefore = careKinds.map((kind) => (former.has(kind) ? former.get(kind) : inCharge[kind]));
  const changes = handedOver.flatMap(({ kind, from, to }): HandOverText[] => {
    const [before, now] = [professionals.get(from ?? ''), professionals.get(to ?? '')];
    const isSameName = before?.name === now?.name;
    const isNewReader = now?.readsOwnChats === true && !inChargeBefore.includes(now.id);
    if (isSameName && !isNewReader) return [];
    const key = isNewReader ? (isSameName ? 'unnamedReader' : 'newReader') : 'now';
    if (now) return [{ key, professionalId: now.id, name: now.name, context: kind }];
    return before ? [{ key: 'ended', professionalId: before.id, name: before.name, context: kind }] : [];
  });
  const byText = Map.groupBy(changes, ({ key, name, professionalId }) =>
    key === 'unnamedReader' ? professionalId : `${key} ${name}`,
  );
  return [...byText.values()].flatMap(([first, second]) =>
    first && second ? [{ ...first, context: 'both' }] : (first ?? []),
  );
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

export const chatSubscribers = [subscribe(clientHandedOver, announceHandOver), subscribe(clientRegistered, welcome)];
