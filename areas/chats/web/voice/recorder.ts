import { clamped } from '#shell/common/numbers.ts';
import { type Voice, voiceLimits } from '../../contract/voice.ts';
import { peaksOf } from '../../rules/peaks.ts';

/** A finished recording. */
export interface Recorded {
  file: File;
  voice: Voice;
}

export type RecordingFailure = 'unsupported' | 'denied' | 'missing' | 'busy';

export interface Recorder {
  /** Ends the recording, which is passed to `onRecorded`. */
  stop: () => void;
  /** Ends the recording and forgets it. */
  cancel: () => void;
}

interface RecorderOptions {
  /** Called ten times a second with the loudness, 0 to 1. */
  onLevel: (level: number, elapsedMs: number) => void;
  /** Called at the end: after `stop`, at the limit of length, or when the microphone is taken away. Null: too short. */
  onRecorded: (recorded: Recorded | null) => void;
}

/**
 * AAC plays on every device. Where it cannot be recorded, Opus in WebM plays on all browsers since Safari 17.4; Safari itself
 * records AAC.
 */
const formats = [
  { mimeType: 'audio/mp4;codecs=mp4a.40.2', name: 'voice.m4a' },
  { mimeType: 'audio/webm;codecs=opus', name: 'voice.webm' },
] as const;

const bitsPerSecond = 48_000;
const levelEveryMs = 100;
const minDurationMs = 500;

/** Asks for the microphone and records until it is stopped, at most for ten minutes. */
export async function startRecording(options: RecorderOptions): Promise<Recorder | RecordingFailure> {
  const format = formats.find(({ mimeType }) => globalThis.MediaRecorder?.isTypeSupported(mimeType));
  // Pages without TLS have no media devices.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!format || !devices) return 'unsupported';
  try {
    return record(await devices.getUserMedia({ audio: true }), format, options);
  } catch (error) {
    return failureOf(error);
  }
}

function record(
  stream: MediaStream,
  { mimeType, name }: (typeof formats)[number],
  { onLevel, onRecorded }: RecorderOptions,
): Recorder {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const meter = createMeter(stream);
  const chunks: Blob[] = [];
  const levels: number[] = [];
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  let isCancelled = false;
  let durationMs = 0;
  const timer = setInterval(() => {
    const level = meter.read();
    levels.push(level);
    onLevel(level, elapsedMs());
    if (elapsedMs() >= voiceLimits.durationMs) stop();
  }, levelEveryMs);

  recorder.ondataavailable = ({ data }) => void chunks.push(data);
  recorder.onstop = () => {
    if (isCancelled) return;
    const voice = { durationMs: clamped(Math.round(durationMs), 1, voiceLimits.durationMs), peaks: peaksOf(levels) };
    const file = new File(chunks, name, { type: mimeType.split(';')[0] ?? '' });
    onRecorded(durationMs < minDurationMs || file.size === 0 ? null : { file, voice });
  };
  for (const track of stream.getTracks()) track.onended = stop;
  recorder.start(1000);
  return {
    stop,
    cancel: () => {
      isCancelled = true;
      stop();
    },
  };

  function stop(): void {
    if (recorder.state === 'inactive') return;
    durationMs = elapsedMs();
    clearInterval(timer);
    meter.close();
    recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Measures the loudness of a stream: the root mean square of its newest samples. */
function createMeter(stream: MediaStream) {
  const context = new AudioContext();
  void context.resume().catch(() => {});
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
    close: () => void context.close().catch(() => {}),
  };
}

function failureOf(error: unknown): RecordingFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' ? 'missing' : 'busy';
}
