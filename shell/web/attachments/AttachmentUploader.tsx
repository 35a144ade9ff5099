import { ActionIcon, Button, FileButton, Progress } from '@mantine/core';
import { IconRefresh, IconUpload, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { AttachmentPolicy } from '#shell/common/files.ts';
import { formatPercent } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { useDropzone } from '../widgets/use-dropzone.ts';
import classes from './AttachmentUploader.module.css';
import { acceptedTypes, limitsText } from './policy-text.ts';
import { type SendUpload, type Upload, useUploads } from './use-uploads.ts';

interface AttachmentUploaderProps {
  policy: AttachmentPolicy;
  /** Number of attachments that can still be added to the record. */
  room: number;
  send: SendUpload;
  /** Returns files that were chosen before the record existed, once. They are uploaded when the uploader is mounted. */
  takeFiles?: (() => readonly File[]) | undefined;
}

/** Uploads files that the user chooses or drops, with progress, cancel and retry for each. */
export function AttachmentUploader({ policy, room, send, takeFiles }: AttachmentUploaderProps) {
  const t = useTexts('attachments');
  const helpId = useId();
  const { uploads, add, retry, cancel } = useUploads({ policy, room, send });
  const { isOver, handlers } = useDropzone((_first, files) => add(files));
  const addTaken = useRef(() => add(takeFiles?.() ?? []));

  // Synchronises with the network: starts the uploads of files chosen before.
  useEffect(() => addTaken.current(), []);

  return (
    <section className={classes['uploader']} data-over={isOver} aria-label={t('add')} {...handlers}>
      {uploads.length < room && (
        <>
          <FileButton multiple onChange={add} accept={acceptedTypes(policy)}>
            {(button) => (
              <Button
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden="true" />}
                aria-describedby={helpId}
                {...button}
              >
                {t('add')}
              </Button>
            )}
          </FileButton>
          <span id={helpId} className={classes['help']}>
            {t('addHelp', { limits: limitsText(policy, t) })}
          </span>
        </>
      )}
      {uploads.length > 0 && (
        <ul className={classes['uploads']} aria-label={t('uploads')}>
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} onRetry={retry} onCancel={cancel} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface UploadLineProps {
  upload: Upload;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
}

function UploadLine({ upload: { id, file, state, progress, error, isRejected }, onRetry, onCancel }: UploadLineProps) {
  const t = useTexts('attachments');
  const { name } = file;

  return (
    <li>
      <span className={classes['name']}>{name}</span>
      {state === 'failed' && !isRejected && (
        <Action label={t('retry', { name })} icon={IconRefresh} onClick={() => onRetry(id)} />
      )}
      <Action
        label={t(state === 'failed' ? 'dismiss' : 'cancel', { name })}
        icon={IconX}
        onClick={() => onCancel(id)}
      />
      {state === 'failed' ? (
        <p className={classes['error']} role="alert">
          {error || t('failed')}
        </p>
      ) : (
        <Progress.Root className={classes['progress'] ?? ''}>
          <Progress.Section
            value={progress * 100}
            aria-label={t('sending', { name, share: formatPercent(progress) })}
          />
        </Progress.Root>
      )}
    </li>
  );
}

function Action({ label, icon: Icon, onClick }: { label: string; icon: typeof IconX; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
