import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowsDiagonal, IconBellOff, IconSearch, IconX } from '@tabler/icons-react';
import { app } from '#shell/web/app.ts';
import { useMe } from '#shell/web/session.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Conversation } from '../../contract.ts';
import { closeChatBox } from '../chat-box.ts';
import classes from './Conversation.module.css';
import { ConversationMenu } from './ConversationMenu.tsx';

interface ConversationHeaderProps {
  conversationId: string;
  conversation: Conversation | undefined;
  onClose: (() => void) | undefined;
  hasBack: boolean;
  isBox: boolean;
  isSearching: boolean;
  onSearch: () => void;
}

export function ConversationHeader({
  conversationId,
  conversation,
  onClose,
  hasBack,
  isBox,
  isSearching,
  onSearch,
}: ConversationHeaderProps) {
  const t = useTexts('chats');
  const title = conversation?.chatInfo.title ?? '';
  const readers = conversation?.chatInfo.readers ?? [];
  const isProfessional = useMe().clientId === null;

  return (
    <header className={classes['head']}>
      {onClose && hasBack && (
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('box.back')} onClick={onClose}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </ActionIcon>
      )}
      <PersonAvatar name={title} size={36} />
      <div className={classes['names']}>
        <h2 className={classes['title']}>
          {isProfessional && conversation ? (
            <LinkAnchor to="/clients/$id" params={{ id: conversationId }} c="inherit" fw="inherit" fz="inherit">
              {title}
            </LinkAnchor>
          ) : (
            title
          )}
        </h2>
        {readers.length > 0 && (
          <p className={classes['readers']}>{t('readers', { count: readers.length, names: readers.join(', ') })}</p>
        )}
      </div>
      {conversation?.mutedUntil && <IconBellOff size={16} aria-label={t('list.muted')} />}
      {conversation?.chatInfo.client.isInactive && <StateBadge tone="quiet">{t('list.inactive')}</StateBadge>}
      <div className={classes['tools']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('search.open')}
          aria-expanded={isSearching}
          onClick={onSearch}
        >
          <IconSearch size={18} aria-hidden="true" />
        </ActionIcon>
        {isBox && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('box.expand')}
            onClick={() => {
              closeChatBox();
              void app().navigate(`/chats?open=${conversationId}`);
            }}
          >
            <IconArrowsDiagonal size={18} aria-hidden="true" />
          </ActionIcon>
        )}
        <ConversationMenu {...{ conversationId, conversation, onClose }} />
        {onClose && !hasBack && (
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('box.close')} onClick={onClose}>
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    </header>
  );
}
