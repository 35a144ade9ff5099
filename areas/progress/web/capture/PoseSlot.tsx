import { Button } from '@mantine/core';
import { IconCamera, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { imageTypes } from '#shell/common/files.ts';
import { useObjectUrl } from '#shell/web/api/file-url.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Pose } from '../../contract.ts';
import { findPhotoFile, type LocalPhoto } from '../device/photo-store.ts';
import classes from '../Photos.module.css';
import { Silhouette } from '../Silhouette.tsx';

interface PoseSlotProps {
  pose: Pose;
  label: string;
  /** The photo of this pose that was taken; undefined before. */
  photo: LocalPhoto | undefined;
  onShoot: () => void;
  /** Called before the file picker opens, which may end the page. */
  onPick: () => void;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** One pose of the day: its outline, or the photo that was taken, with the buttons for camera and file. */
export function PoseSlot({ pose, label, photo, onShoot, onPick, onFile, onRemove }: PoseSlotProps) {
  const t = useTexts('progress');
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = '';
    if (file) onFile(file);
  }

  return (
    <div className={classes['slot']}>
      <span className={classes['picture']}>
        {photo ? (
          <LocalPicture id={photo.id} label={t('capture.taken', { pose: label })} />
        ) : (
          <Silhouette pose={pose} className={classes['icon']} />
        )}
      </span>
      <span className={classes['pose']}>{label}</span>
      {photo ? (
        <Button
          variant="default"
          leftSection={<IconX size={16} aria-hidden="true" />}
          aria-label={t('capture.remove', { pose: label })}
          onClick={onRemove}
        >
          {t('local.discard')}
        </Button>
      ) : (
        <div className={classes['slotButtons']}>
          <Button
            variant="light"
            leftSection={<IconCamera size={18} aria-hidden="true" />}
            aria-label={t('capture.shootPose', { pose: label })}
            onClick={onShoot}
          >
            {t('capture.shoot')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPhotoPlus size={18} aria-hidden="true" />}
            aria-label={t('capture.filePose', { pose: label })}
            onClick={() => {
              onPick();
              input.current?.click();
            }}
          >
            {t('capture.file')}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        aria-label={t('capture.filePose', { pose: label })}
        className={classes['file']}
        tabIndex={-1}
        onChange={choose}
      />
    </div>
  );
}

function LocalPicture({ id, label }: { id: string; label: string }) {
  const [file, setFile] = useState<File>();
  const url = useObjectUrl(file);

  // Synchronises with the files of the device.
  useEffect(() => {
    let isMounted = true;
    void findPhotoFile(id).then((found) => isMounted && setFile(found));
    return () => {
      isMounted = false;
    };
  }, [id]);

  return url ? <img src={url} alt={label} /> : <span role="img" aria-label={label} />;
}
