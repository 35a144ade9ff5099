import { ActionIcon } from '@mantine/core';
import { IconMessage, IconMessageFilled } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import { setAttachments, type ComparisonContext } from './set-attachments.ts';
import classes from './Sets.module.css';

interface CommentButtonProps {
  set: LoggedSet;
  /** Of the exercise and the set. */
  name: string;
  shown: ComparisonContext;
}

/** What is said about a set, and where to say it. */
export function CommentButton({ set, name, shown }: CommentButtonProps) {
  const t = useTexts('completed-workouts');
  const { comments } = setAttachments(shown.workout, set);
  const count = comments.length;
  const isNew = comments.some((comment) => comment.isNew);
  const Icon = count > 0 ? IconMessageFilled : IconMessage;
  const spoken = [count > 0 ? t('comments.count', { count }) : t('comments.none'), isNew && t('comments.unreadOnes')];

  return (
    <ActionIcon
      variant="subtle"
      color={isNew ? 'brand' : 'gray'}
      className={classes['talkButton'] ?? ''}
      aria-label={`${name}: ${spoken.filter(Boolean).join(', ')}`}
      onClick={() => shown.openSet(set.id)}
    >
      <Icon size={18} aria-hidden="true" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </ActionIcon>
  );
}
