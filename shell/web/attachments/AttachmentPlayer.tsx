import { Button } from '@mantine/core';
import { IconBrandVimeo, IconBrandYoutube, IconDownload, IconEye, IconPlayerPlayFilled } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Attachment } from '#shell/common/attachments.ts';
import { parseVideoLink, videoPlayerUrl } from '#shell/common/video-link.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './AttachmentPlayer.module.css';
import { isRequested, type ShownAttachment } from './file-source.ts';
import type texts from './texts/it.json';
import { VideoPlayer } from './VideoPlayer.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    attachments: typeof texts;
  }
}

const PrivatePlayer = lazy(async () => ({ default: (await import('./PrivateFile.tsx')).PrivatePlayer }));

interface AttachmentPlayerProps {
  attachment: ShownAttachment;
  /** What the attachment shows: the name of the exercise or of the set. */
  name: string;
  /** `frame` has a fixed aspect ratio, so that the layout does not shift; `natural` is as high as the image or video. */
  size?: 'frame' | 'natural';
}

/** One attachment, large. Files and links are a button that opens them. */
export function AttachmentPlayer({ attachment, name, size = 'frame' }: AttachmentPlayerProps) {
  if (isRequested(attachment))
    return (
      <Suspense>
        <PrivatePlayer attachment={attachment} name={name} size={size} />
      </Suspense>
    );
  const { kind, url, posterUrl } = attachment;
  switch (kind) {
    case 'image':
      return (
        <div className={classes['stage']} data-size={size}>
          <img src={url} alt={name} />
        </div>
      );
    case 'video':
      return (
        <div className={classes['stage']} data-size={size}>
          <VideoPlayer src={url} posterUrl={posterUrl} name={name} />
        </div>
      );
    case 'youtube':
    case 'vimeo':
      return <EmbeddedVideo attachment={attachment} name={name} />;
    default:
      return <OpenButton attachment={attachment} />;
  }
}

const siteNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;
const siteIcons = { youtube: IconBrandYoutube, vimeo: IconBrandVimeo } as const;

/** Loads nothing from the video site before the user presses play. */
function EmbeddedVideo({ attachment: { url, posterUrl }, name }: { attachment: Attachment; name: string }) {
  const t = useTexts('attachments');
  const [isPlaying, setPlaying] = useState(false);
  const link = parseVideoLink(url);
  if (!link) return null;
  const site = siteNames[link.kind];
  const Icon = siteIcons[link.kind];

  return (
    <>
      <div className={classes['stage']}>
        {isPlaying ? (
          <iframe
            src={videoPlayerUrl(link)}
            title={t('playing', { name, site })}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <button type="button" className={classes['facade']} onClick={() => setPlaying(true)}>
            {posterUrl && <img src={posterUrl} alt="" />}
            <span className={classes['play']}>
              <IconPlayerPlayFilled size={28} aria-hidden="true" />
            </span>
            <span className={classes['hidden']}>{t('play', { name, site })}</span>
          </button>
        )}
      </div>
      <p className={classes['note']}>
        <Icon size={16} aria-hidden="true" />
        {!isPlaying && <span>{t('loadsFrom', { site })}</span>}
        <a href={url} target="_blank" rel="noreferrer">
          {t('openAt', { site })}
        </a>
      </p>
    </>
  );
}

function OpenButton({ attachment: { kind, url, name } }: { attachment: Attachment }) {
  const t = useTexts('attachments');
  const isFile = kind === 'file';
  const Icon = isFile ? IconDownload : IconEye;

  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<Icon size={16} aria-hidden="true" />}
    >
      {isFile ? t('download', { name: name ?? '' }) : t('openLink', { site: URL.parse(url)?.host ?? url })}
    </Button>
  );
}
