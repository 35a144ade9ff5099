import { ActionIcon } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { formatDuration } from '#shell/common/numbers.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { nextRate, playback, playbackRate, seek, togglePlay, type VoiceTrack } from './player.ts';
import classes from './Voice.module.css';
import { Waveform } from './Waveform.tsx';

interface VoicePlayerProps {
  track: VoiceTrack;
  /** Bars from 0 to 100. */
  peaks: readonly number[];
  /** The accessible name: whose voice note it is. */
  label: string;
}

/** Plays a voice note; the waveform is a slider. */
export function VoicePlayer({ track, peaks, label }: VoicePlayerProps) {
  const t = useTexts('chats');
  const { id, isPlaying, positionMs, hasFailed } = playback.use();
  const rate = playbackRate.use();
  const isCurrent = id === track.id;
  const position = isCurrent ? Math.min(positionMs, track.durationMs) : 0;
  const isRunning = isCurrent && isPlaying;
  const speed = formatNumber(rate);
  const [shown, total] = [position || track.durationMs, track.durationMs].map((ms) => formatDuration(ms / 1000));

  return (
    <fieldset className={classes['player']} aria-label={label}>
      <ActionIcon
        size={40}
        radius={20}
        aria-label={t(isRunning ? 'voice.pause' : 'voice.play')}
        onClick={() => togglePlay(track)}
      >
        {isRunning ? (
          <IconPlayerPauseFilled size={18} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={18} aria-hidden="true" />
        )}
      </ActionIcon>
      <span className={classes['wave']}>
        <Waveform bars={peaks} played={Math.round((position / track.durationMs) * peaks.length)} />
        <input
          type="range"
          min={0}
          max={track.durationMs}
          step={1000}
          value={position}
          aria-label={t('voice.position')}
          aria-valuetext={t('voice.positionOf', { position: formatDuration(position / 1000), duration: total })}
          onChange={({ currentTarget }) => seek(track, currentTarget.valueAsNumber)}
        />
      </span>
      <span className={classes['time']}>{shown}</span>
      <button
        type="button"
        className={classes['rate']}
        aria-label={t('voice.speed', { rate: speed })}
        onClick={nextRate}
      >
        {`${speed}×`}
      </button>
      {isCurrent && hasFailed && (
        <span className={classes['failed']} role="alert">
          <span>{t('voice.unplayable')}</span>
          <a href={track.url} download>
            {t('voice.download')}
          </a>
        </span>
      )}
    </fieldset>
  );
}
