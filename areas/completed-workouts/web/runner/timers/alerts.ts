import { useEffect, useRef } from 'react';
import { isMuted } from '../preferences.ts';

const tonesHertz = { minute: [880], end: [880, 880, 1320] } as const;
const vibrationsMs = { minute: [150], end: [200, 100, 200, 100, 300] } as const;
const toneSeconds = 0.16;
const gapSeconds = 0.08;

let audio: AudioContext | null = null;

/**
 * Allows the page to play sound. Must be called in the handler of a tap, because browsers allow sound only after one.
 */
export function unlockAudio(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
}

interface Alert {
  /** Tone and vibration: for a minute of an interval, or for the end. */
  kind: keyof typeof tonesHertz;
  /** Title of the notification. */
  title: string;
  text: string;
}

/** Plays a tone and vibrates; shows a notification when the page is hidden. */
function playAlert({ kind, title, text }: Alert): void {
  const now = audio?.currentTime ?? 0;
  if (!isMuted.get())
    for (const [index, hertz] of tonesHertz[kind].entries()) playTone(hertz, now + index * (toneSeconds + gapSeconds));
  navigator.vibrate?.([...vibrationsMs[kind]]);
  if (document.visibilityState === 'hidden') void notify(title, text);
}

/**
 * Plays the alert once at `at` (ms of the device clock); late if the phone was asleep, never if `at` is past already.
 */
export function useAlertAt(at: number | null, alert: Alert): void {
  const latest = useRef(alert);
  latest.current = alert;

  // Synchronises with the clock: fires once at `at`.
  useEffect(() => {
    if (at === null || at <= Date.now()) return;
    const timer = setTimeout(() => playAlert(latest.current), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
}

function playTone(hertz: number, at: number): void {
  if (audio?.state !== 'running') return;
  const oscillator = new OscillatorNode(audio, { type: 'square', frequency: hertz });
  const volume = new GainNode(audio, { gain: 0.2 });
  volume.gain.setValueAtTime(0.2, at + toneSeconds - 0.03);
  volume.gain.linearRampToValueAtTime(0, at + toneSeconds);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + toneSeconds);
}

/** Shows a notification, by the service worker if there is one: on phones a page cannot show notifications itself. */
async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: 'runner', renotify: true, data: window.location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).addEventListener('click', () => window.focus());
}
