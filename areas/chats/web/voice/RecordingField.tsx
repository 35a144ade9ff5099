import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { hasRecording } from './recording-keys.ts';

/** Loaded when a voice note is recorded. */
const VoicePanel = lazy(async () => ({ default: (await import('./VoicePanel.tsx')).VoicePanel }));

/** Whether the field to write is replaced, from the beginning when there is a recording that was not sent. */
export function useRecordingField(storageKey: string) {
  const [isRecording, setRecording] = useState(() => hasRecording(storageKey));
  /** Whether the button that records is to get the focus again. */
  const returnsFocus = useRef(false);
  return {
    isRecording,
    returnsFocus,
    open: () => setRecording(true),
    close: () => {
      returnsFocus.current = true;
      setRecording(false);
    },
  };
}

export function RecordingField(props: ComponentProps<typeof VoicePanel>) {
  return (
    <Suspense>
      <VoicePanel {...props} />
    </Suspense>
  );
}
