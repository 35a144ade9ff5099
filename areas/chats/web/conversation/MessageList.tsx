import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { AttachmentDialog } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDay } from './day-text.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import type { Conversation, Message } from '../../contract.ts';
import type { PendingMessage } from '../outbox/outbox.ts';
import type { useMessages } from '../queries.ts';
import { useMembershipId } from '../unread.ts';
import { useVoiceQueue } from '../voice/player.ts';
import classes from './Conversation.module.css';
import { useIncomingText } from './incoming.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { attachmentsOf, withPending } from './shown-messages.ts';
import { firstUnreadOf, timelineOf } from './timeline.ts';
import { useMarkRead } from './mark-read.ts';
import { useScroller, useScrollTo } from './scroller.ts';

/** Other messages are loaded when the reader is this near to the first or last one, in pixels. */
const loadNearPx = 400;

interface MessageListProps {
  conversation: Conversation;
  window: ReturnType<typeof useMessages>;
  pending: readonly PendingMessage[];
  /** The number of the message to scroll to. */
  at: number | undefined;
}

/**
 * The messages, oldest first. The scroller is anchored at its bottom (`column-reverse`), so that neither older messages
 * nor pictures that load above move what is read.
 */
export function MessageList({ conversation, window, pending, at }: MessageListProps) {
  const t = useTexts('chats');
  const membershipId = useMembershipId();
  const { name } = useMe();
  const [firstUnreadId] = useState(() => firstUnreadOf(window.messages, { ...conversation, membershipId }));
  const [openId, setOpenId] = useState<string | null>(null);
  const messages = withPending(window.messages, pending, { membershipId, name });
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtBottom, newCount, toBottom, onScroll } = useScroller(scroller, messages, {
    conversationId: conversation.id,
    membershipId,
    hasNewer: window.hasNewer,
    isOpenedAt: at !== undefined,
  });
  useScrollTo(scroller, at, window.messages);
  useVoiceQueue(messages);
  useMarkRead(scroller, conversation, window.messages);
  const incoming = useIncomingText(window.messages, membershipId);

  return (
    <div className={classes['middle']}>
      <div
        ref={scroller}
        className={classes['scroller']}
        onScroll={(event) => {
          onScroll();
          const { scrollHeight, clientHeight, scrollTop } = event.currentTarget;
          const isNearTop = scrollHeight - clientHeight + scrollTop < loadNearPx;
          if (isNearTop && window.hasOlder && !window.isLoadingOlder) window.loadOlder();
          const isNearEnd = -scrollTop < loadNearPx;
          if (isNearEnd && window.hasNewer && !window.isLoadingNewer) window.loadNewer();
        }}
      >
        <section className={classes['messages']} aria-label={t('messages.label')} aria-busy={window.isLoadingOlder}>
          {window.hasOlder && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              className={classes['older'] ?? ''}
              loading={window.isLoadingOlder}
              onClick={window.loadOlder}
            >
              {t('messages.older')}
            </Button>
          )}
          {messages.length === 0 && <p className={classes['empty']}>{t('messages.empty')}</p>}
          <Timeline {...{ messages, firstUnreadId, pending, at }} onOpen={setOpenId} />
          {window.hasNewer && (
            <Button variant="default" size="compact-sm" className={classes['older'] ?? ''} onClick={window.loadNewer}>
              {t('messages.newer')}
            </Button>
          )}
        </section>
      </div>
      {!isAtBottom && <ToBottom newCount={newCount} onClick={window.hasNewer ? window.showNewest : toBottom} />}
      <div className={classes['hidden']} aria-live="polite">
        {incoming}
      </div>
      <AttachmentDialog
        attachments={attachmentsOf(messages)}
        name={conversation.chatInfo.title}
        openId={openId}
        onOpen={setOpenId}
      />
    </div>
  );
}

function ToBottom({ newCount, onClick }: { newCount: number; onClick: () => void }) {
  const t = useTexts('chats');
  return (
    <Button
      variant="default"
      size="compact-md"
      radius="xl"
      className={classes['floating'] ?? ''}
      leftSection={<IconArrowDown size={16} aria-hidden="true" />}
      onClick={onClick}
    >
      {newCount > 0 ? t('messages.newCount', { count: newCount }) : t('messages.latest')}
    </Button>
  );
}

interface TimelineProps {
  messages: readonly Message[];
  firstUnreadId: string | undefined;
  pending: readonly PendingMessage[];
  at: number | undefined;
  onOpen: (id: string) => void;
}

function Timeline({ messages, firstUnreadId, pending, at, onOpen }: TimelineProps) {
  const t = useTexts('chats');
  const states = new Map(pending.map((entry) => [entry.id, entry]));
  return timelineOf({ messages, firstUnreadId, timeZone: currentTimeZone() }).map((entry) => {
    switch (entry.kind) {
      case 'day':
        return (
          <p key={entry.key} className={classes['day']}>
            {formatDay(entry.day, t)}
          </p>
        );
      case 'unread':
        return (
          <p key={entry.key} className={classes['new']}>
            {t('messages.new')}
          </p>
        );
      default:
        return (
          <MessageBubble
            key={entry.key}
            message={entry.message}
            isContinued={entry.isContinued}
            pending={states.get(entry.message.id)}
            isFound={entry.message.seq === at}
            onOpen={onOpen}
          />
        );
    }
  });
}
