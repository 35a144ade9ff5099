import { IconMessageCircle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '#shell/web/idle.ts';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { loadTexts, useTexts } from '#shell/web/texts/texts.ts';
import type texts from '../texts/it.json';
import classes from './ChatBox.module.css';
import { openConversationId } from './chat-box.ts';
import { clearChatDrafts } from './conversation/drafts.ts';
import type { ChatParams } from './chat-params.ts';
import { hasUnsent } from './outbox/unsent.ts';
import { useMembershipId, useUnreadConversations } from './unread.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chats: typeof texts;
  }
}

const chatNavItem = {
  Icon: IconMessageCircle,
  useLabel: () => useTexts('shell')('layout.own.chat'),
  useUnread: () => {
    const t = useTexts('chats');
    const count = useUnreadConversations();
    return { count, label: t('badge', { count }) };
  },
} as const;

export const chatsNavItem: NavItem = {
  ...chatNavItem,
  path: '/chats',
  activePaths: ['/broadcasts'],
  permission: 'view chats',
};

/** The conversation of a client with the professionals who look after them. */
export const myChatNavItem: NavItem = { ...chatNavItem, path: '/my/chat', permission: 'view chats' };

const namespaces = ['chats', 'attachments'];

export const chatScreens = [
  screen({
    path: '/chats',
    permission: 'view chats',
    isForProfessionals: true,
    search: searchParams<ChatParams>(),
    namespaces,
    load: async () => (await import('./ChatsScreen.tsx')).ChatsScreen,
  }),
  screen({
    path: '/my/chat',
    permission: 'view chats',
    namespaces,
    load: async () => (await import('./MyChatScreen.tsx')).MyChatScreen,
  }),
] as const;

const ChatBox = lazy(async () => {
  const [{ ChatBox: component }] = await Promise.all([import('./ChatBox.tsx'), loadTexts(namespaces)]);
  return { default: component };
});

/** The chat box beside the page. Its code is loaded when it is first opened; until then its frame shows that it opens. */
export function ChatBoxHost() {
  const conversationId = openConversationId.use();
  const isOnChatPage = useLocation({ select: ({ pathname }) => pathname === '/chats' });
  const membershipId = useMembershipId();

  // Synchronises with the device: sends what was written before the page was closed.
  useEffect(() => {
    if (hasUnsent())
      whenIdle(() => void import('./outbox/outbox.ts').then(({ openOutbox }) => openOutbox(membershipId)));
  }, [membershipId]);

  if (!conversationId || isOnChatPage) return null;
  return (
    <Suspense fallback={<aside className={classes['box']} aria-busy="true" />}>
      <ChatBox key={conversationId} conversationId={conversationId} />
    </Suspense>
  );
}

/** Deletes drafts and recordings from this device on logout, and closes the box. Messages that are not sent yet stay. */
export async function clearChats(): Promise<void> {
  openConversationId.set(null);
  clearChatDrafts();
  const [outbox, recordings] = await Promise.all([import('./outbox/outbox.ts'), import('./voice/recordings.ts')]);
  outbox.closeOutbox();
  await recordings.clearRecordings();
}
