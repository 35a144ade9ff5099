import { ActionIcon } from '@mantine/core';
import { IconMessage, IconMessageFilled } from '@tabler/icons-react';
import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import { Pieces } from '../Pieces.tsx';
import { setText, setTextParts } from '../text.ts';
import { attachmentsOf, useComparison } from './comparison-context.ts';
import { CorrectionText } from './CorrectionText.tsx';
import classes from './Sets.module.css';

interface DoneSetProps {
  set: LoggedSet;
  /** Exercise and number of the set, for accessible labels. */
  name: string;
  /** Name of the exercise that the set was done with before a swap. */
  exercise?: string | undefined;
}

/** The values of a set with its note, author and media. A set with earlier versions leads to them. */
export function DoneSet({ set, name, exercise }: DoneSetProps) {
  const t = useTexts('completed-workouts');
  const comparison = useComparison();
  const { workout, openSet } = comparison;
  const { note } = set;
  const { media, isCorrected, correction } = attachmentsOf(comparison, set);
  // The correction names who corrected it.
  const author = correction ? correction.writtenBy : set.author;
  const before = !correction && set.before && setText(t, set.before) !== setText(t, set) && setText(t, set.before);
  const { otherVersion } = set;
  const isReplaced = !correction && !before && otherVersion && setText(t, otherVersion) !== setText(t, set);
  const other = isReplaced && setText(t, otherVersion);

  return (
    <div>
      <Pieces parts={setTextParts(t, set)} />
      {exercise && <p className={classes['author']}>{exercise}</p>}
      {note && <p className={classes['note']}>{note}</p>}
      {author && (workout.source === 'forma' || workout.source === 'free') && (
        <p className={classes['author']}>
          {before ? t('detail.correctedBy', { name: author, set: before }) : t('detail.author', { name: author })}
        </p>
      )}
      <CorrectionText correction={correction} set={set} />
      {other && <p className={classes['author']}>{t('detail.otherVersion', { set: other })}</p>}
      {isCorrected && (
        <button
          type="button"
          className={classes['corrected']}
          aria-label={t(other ? 'detail.setOfTwo' : 'detail.correctedSet', { name })}
          onClick={() => openSet(set.id)}
        >
          {t(other ? 'detail.bothVersions' : correction ? 'detail.versions' : 'detail.corrected')}
        </button>
      )}
      <AttachmentThumbs attachments={media} name={name} />
    </div>
  );
}

/** Button with the number of comments on a set, which opens them. Not without comments when the user may not write any. */
export function CommentButton({ set, name }: DoneSetProps) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const comparison = useComparison();
  const { comments } = attachmentsOf(comparison, set);
  const count = comments.length;
  const isNew = comments.some((comment) => comment.isNew);
  const Icon = count > 0 ? IconMessageFilled : IconMessage;
  if (count === 0 && !may('create chats')) return null;
  const label = [count > 0 ? t('comments.count', { count }) : t('comments.none'), isNew && t('comments.unreadOnes')];

  return (
    <ActionIcon
      variant="subtle"
      color={isNew ? 'brand' : 'gray'}
      className={classes['commentButton'] ?? ''}
      aria-label={`${name}: ${label.filter(Boolean).join(', ')}`}
      onClick={() => comparison.openSet(set.id, { toComment: true })}
    >
      <Icon size={18} aria-hidden="true" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </ActionIcon>
  );
}
