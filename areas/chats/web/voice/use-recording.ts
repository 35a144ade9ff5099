import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { voiceLimits } from '../../contract/voice.ts';
import { hasRecording } from './recording-keys.ts';
import { deleteRecording, readRecording, storeRecording, type Unsent } from './recordings.ts';
import { type Recorder, startRecording } from './recorder.ts';

export type RecordingState =
  | { kind: 'starting' }
  /** `levels`: the newest ones, 0 to 1. */
  | { kind: 'recording'; levels: readonly number[]; elapsedMs: number }
  | { kind: 'preview'; recording: Unsent; url: string };

/** Levels that are shown while recording, silent before the first one. */
const shownLevels = 48;
const silence: readonly number[] = Array.from({ length: shownLevels }, () => 0);

interface RecordingOptions {
  /** The key of a recording that is not sent yet. */
  storageKey: string;
  isInternal: boolean;
  /** There is nothing to send: it was discarded, too short, or there is no microphone. */
  onClose: () => void;
}

/**
 * Shows the recording that was not sent, or begins one. It is stored on the device as soon as it ends, also when the conversation is
 * closed meanwhile, until it is sent or discarded.
 */
export function useRecording({ storageKey, isInternal, onClose }: RecordingOptions) {
  const t = useTexts('chats');
  const [state, setState] = useState<RecordingState>({ kind: 'starting' });
  const recorder = useRef<Recorder | null>(null);
  const preview = useEffectEvent(async (recording: Unsent | undefined, isClosed: () => boolean) => {
    if (isClosed()) return;
    if (recording) setState({ kind: 'preview', recording, url: URL.createObjectURL(recording.file) });
    else onClose();
  });

  const record = useEffectEvent(async (isClosed: () => boolean) => {
    const started = await startRecording({
      onLevel: (level, elapsedMs) =>
        setState((before) => ({
          kind: 'recording',
          levels: [...(before.kind === 'recording' ? before.levels : silence), level].slice(-shownLevels),
          elapsedMs,
        })),
      onRecorded: async (recorded) => {
        if (!recorded) toast.error(t('voice.tooShort'));
        else await storeRecording(storageKey, { ...recorded, isInternal });
        if (recorded && recorded.voice.durationMs >= voiceLimits.durationMs) toast.info(t('voice.limitReached'));
        await preview(recorded ? { ...recorded, isInternal } : undefined, isClosed);
      },
    });
    if (typeof started !== 'string') {
      if (isClosed()) started.cancel();
      else recorder.current = started;
      return;
    }
    if (isClosed()) return;
    toast.error(t(`voice.failures.${started}`));
    onClose();
  });

  const restore = useEffectEvent(async (isClosed: () => boolean) => {
    const stored = await readRecording(storageKey);
    if (!stored) await deleteRecording(storageKey);
    await preview(stored, isClosed);
  });

  // Synchronises with the microphone and the device: what is being recorded when the panel is closed is stored.
  useEffect(() => {
    let closed = false;
    const isClosed = () => closed;
    if (hasRecording(storageKey)) void restore(isClosed);
    else void record(isClosed);
    return () => {
      closed = true;
      recorder.current?.stop();
    };
  }, [storageKey]);

  // Synchronises with the browser, which holds the recording in memory as long as it has an address.
  const url = state.kind === 'preview' ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  return {
    state,
    stop: () => recorder.current?.stop(),
    /** Ends a recording without storing it. */
    cancel: () => recorder.current?.cancel(),
    discard: () => {
      recorder.current?.cancel();
      void deleteRecording(storageKey);
      onClose();
    },
  };
}
