import { ActionIcon } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowsDiagonal,
  IconBellOff,
  IconEraser,
  IconMail,
  IconSearch,
  IconTrash,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { app } from '#shell/web/app.ts';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMe } from '#shell/web/session.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { chatRoutes, type Conversation } from '../../contract.ts';
import { closeChatBox } from '../chat-box.ts';
import classes from './Conversation.module.css';
import { useMuteActions } from './mute-actions.ts';

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
  const isProfessional = useMe().clientId === null;

  return (
    <header className={classes['head']}>
      {onClose && hasBack && (
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('box.back')} onClick={onClose}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </ActionIcon>
      )}
      <PersonAvatar name={title} size={36} />
      <h2 className={classes['title']}>
        {isProfessional && conversation ? (
          <LinkAnchor to="/clients/$id" params={{ id: conversationId }} c="inherit" fw="inherit" fz="inherit">
            {title}
          </LinkAnchor>
        ) : (
          title
        )}
      </h2>
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

function ConversationMenu({
  conversationId: id,
  conversation,
  onClose,
}: Pick<ConversationHeaderProps, 'conversationId' | 'conversation' | 'onClose'>) {
  const t = useTexts('chats');
  const isProfessional = useMe().clientId === null;
  const lists = [chatRoutes.list, chatRoutes.unreadCount];
  const unread = useRecordAction(chatRoutes.markUnread, {
    invalidates: lists,
    success: t('menu.markedUnread'),
    onSuccess: () => onClose?.(),
  });
  const muteActions = useMuteActions(id, conversation);
  const wipe = useRecordAction(chatRoutes.wipe, {
    confirm: {
      title: t('menu.wipeTitle'),
      text: t('menu.wipeText'),
      confirmLabel: t('menu.wipeYes'),
      destructive: true,
    },
    invalidates: [...lists, chatRoutes.messages],
    success: t('menu.wiped'),
  });
  const wipeAll = useRecordAction(chatRoutes.wipe, {
    confirm: {
      title: t('menu.wipeAllTitle'),
      text: t('menu.wipeAllText'),
      confirmLabel: t('menu.wipeAllYes'),
      typedConfirmation: t('menu.wipeWord'),
      destructive: true,
    },
    invalidates: [...lists, chatRoutes.messages],
    success: t('menu.wipedAll'),
  });
  const link = linkOptions({ to: '/clients/$id', params: { id } });

  return (
    <ActionMenu
      label={t('menu.label')}
      actions={[
        { label: t('menu.client'), icon: IconUser, isHidden: !isProfessional, permission: 'view clients', link },
        {
          label: t('menu.markUnread'),
          icon: IconMail,
          isHidden: !onClose,
          permission: 'update chats',
          onClick: () => unread.run({ id }),
        },
        ...muteActions,
        {
          label: t('menu.wipe'),
          icon: IconEraser,
          permission: 'delete chats',
          isDestructive: true,
          onClick: () => wipe.run({ id, wipeoutAll: false }),
        },
        {
          label: t('menu.wipeAll'),
          icon: IconTrash,
          isHidden: !isProfessional,
          permission: 'delete chats',
          isDestructive: true,
          onClick: () => wipeAll.run({ id, wipeoutAll: true }),
        },
      ]}
    />
  );
}
