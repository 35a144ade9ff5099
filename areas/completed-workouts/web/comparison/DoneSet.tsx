import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import { Pieces } from '../Pieces.tsx';
import { setTextParts } from '../text.ts';
import { setAttachments, type ComparisonContext } from './set-attachments.ts';
import classes from './Sets.module.css';

interface DoneSetProps {
  set: LoggedSet;
  /** Of the exercise and the set, for those who do not see the table. */
  name: string;
  shown: ComparisonContext;
}

/** The figures of a set, and under them what was written, filmed or corrected. */
export function DoneSet({ set, name, shown }: DoneSetProps) {
  const t = useTexts('completed-workouts');
  const { author, note } = set;
  const { media, isCorrected } = setAttachments(shown.workout, set);

  return (
    <div>
      <Pieces parts={setTextParts(t, set)} />
      {note && <p className={classes['note']}>{note}</p>}
      {author && shown.workout.source === 'forma' && (
        <p className={classes['author']}>{t('detail.author', { name: author })}</p>
      )}
      {isCorrected && !shown.isOwn && (
        <button
          type="button"
          className={classes['corrected']}
          aria-label={t('detail.correctedSet', { name })}
          onClick={() => shown.openSet(set.id)}
        >
          {t('detail.corrected')}
        </button>
      )}
      <AttachmentThumbs attachments={media} name={name} />
    </div>
  );
}
