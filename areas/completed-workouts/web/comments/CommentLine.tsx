import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { chatRoutes } from '#areas/chats/contract.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { formatRelativeDate, formatTime } from '#shell/web/texts/formats.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { Comment } from '../../contract/workout.ts';
import { useComparison } from '../comparison/comparison-context.ts';
import { commentInvalidations } from '../queries.ts';
import classes from './Comments.module.css';

/** Link to the set a comment is about. */
export interface Mention {
  name: string;
  /** Opens the set; null when the set was removed. */
  open: (() => void) | null;
}

interface CommentLineProps {
  comment: Comment;
  mention: Mention | null;
  /** Scrolls to the comment when it appears. */
  isShown?: boolean;
}

export function CommentLine({ comment, mention, isShown = false }: CommentLineProps) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const { authorName, createdAt, text, isOwn, isNew } = comment;

  return (
    <li ref={isShown ? scrollIntoView : undefined} className={classes['line']} data-own={isOwn}>
      <div className={classes['head']}>
        <strong>{isOwn ? t('comments.you') : authorName}</strong>
        <span>{t('at', { date: formatRelativeDate(createdAt), time: formatTime(createdAt) })}</span>
        {isNew && <StateBadge tone="fresh">{t('comments.new')}</StateBadge>}
        {isOwn && may('delete chats') && <DeleteButton comment={comment} />}
      </div>
      {mention?.open && (
        <button type="button" className={classes['mention']} onClick={mention.open}>
          {mention.name}
        </button>
      )}
      {mention && !mention.open && (
        <p className={classes['removed']}>{t('comments.setRemoved', { set: mention.name })}</p>
      )}
      <p className={classes['text']}>{text}</p>
    </li>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

function DeleteButton({ comment }: Pick<CommentLineProps, 'comment'>) {
  const t = useTexts('completed-workouts');
  const { workout } = useComparison();
  const { mutate } = useApiMutation(chatRoutes.deleteMessage, { invalidates: commentInvalidations });
  const text = comment.text.length > 60 ? `${comment.text.slice(0, 57)}…` : comment.text;

  async function confirmAndDelete(): Promise<void> {
    const isConfirmed = await confirm({
      title: t('comments.deleteTitle'),
      text: t('comments.deleteText', { text }),
      confirmLabel: t('comments.delete'),
      destructive: true,
    });
    if (isConfirmed) mutate({ id: comment.id, conversationId: workout.clientId });
  }

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      className={classes['delete'] ?? ''}
      aria-label={t('comments.deleteThis', { text })}
      onClick={() => void confirmAndDelete()}
    >
      <IconTrash size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
