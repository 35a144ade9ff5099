import { Loader } from '@mantine/core';
import { useIdle } from '@mantine/hooks';
import { IconPhotoOff } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useFileUrl } from '#shell/web/api/file-url.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type PhotoSize, photoRoutes } from '../contract.ts';
import classes from './Photos.module.css';

interface PhotoImageProps {
  subject: Subject;
  progressId: string;
  photoId: string;
  size: PhotoSize;
  alt: string;
  style?: CSSProperties;
  /** Without it the photo is blurred when the user does nothing for a minute. */
  staysSharp?: boolean;
  /** Width by height, once the photo is loaded. */
  onRatio?: (ratio: number) => void;
}

/** Time without input in ms after which photos are blurred, because a screen may have been left open. */
const idleMs = 60_000;

/** A photo, read with the login of the user. */
export function PhotoImage({
  subject,
  progressId,
  photoId,
  size,
  alt,
  style,
  staysSharp = false,
  onRatio,
}: PhotoImageProps) {
  const t = useTexts('progress');
  const isIdle = useIdle(idleMs, { initialState: false });
  const { url, error } = useFileUrl(...forSubject(subject, photoRoutes.image, { progressId, photoId, size }));
  if (error)
    return (
      <span className={classes['failed']} role="alert">
        <IconPhotoOff size={24} aria-hidden="true" />
        {t('image.failed')}
      </span>
    );
  if (!url)
    return (
      <span className={classes['loading']} role="img" aria-label={alt}>
        <Loader size="sm" />
      </span>
    );
  return (
    <img
      src={url}
      alt={alt}
      style={style}
      data-blurred={isIdle && !staysSharp}
      draggable={false}
      onLoad={({ currentTarget }) => onRatio?.(currentTarget.naturalWidth / (currentTarget.naturalHeight || 1))}
    />
  );
}
