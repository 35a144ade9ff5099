import { ActionIcon } from '@mantine/core';
import { IconPlayerStopFilled, IconSend, IconTrash } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { formatDuration } from '#shell/common/numbers.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { voiceLimits } from '../../contract/voice.ts';
import { NoteHint } from '../conversation/ComposerTools.tsx';
import composer from '../conversation/Conversation.module.css';
import { previewId, stopPlaying } from './player.ts';
import { deleteRecording, type Unsent } from './recordings.ts';
import { type RecordingState, useRecording } from './use-recording.ts';
import classes from './Voice.module.css';
import { VoicePlayer } from './VoicePlayer.tsx';
import { Waveform } from './Waveform.tsx';

interface VoicePanelProps {
  /** The key of a recording that is not sent yet. */
  storageKey: string;
  /** Whether a new recording is a note for the team. */
  isInternal: boolean;
  /** Whether the conversation stays open while the page changes. */
  isBox: boolean;
  onSend: (recording: Unsent) => void;
  onClose: () => void;
}

/** Replaces the field to write: records a voice note, then plays it before it is sent. */
export function VoicePanel({ storageKey, isInternal, isBox, onSend, onClose }: VoicePanelProps) {
  const t = useTexts('chats');
  const { state, stop, cancel, discard } = useRecording({ storageKey, isInternal, onClose });
  useLeavingConfirmation({ isRecording: state.kind === 'recording', isBox, onLeave: cancel });
  const isNote = state.kind === 'preview' ? state.recording.isInternal : isInternal;

  return (
    <section className={composer['composer']} aria-label={t('voice.panel')} data-note={isNote}>
      {isNote && <NoteHint text={t('composer.noteHelp')} />}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('voice.discard')}
        onClick={() => {
          stopPlaying();
          discard();
        }}
      >
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
      <PanelContent state={state} />
      {state.kind === 'preview' ? (
        <ActionIcon
          size={40}
          ref={focusFirst}
          aria-label={t(isNote ? 'composer.sendNote' : 'voice.send')}
          onClick={() => {
            stopPlaying();
            void deleteRecording(storageKey);
            onSend(state.recording);
            onClose();
          }}
        >
          <IconSend size={18} aria-hidden="true" />
        </ActionIcon>
      ) : (
        <ActionIcon
          key={state.kind}
          size={40}
          color="red"
          ref={focusFirst}
          aria-label={t('voice.stop')}
          disabled={state.kind === 'starting'}
          onClick={stop}
        >
          <IconPlayerStopFilled size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </section>
  );
}

function PanelContent({ state }: { state: RecordingState }) {
  const t = useTexts('chats');
  if (state.kind === 'preview') {
    const { voice } = state.recording;
    const track = { id: previewId, url: state.url, durationMs: voice.durationMs, senderId: null };
    return <VoicePlayer track={track} peaks={voice.peaks} label={t('voice.preview')} />;
  }
  if (state.kind === 'starting')
    return (
      <p className={classes['recording']} role="status">
        {t('voice.starting')}
      </p>
    );
  const [elapsed, limit] = [state.elapsedMs, voiceLimits.durationMs].map((ms) => formatDuration(ms / 1000));
  return (
    <p className={classes['recording']}>
      <span className={composer['hidden']} role="status">
        {t('voice.recording')}
      </span>
      <span className={classes['wave']}>
        <Waveform bars={state.levels.map(barOf)} />
      </span>
      <span className={classes['time']} role="timer" aria-label={t('voice.elapsed', { elapsed, limit })}>
        {`${elapsed} / ${limit}`}
      </span>
    </p>
  );
}

/** Speech has levels of about 0.05 to 0.2, so that the speaker sees that the microphone works. */
function barOf(level: number): number {
  return level * 400;
}

interface LeavingConfirmation {
  isRecording: boolean;
  isBox: boolean;
  onLeave: () => void;
}

/** A recording is not lost without a question: when another page is opened, and by the browser when the tab is closed. */
function useLeavingConfirmation({ isRecording, isBox, onLeave }: LeavingConfirmation): void {
  const t = useTexts('chats');
  useBlocker({
    disabled: !isRecording,
    enableBeforeUnload: isRecording,
    shouldBlockFn: async () => {
      if (isBox) return false;
      const isLeaving = await confirm({
        title: t('voice.leaveTitle'),
        text: t('voice.leaveText'),
        confirmLabel: t('voice.leave'),
        cancelLabel: t('voice.stay'),
        destructive: true,
      });
      if (isLeaving) onLeave();
      return !isLeaving;
    },
  });
}

/** The main action has the focus when it appears. */
function focusFirst(element: HTMLButtonElement | null): void {
  element?.focus();
}
