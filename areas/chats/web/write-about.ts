import { IconMessageCircle } from '@tabler/icons-react';
import { app } from '#shell/web/app.ts';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { StoredReference } from '../contract.ts';
import { chosenReference, openChat } from './chat-box.ts';

/** Returns a function that opens the conversation of a client with a new message that points at one of their records. */
export function useWriteAbout(): (clientId: string, about: StoredReference) => void {
  const { clientId: ownId } = useMe();
  return (clientId, about) => {
    chosenReference.set({ conversationId: clientId, about });
    if (ownId) void app().navigate('/my/chat');
    else openChat(clientId);
  };
}

/** The entry of the menu of a record that writes about it. */
export function useWriteAboutAction(): (clientId: string, about: StoredReference) => RecordMenuAction {
  const t = useTexts('chats');
  const writeAbout = useWriteAbout();
  return (clientId, about) => ({
    label: t('about.write'),
    icon: IconMessageCircle,
    permission: 'create chats',
    onClick: () => writeAbout(clientId, about),
  });
}
