import { Button, Loader } from '@mantine/core';
import { IconDownload, IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { messageOf } from '../api/error-message.ts';
import { download } from '../api/download.ts';
import { useFileUrl } from '../api/file-url.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './AttachmentPlayer.module.css';
import type { FileRequest, RequestedAttachment } from './file-source.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

interface PrivatePlayerProps {
  attachment: RequestedAttachment;
  name: string;
  size: 'frame' | 'natural';
}

/** One attachment that is read with the login of the user, large. */
export function PrivatePlayer({ attachment, name, size }: PrivatePlayerProps) {
  const { kind, url } = attachment;
  if (kind === 'file') return <PrivateDownload request={url} name={attachment.name ?? name} />;
  return (
    <div className={classes['stage']} data-size={size}>
      {kind === 'image' ? (
        <PrivateImage request={url} alt={name} />
      ) : (
        <PrivateVideo request={url} name={name} poster={attachment.posterUrl} />
      )}
    </div>
  );
}

/** An image that is read with the login of the user. */
export function PrivateImage({ request, alt }: { request: FileRequest; alt: string }) {
  const { url, error } = useFileUrl(...request);
  if (url) return <img src={url} alt={alt} />;
  if (error) return <IconPhotoOff size={24} role="img" aria-label={messageOf(error)} />;
  return <Loader size="sm" role="img" aria-label={alt} />;
}

interface PrivateFileProps {
  request: FileRequest;
  name: string;
}

/** A video that is read with the login of the user, once play is pressed: the page then has all of it in its memory. */
function PrivateVideo({ request, name, poster }: PrivateFileProps & { poster: FileRequest | null }) {
  const t = useTexts('attachments');
  const [isChosen, setChosen] = useState(false);
  const { url, error } = useFileUrl(...request, { enabled: isChosen });
  if (url) return <VideoPlayer src={url} posterUrl={null} name={name} plays />;
  const isLoading = isChosen && !error;

  return (
    <button type="button" className={classes['facade']} disabled={isLoading} onClick={() => setChosen(true)}>
      {poster && <PrivateImage request={poster} alt="" />}
      {error ? (
        <span className={classes['failed']} role="alert">
          {messageOf(error)}
        </span>
      ) : (
        <span className={classes['play']}>
          {isLoading ? <Loader size={28} color="white" /> : <IconPlayerPlayFilled size={28} aria-hidden="true" />}
        </span>
      )}
      <span className={classes['hidden']}>{t('playStored', { name })}</span>
    </button>
  );
}

/** Saves a file that is read with the login of the user. */
function PrivateDownload({ request, name }: PrivateFileProps) {
  const t = useTexts('attachments');
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(): Promise<void> {
    setLoading(true);
    setFailure(null);
    try {
      await download(...request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(messageOf(error));
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={isLoading}
        onClick={() => void save()}
      >
        {t('download', { name })}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
