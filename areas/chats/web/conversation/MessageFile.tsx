import { IconDownload, IconPlayerPlayFilled } from '@tabler/icons-react';
import { formatBytes } from '#shell/web/texts/bytes-text.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Message } from '../../contract.ts';
import { trackOf } from '../voice/player.ts';
import { VoicePlayer } from '../voice/VoicePlayer.tsx';
import classes from './Message.module.css';

const maxWidthPx = 320;
const maxHeightPx = 360;

interface MessageFileProps {
  message: Message;
  onOpen: (id: string) => void;
}

/** The file of a message: a voice note, a picture or video of its final size before it has loaded, or a link that downloads it. */
export function MessageFile({ message, onOpen }: MessageFileProps) {
  const t = useTexts('chats');
  const { id, type, fileUrl, thumbUrl, filename, sizeBytes, preview, voice, sender } = message;
  const name = sender?.name ?? '';
  const track = trackOf(message);
  if (voice && track) return <VoicePlayer track={track} peaks={voice.peaks} label={t('voice.of', { name })} />;
  if (type !== 'image' && type !== 'video')
    return (
      <a className={classes['file']} href={fileUrl ?? ''} download={filename ?? ''}>
        <IconDownload size={20} aria-hidden="true" />
        <span>
          <span className={classes['filename']}>{filename}</span>
          {sizeBytes !== null && <span className={classes['size']}>{formatBytes(sizeBytes)}</span>}
        </span>
      </a>
    );

  return (
    <button
      type="button"
      className={classes['media']}
      style={{ ...sizeOf(message), backgroundImage: preview ? `url("${preview}")` : undefined }}
      aria-label={t(type === 'image' ? 'messages.openPhoto' : 'messages.openVideo', { name })}
      onClick={() => onOpen(id)}
    >
      {thumbUrl && <img src={thumbUrl} alt="" loading="lazy" />}
      {type === 'video' && (
        <span className={classes['play']}>
          <IconPlayerPlayFilled size={22} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

/** The size on the screen, known before the picture loads; 4:3 for a video without a poster. */
function sizeOf({ width, height }: Message): { width: number; aspectRatio: string } {
  const [w, h] = width && height ? [width, height] : [4, 3];
  const scale = Math.min(maxWidthPx / w, maxHeightPx / h);
  return { width: Math.max(80, Math.round(w * scale)), aspectRatio: `${w} / ${h}` };
}
