import { Button, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CachedSince } from '../CachedSince.tsx';
import { HoursLine } from '../hours/HoursLine.tsx';
import { ScheduledBar } from '../later/ScheduledBar.tsx';
import { hasMessage, showAround } from '../load-messages.ts';
import { openOutbox, usePendingMessages } from '../outbox/outbox.ts';
import { maxCachedConversations, useMessages } from '../queries.ts';
import { useMembershipId } from '../unread.ts';
import { AnswerBar } from '../queue/AnswerBar.tsx';
import { Composer } from './Composer.tsx';
import classes from './Conversation.module.css';
import { ConversationHeader } from './ConversationHeader.tsx';
import { leftPositions } from './left-positions.ts';
import { MessageList } from './MessageList.tsx';
import { SearchPanel } from './SearchPanel.tsx';

interface ConversationPanelProps {
  conversationId: string;
  /** Closes the conversation; a client's own has nothing to go back to. */
  onClose?: () => void;
  /** Whether the button that closes shows an arrow, as on a phone. */
  hasBack?: boolean;
  /** Whether it is the box beside a page, which can be opened as a page. */
  isBox?: boolean;
  /** The number of a message that was found in a search. */
  at?: number | undefined;
}

/** One conversation: header, messages, field to write. */
export function ConversationPanel({
  conversationId,
  onClose,
  hasBack = false,
  isBox = false,
  at: firstAt,
}: ConversationPanelProps) {
  const may = useMay();
  const membershipId = useMembershipId();
  const isClient = useMe().clientId !== null;
  const window = useMessages(conversationId);
  const pending = usePendingMessages(conversationId);
  const { conversation } = window;
  const [isSearching, setSearching] = useState(false);
  const [at, setAt] = useState(firstAt);
  const client = useQueryClient();
  const [left] = useState(() => leftPositions.get(conversationId)?.seq);
  const [isReturning, setReturning] = useState(
    at === undefined && left !== undefined && !hasMessage(client, conversationId, left),
  );
  const shown = at ?? left;

  // Synchronises with the server: loads the messages around the one to show.
  useEffect(() => {
    if (shown === undefined) return;
    const loading = showAround(client, conversationId, shown);
    void loading.catch(() => {}).then(() => setReturning(false));
  }, [client, conversationId, shown]);

  // Synchronises with the device: shows and sends what was written before the page was closed.
  useEffect(() => void openOutbox(membershipId), [membershipId]);

  return (
    <section className={classes['panel']} aria-label={conversation?.chatInfo.title}>
      <ConversationHeader
        conversationId={conversationId}
        conversation={conversation}
        {...{ onClose, hasBack, isBox, isSearching }}
        onSearch={() => setSearching(!isSearching)}
      />
      {!isClient && <AnswerBar conversationId={conversationId} />}
      {isSearching ? (
        <SearchPanel
          conversationId={conversationId}
          onOpen={({ seq }) => {
            setSearching(false);
            setAt(seq);
          }}
        />
      ) : window.error && !conversation ? (
        <LoadError error={window.error} onRetry={window.refetch} />
      ) : conversation && !isReturning ? (
        <>
          <CachedSince at={window.cachedAt} />
          <MessageList {...{ conversation, window, pending, at }} />
        </>
      ) : (
        <Placeholder />
      )}
      {!isClient && <ScheduledBar conversationId={conversationId} />}
      {isClient && conversation?.isActive && <HoursLine conversationId={conversationId} />}
      {may('create chats') && (
        <Composer
          conversationId={conversationId}
          isActive={conversation?.isActive ?? true}
          membershipId={membershipId}
          isBox={isBox}
          clientName={conversation?.chatInfo.title ?? ''}
        />
      )}
    </section>
  );
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('chats');
  const text = isUnreachable(error)
    ? t('messages.notOnDevice', { count: maxCachedConversations })
    : t('messages.loadFailed');
  return (
    <div className={classes['state']}>
      <p role="alert">{text}</p>
      <Button variant="default" onClick={onRetry}>
        {t('messages.tryAgain')}
      </Button>
    </div>
  );
}

function Placeholder() {
  return (
    <div className={classes['placeholder']} aria-busy="true">
      <Skeleton height={44} width="55%" />
      <Skeleton height={64} width="65%" ml="auto" />
      <Skeleton height={44} width="40%" />
    </div>
  );
}
