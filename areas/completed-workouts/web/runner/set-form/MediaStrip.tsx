import { IconPhoto, IconVideo, IconX } from '@tabler/icons-react';
import { LazyUnsentPhotoConsent } from '#areas/progress/web/public.tsx';
import { AttachmentThumb } from '#shell/web/attachments/AttachmentThumb.tsx';
import { VideoPlayer } from '#shell/web/attachments/VideoPlayer.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SetRef } from '../../../rules/set-order.ts';
import { setKey } from '../../../rules/set-versions.ts';
import type { LocalMedium } from '../local-store/local-workout-store.ts';
import { removeMedium, removeWaitingMedia, waitingMedia } from '../local-store/media.ts';
import { useRunner } from '../runner-context.ts';
import { shownMedia } from '../../shown-media.ts';
import classes from './SetTools.module.css';

/** The pictures and videos of a set, each with its sync state. Part of `SetTools`, whose stylesheet it uses. */
export function MediaStrip({ set }: { set: SetRef }) {
  const t = useTexts('completed-workouts');
  const { store, workout, syncStatus, client } = useRunner();
  const media = workout.media.filter((medium) => setKey(medium) === setKey(set));
  // Media are sent after their set, so a pending medium is shown as being sent only once its set is synced.
  const isSending = syncStatus === 'syncing' && store.findSet(set)?.state === 'synced';
  // `Banners` asks once a medium of any set waits for the answer.
  const isAsking = !client && !workout.media.some(({ awaitsConsent }) => awaitsConsent);
  if (media.length === 0) return null;

  return (
    <>
      <ul className={classes['media']} aria-label={t('media.label')}>
        {media.map((medium, index) => (
          <li key={medium.id} className={classes['medium']} data-state={medium.state}>
            <Preview medium={medium} />
            <button
              type="button"
              className={classes['removeMedium']}
              aria-label={t('media.remove', { number: index + 1 })}
              onClick={() => removeMedium(store, medium.id)}
            >
              <IconX size={20} aria-hidden="true" />
            </button>
            <span role={medium.state === 'rejected' ? 'alert' : 'status'}>{stateText(medium)}</span>
          </li>
        ))}
      </ul>
      {isAsking && media.some(({ state }) => state === 'pending') && (
        <LazyUnsentPhotoConsent count={waitingMedia(workout).length} onDrop={() => removeWaitingMedia(store)} />
      )}
    </>
  );

  function stateText({ state, rejection }: LocalMedium): string {
    if (state === 'rejected') return rejection || t('rejected.unexplained');
    return t(`media.${state === 'pending' && isSending ? 'sending' : state}`);
  }
}

/** The file on this device, or what the server has of it. */
function Preview({ medium: { id, kind, url, name, stored } }: { medium: LocalMedium }) {
  const { client, workout } = useRunner();
  const [sent] =
    stored && workout.begun
      ? shownMedia({ clientId: client?.id ?? null }, workout.begun.id, [{ id, kind, name: null, ...stored }])
      : [];
  if (sent && !url) return <AttachmentThumb attachment={sent} />;
  const Icon = kind === 'image' ? IconPhoto : IconVideo;
  if (!url)
    return (
      <span className={classes['blank']}>
        <Icon size={28} aria-hidden="true" />
      </span>
    );
  if (kind === 'image') return <img src={url} alt={name} />;
  return <VideoPlayer src={url} posterUrl={null} name={name} />;
}
