import type { ReactNode } from 'react';
import { AttachmentPlayer } from '#shell/web/attachments/AttachmentPlayer.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import type { Advice } from '../contract.ts';
import classes from './Advices.module.css';

interface AdviceCardProps {
  advice: Advice;
  /** Badge or menu at the right of the title. */
  end?: ReactNode;
  /** What speaks against the foods that title and text name. */
  conflicts?: ReactNode;
  /** What was read when, or the button that says so. */
  foot: ReactNode;
}

/** Advice as both sides see it. */
export function AdviceCard({
  advice: { title, advisedOn, author, text, file, editedAt },
  end,
  conflicts,
  foot,
}: AdviceCardProps) {
  const t = useTexts('advices');
  const date = formatDate(advisedOn);

  return (
    <Card>
      <article aria-label={title}>
        <div className={classes['head']}>
          <div>
            <h2 className={classes['title']}>{title}</h2>
            <p className={classes['when']}>{author ? t('by', { date, name: author }) : date}</p>
          </div>
          {end}
        </div>
        {text && <p className={classes['text']}>{text}</p>}
        {conflicts}
        {file && (
          <div className={classes['file']}>
            <AttachmentPlayer attachment={file} name={title} />
          </div>
        )}
        <div className={classes['foot']}>
          {foot}
          {editedAt && <span>{t('edited', { date: formatDate(editedAt) })}</span>}
        </div>
      </article>
    </Card>
  );
}
