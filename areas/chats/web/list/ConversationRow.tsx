import { IconBellOff } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { chatLimits, type Conversation, type Message } from '../../contract.ts';
import { messageText } from '../conversation/message-text.ts';
import { useMembershipId } from '../unread.ts';
import { waitingText } from '../queue/waiting-text.ts';
import { shortTime } from '../short-time.ts';
import classes from './ConversationList.module.css';

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  /** Whether the row says since when the client waits. */
  showsWaiting: boolean;
  onOpen: () => void;
}

export function ConversationRow({ conversation, isOpen, showsWaiting, onOpen }: ConversationRowProps) {
  const t = useTexts('chats');
  const membershipId = useMembershipId();
  const { chatInfo, lastMessage, unreadCount, hasUnreadSymptom, mutedUntil, answering } = conversation;

  return (
    <li>
      <button
        type="button"
        className={classes['row']}
        aria-current={isOpen ? 'true' : undefined}
        data-unread={unreadCount > 0}
        onClick={onOpen}
      >
        <PersonAvatar name={chatInfo.title} size={40} />
        <span className={classes['middle']}>
          <span className={classes['name']}>
            <span>{chatInfo.title}</span>
            {mutedUntil && <IconBellOff size={14} aria-label={t('list.muted')} />}
            {chatInfo.client.isInactive && <StateBadge tone="quiet">{t('list.inactive')}</StateBadge>}
          </span>
          {hasUnreadSymptom && (
            <span>
              <StateBadge tone="bad">{t('symptoms.badge')}</StateBadge>
            </span>
          )}
          <span className={classes['last']}>{lastText(lastMessage, membershipId, t)}</span>
          {showsWaiting && answering?.waitingSince && (
            <span className={classes['waiting']}>
              {[t('queue.waiting', { time: waitingText(answering.waitingSince, t) }), answering.assignee?.name]
                .filter((part) => part)
                .join(' · ')}
            </span>
          )}
        </span>
        <span className={classes['end']}>
          {lastMessage && <time dateTime={lastMessage.createdAt}>{shortTime(lastMessage.createdAt)}</time>}
          {unreadCount > 0 && <Unread count={unreadCount} isMuted={mutedUntil !== null} />}
        </span>
      </button>
    </li>
  );
}

function Unread({ count, isMuted }: { count: number; isMuted: boolean }) {
  const t = useTexts('chats');
  const isMax = count >= chatLimits.unread;
  return (
    <span className={classes['unread']} data-muted={isMuted}>
      <span aria-hidden="true">{isMax ? `${count}+` : count}</span>
      <span className={classes['hidden']}>
        {isMax ? t('list.unreadMax', { count }) : t('list.unreadCount', { count })}
      </span>
    </span>
  );
}

function lastText(message: Message | null, membershipId: string, t: TFunction<'chats'>): string {
  if (!message) return t('list.noMessages');
  const text = message.isInternal ? t('list.note', { text: messageText(message, t) }) : messageText(message, t);
  return message.sender?.id === membershipId ? t('list.you', { text }) : text;
}
