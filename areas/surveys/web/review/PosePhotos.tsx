import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { PhotoOfTime, PoseOverTime } from '#areas/progress/contract/over-time.ts';
import { PhotoImage, usePoseName } from '#areas/progress/web/lazy-public.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import classes from './Photos.module.css';

const times = ['first', 'before', 'now'] as const;

interface PosePhotosProps {
  clientId: string;
  photos: readonly PoseOverTime[];
}

/** The photos of each pose: the first, the last time, now. Shown on request, as others may look at the screen. */
export function PosePhotos({ clientId, photos }: PosePhotosProps) {
  const t = useTexts('surveys');
  const poseName = usePoseName();
  const [isShown, setShown] = useState(false);
  if (photos.length === 0) return null;

  return (
    <Section
      title={t('review.photos')}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconEye size={16} aria-hidden="true" />}
          aria-expanded={isShown}
          data-review-photos
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'review.hidePhotos' : 'review.showPhotos')}
        </Button>
      }
    >
      {!isShown && <p className={classes['hidden']}>{t('review.photosHidden', { count: photos.length })}</p>}
      {isShown &&
        photos.map((pose) => (
          <figure key={`${pose.pose} ${pose.name}`} className={classes['pose']}>
            <figcaption>{poseName(pose)}</figcaption>
            <div className={classes['times']}>
              {times.map((time) => (
                <TimePhoto
                  key={time}
                  clientId={clientId}
                  label={t(`review.times.${time}`)}
                  photo={isSame(pose, time) ? null : pose[time]}
                  pose={poseName(pose)}
                />
              ))}
            </div>
          </figure>
        ))}
    </Section>
  );
}

/** The first photo is not shown a second time as that of the last time. */
function isSame({ first, before }: PoseOverTime, time: (typeof times)[number]): boolean {
  return time === 'before' && first?.photoId === before?.photoId;
}

interface TimePhotoProps {
  clientId: string;
  label: string;
  pose: string;
  photo: PhotoOfTime | null;
}

function TimePhoto({ clientId, label, pose, photo }: TimePhotoProps) {
  const t = useTexts('surveys');
  return (
    <div className={classes['time']}>
      <span className={classes['picture']}>
        {photo ? (
          <PhotoImage
            subject={{ clientId }}
            progressId={photo.progressId}
            photoId={photo.photoId}
            size="full"
            alt={`${pose}, ${formatDate(photo.takenOn)}`}
          />
        ) : (
          <span>{t('review.noPhoto')}</span>
        )}
      </span>
      <small>{photo ? `${label} · ${formatDate(photo.takenOn)}` : label}</small>
    </div>
  );
}
