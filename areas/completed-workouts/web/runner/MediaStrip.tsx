import { IconPhoto, IconVideo, IconX } from '@tabler/icons-react';
import { VideoPlayer } from '#shell/web/attachments/VideoPlayer.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { removeMedium } from './media.ts';
import type { LocalMedium } from './local-workout-store.ts';
import { useRunning } from './runner-context.ts';
import classes from './SetTools.module.css';
import type { SetRef } from './set-order.ts';

/** The pictures and videos of a set, and where each of them is: with the coach, on its way, or refused and why. */
export function MediaStrip({ rowId, setNumber }: SetRef) {
  const t = useTexts('completed-workouts');
  const { queue, kept, sending } = useRunning();
  const media = kept.media.filter((medium) => medium.rowId === rowId && medium.setNumber === setNumber);
  const isSetThere = kept.sets.some(
    ({ set, state }) => set.rowId === rowId && set.setNumber === setNumber && state === 'sent',
  );
  if (media.length === 0) return null;

  /** It goes once the set is there. */
  function stateOf({ state }: LocalMedium): 'waiting' | 'sending' | 'sent' {
    if (state === 'sent') return 'sent';
    return sending === 'sending' && isSetThere ? 'sending' : 'waiting';
  }

  return (
    <ul className={classes['media']} aria-label={t('media.label')}>
      {media.map((medium, index) => (
        <li key={medium.id} className={classes['medium']} data-state={medium.state}>
          <Seen medium={medium} />
          <button
            type="button"
            className={classes['removeMedium']}
            aria-label={t('media.remove', { place: index + 1 })}
            onClick={() => removeMedium(queue, medium.id)}
          >
            <IconX size={20} aria-hidden="true" />
          </button>
          <span role={medium.state === 'refused' ? 'alert' : 'status'}>
            {medium.state === 'refused' ? medium.rejection || t('refused.unexplained') : t(`media.${stateOf(medium)}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Seen({ medium: { kind, url, name } }: { medium: LocalMedium }) {
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
