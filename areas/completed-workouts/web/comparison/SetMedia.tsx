import { Modal } from '@mantine/core';
import { IconPhoto, IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SetMedium } from '../../contract/set.ts';
import { MediumPlayer } from './MediumPlayer.tsx';
import classes from './SetMedia.module.css';

/** Thumbnails of the media of a set, which open in full size. `name` is the name of the set, for labels. */
export function SetMedia({ media, name }: { media: readonly SetMedium[]; name: string }) {
  const t = useTexts('completed-workouts');
  const [openId, setOpenId] = useState<string | null>(null);
  const open = media.find(({ id }) => id === openId);
  if (media.length === 0) return null;

  return (
    <>
      <ul className={classes['thumbs']} aria-label={t('detail.media', { name })}>
        {media.map((medium, index) => (
          <li key={medium.id}>
            <button
              type="button"
              className={classes['thumb']}
              aria-label={t(`detail.open.${medium.kind}`, { number: index + 1, name })}
              onClick={() => setOpenId(medium.id)}
            >
              <Thumb medium={medium} />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        opened={open !== undefined}
        onClose={() => setOpenId(null)}
        title={name}
        size="xl"
        centered
        closeButtonProps={{ 'aria-label': t('detail.close') }}
      >
        {open && <MediumPlayer medium={open} name={name} />}
      </Modal>
    </>
  );
}

function Thumb({ medium: { kind, thumbnailUrl } }: { medium: SetMedium }) {
  const Icon = kind === 'video' ? IconVideo : IconPhoto;
  return (
    <>
      {thumbnailUrl ? <img src={thumbnailUrl} alt="" loading="lazy" /> : <Icon size={22} aria-hidden="true" />}
      {thumbnailUrl && kind === 'video' && (
        <span className={classes['play']}>
          <IconPlayerPlayFilled size={14} aria-hidden="true" />
        </span>
      )}
    </>
  );
}
