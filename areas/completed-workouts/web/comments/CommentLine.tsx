import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatRelativeDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { Comment } from '../../contract/workout.ts';
import classes from './Comments.module.css';
import type { Mention } from './mention.ts';
import { type Subject, useDeleteComment } from './queries.ts';

interface CommentLineProps {
  subject: Subject;
  comment: Comment;
  mention: Mention | null;
}

export function CommentLine({ subject, comment, mention }: CommentLineProps) {
  const t = useTexts('completed-workouts');
  const { authorName, createdAt, text, isOwn, isNew } = comment;

  return (
    <li className={classes['line']} data-own={isOwn}>
      <div className={classes['head']}>
        <strong>{isOwn ? t('comments.you') : authorName}</strong>
        <span>{t('at', { date: formatRelativeDate(createdAt), time: formatTime(createdAt) })}</span>
        {isNew && <StateBadge tone="fresh">{t('comments.new')}</StateBadge>}
        {isOwn && <DeleteButton subject={subject} comment={comment} />}
      </div>
      {mention?.open && (
        <button type="button" className={classes['mention']} onClick={mention.open}>
          {mention.words}
        </button>
      )}
      {mention && !mention.open && <p className={classes['gone']}>{t('comments.gone', { set: mention.words })}</p>}
      <p className={classes['text']}>{text}</p>
    </li>
  );
}

function DeleteButton({ subject, comment: { id, text } }: Pick<CommentLineProps, 'subject' | 'comment'>) {
  const t = useTexts('completed-workouts');
  const remove = useDeleteComment(subject);

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('comments.deleteTitle'),
      text: t('comments.deleteText', { text: shortened(text) }),
      confirmLabel: t('comments.delete'),
      destructive: true,
    });
    if (isSure) remove(id);
  }

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      className={classes['delete'] ?? ''}
      aria-label={t('comments.deleteThis', { text: shortened(text) })}
      onClick={() => void ask()}
    >
      <IconTrash size={16} aria-hidden="true" />
    </ActionIcon>
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
