import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { formatDate, formatRelativeDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { OwnNotice } from '../../contract/board.ts';
import { useConfirmNotice } from './queries.ts';
import classes from './Noticeboard.module.css';

/** A notice with the button that confirms it. `isShort` cuts a long text, for Today. */
export function NoticeCard({ notice, isShort = false }: { notice: OwnNotice; isShort?: boolean }) {
  const t = useTexts('notices');
  const confirmation = useConfirmNotice();
  const { id, text, picture, publishedAt, isRead, readAt, editedAt, edition } = notice;
  const isEditedSince = Boolean(readAt && editedAt && readAt < editedAt);

  return (
    <Card flush>
      {picture && !isShort && <img src={picture.url} alt={t('picture.alt')} className={classes['picture']} />}
      <div className={classes['body']}>
        <div className={classes['head']}>
          <span>
            {[
              t('board.published', { date: formatRelativeDate(publishedAt) }),
              editedAt && t('edited', { date: formatDate(editedAt), time: formatTime(editedAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {!isRead && <StateBadge tone="fresh">{t('board.unread')}</StateBadge>}
        </div>
        <p className={classes['text']} data-short={isShort}>
          {text}
        </p>
        {isRead ? (
          <span className={classes['confirmed']}>
            <IconCheck size={16} aria-hidden="true" />
            {t(isEditedSince ? 'board.confirmedBefore' : 'board.confirmed')}
          </span>
        ) : (
          <Button
            className={classes['confirm'] ?? ''}
            variant={notice.mustConfirm && !isShort ? 'filled' : 'default'}
            loading={confirmation.isPending}
            onClick={() => confirmation.mutate({ id, editedAt, edition })}
          >
            {t('board.confirm')}
          </Button>
        )}
      </div>
    </Card>
  );
}
