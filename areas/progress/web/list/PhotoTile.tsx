import { Checkbox } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Photo, PhotoSet } from '../../contract.ts';
import { PhotoImage } from '../PhotoImage.tsx';
import classes from '../Photos.module.css';
import { usePoseName } from '../pose-name.ts';
import { Silhouette } from '../Silhouette.tsx';

interface PhotoTileProps {
  subject: Subject;
  set: PhotoSet;
  photo: Photo;
  isShown: boolean;
  /** Undefined unless photos are chosen for a comparison. */
  isSelected: boolean | undefined;
  onClick: () => void;
}

/** A photo in its set: an icon of the pose, replaced by the image on the first tap. */
export function PhotoTile({ subject, set, photo, isShown, isSelected, onClick }: PhotoTileProps) {
  const t = useTexts('progress');
  const pose = usePoseName()(photo);
  const values = { pose, date: formatDate(set.taken_on) };
  const isChoice = isSelected !== undefined;
  const label = isChoice ? t('set.select', values) : isShown ? t('set.open', values) : t('set.show', values);

  return (
    <button
      type="button"
      className={classes['tile']}
      aria-label={label}
      aria-pressed={isChoice ? isSelected : undefined}
      onClick={onClick}
    >
      <span className={classes['picture']}>
        {isShown ? (
          <PhotoImage subject={subject} progressId={set.id} photoId={photo.id} size="small" alt={pose} />
        ) : (
          <>
            <Silhouette pose={photo.pose} className={classes['icon']} />
            <IconEye size={18} className={classes['eye']} aria-hidden="true" />
          </>
        )}
        {isChoice && (
          <Checkbox
            checked={isSelected}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            className={classes['choice'] ?? ''}
            styles={{ input: { pointerEvents: 'none' } }}
          />
        )}
      </span>
      <span className={classes['pose']}>{pose}</span>
    </button>
  );
}
