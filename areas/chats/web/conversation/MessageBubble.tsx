import { IconCheck, IconClock, IconCopy, IconLock, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatPercent, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkedText } from '#shell/web/widgets/LinkedText.tsx';
import { OverflowMenu } from '#shell/web/widgets/OverflowMenu.tsx';
import { chatRoutes, type Message } from '../../contract.ts';
import { mayDeleteMessage } from '../../rules/may-delete-message.ts';
import { discard, type PendingMessage, retry } from '../outbox/outbox.ts';
import { changeMessage } from '../message-window.ts';
import { useMembershipId } from '../unread.ts';
import classes from './Message.module.css';
import { MessageFile } from './MessageFile.tsx';
import { ReferenceLink } from './ReferenceLink.tsx';
import { messageText } from './message-text.ts';

interface MessageBubbleProps {
  message: Message;
  /** The same person wrote the message before: the name is not repeated. */
  isContinued: boolean;
  /** State of a message that is not on the server yet. */
  pending: PendingMessage | undefined;
  /** The message was opened from a search. */
  isFound: boolean;
  /** Opens a picture or video in the gallery. */
  onOpen: (id: string) => void;
}

export function MessageBubble({ message, isContinued, pending, isFound, onOpen }: MessageBubbleProps) {
  const t = useTexts('chats');
  const membershipId = useMembershipId();
  const { id, seq, sender, type, deletedAt, createdAt, isAutomatic, isInternal, reference } = message;
  const isProfessional = useMe().clientId === null;
  const isOwn = sender?.id === membershipId;
  const name = isOwn ? t('messages.you') : (sender?.name ?? t(isAutomatic ? 'messages.automatic' : 'messages.system'));
  const text = messageText(message, t);
  const time = pending ? t('messages.sending') : formatTime(createdAt);

  return (
    <article
      tabIndex={-1}
      className={classes['row']}
      data-own={isOwn || (isAutomatic && isProfessional)}
      data-system={type === 'system'}
      data-note={isInternal}
      data-continued={isContinued}
      data-message={id}
      data-found={isFound || undefined}
      {...(!pending && { 'data-seq': seq })}
      aria-label={t(isInternal ? 'messages.noteArticle' : 'messages.article', { name, time, text })}
    >
      {!isOwn && !isContinued && sender && <span className={classes['sender']}>{name}</span>}
      <div className={classes['line']}>
        <div className={classes['bubble']} data-kind={deletedAt === null ? type : 'deleted'}>
          {deletedAt === null && reference && <ReferenceLink reference={reference} isUnsent={pending !== undefined} />}
          {deletedAt === null && message.fileUrl && <MessageFile message={message} onOpen={onOpen} />}
          {(deletedAt !== null || message.message) && (
            <p className={classes['text']}>{deletedAt === null ? <LinkedText text={message.message} /> : text}</p>
          )}
          <span className={classes['meta']}>
            {isAutomatic && <span>{t('messages.automatic')}</span>}
            {isInternal && (
              <span className={classes['note']}>
                <IconLock size={12} aria-hidden="true" />
                {t('messages.note')}
              </span>
            )}
            {pending ? <PendingState pending={pending} /> : <time dateTime={createdAt}>{time}</time>}
            {isOwn && !isInternal && !pending && deletedAt === null && (
              <IconCheck size={14} aria-label={t('messages.sent')} className={classes['state']} />
            )}
          </span>
        </div>
        {!pending && deletedAt === null && type !== 'system' && <MessageMenu message={message} />}
      </div>
      {pending?.state === 'failed' && <Failure pending={pending} />}
    </article>
  );
}

function PendingState({ pending: { state, progress } }: { pending: PendingMessage }) {
  const t = useTexts('chats');
  if (state === 'failed') return <span className={classes['failed']}>{t('messages.failed')}</span>;
  const text =
    state === 'sending' && progress !== null
      ? t('messages.uploading', { share: formatPercent(progress) })
      : t(state === 'waiting' ? 'messages.waiting' : 'messages.sending');
  return (
    <>
      <IconClock size={14} aria-hidden="true" />
      <span>{text}</span>
    </>
  );
}

function Failure({ pending: { id, rejection } }: { pending: PendingMessage }) {
  const t = useTexts('chats');
  return (
    <div className={classes['failure']} role="alert">
      <span>{rejection || t('messages.failed')}</span>
      <button type="button" onClick={() => void retry(id)}>
        {t('messages.retry')}
      </button>
      <button type="button" onClick={() => void discard(id)}>
        {t('messages.discard')}
      </button>
    </div>
  );
}

function MessageMenu({ message }: { message: Message }) {
  const t = useTexts('chats');
  const may = useMay();
  const membershipId = useMembershipId();
  const mayDelete = may('delete chats') && mayDeleteMessage(membershipId, message);
  if (!mayDelete && message.message === '') return null;
  return (
    <OverflowMenu label={t('messages.actions')} className={classes['menu']}>
      <MessageActions message={message} mayDelete={mayDelete} />
    </OverflowMenu>
  );
}

function MessageActions({ message, mayDelete }: { message: Message; mayDelete: boolean }) {
  const t = useTexts('chats');
  const client = useQueryClient();
  const isProfessional = useMe().clientId === null;
  const { id, conversationId, message: text } = message;
  const deletion = useRecordAction(chatRoutes.deleteMessage, {
    confirm: {
      title: t('messages.deleteTitle'),
      text: t(isProfessional ? 'messages.deleteText' : 'messages.deleteTextOfClient'),
      confirmLabel: t('messages.deleteYes'),
      destructive: true,
    },
    invalidates: [chatRoutes.list],
    success: t('messages.deleteDone'),
    onSuccess: (response) => changeMessage(client, conversationId, response.message),
  });
  const copy = () => void navigator.clipboard.writeText(text);
  const remove = () => deletion.run({ id, conversationId });
  return (
    <ActionItems
      actions={[
        { label: t('messages.copy'), icon: IconCopy, isHidden: text === '', onClick: copy },
        { label: t('messages.delete'), icon: IconTrash, isHidden: !mayDelete, isDestructive: true, onClick: remove },
      ]}
    />
  );
}
