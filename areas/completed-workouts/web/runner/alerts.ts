import { isMuted } from './preferences.ts';

/** A short tone when a minute goes by, three at the end. */
const tones = { minute: [880], end: [880, 880, 1320] } as const;
const buzzes = { minute: [150], end: [200, 100, 200, 100, 300] } as const;
const toneSeconds = 0.16;
const gapSeconds = 0.08;

export type AlertKind = keyof typeof tones;

let sound: AudioContext | null = null;

/** Browsers let a page sound only after a tap: to be called in one. */
export function unlockAudio(): void {
  if (!('AudioContext' in window)) return;
  sound ??= new AudioContext();
  if (sound.state === 'suspended') void sound.resume().catch(() => {});
}

interface Signal {
  kind: AlertKind;
  /** Said by the system when nobody sees the page. */
  title: string;
  text: string;
}

/** To the ear, to the hand and, when the page is out of sight, to the lock screen. */
export function playAlert({ kind, title, text }: Signal): void {
  if (!isMuted.get()) beep(kind);
  navigator.vibrate?.([...buzzes[kind]]);
  if (document.visibilityState === 'hidden') void notify(title, text);
}

function beep(kind: AlertKind): void {
  const { currentTime = 0 } = sound ?? {};
  for (const [index, hertz] of tones[kind].entries()) tone(hertz, currentTime + index * (toneSeconds + gapSeconds));
}

function tone(hertz: number, at: number): void {
  if (sound?.state !== 'running') return;
  const oscillator = new OscillatorNode(sound, { type: 'square', frequency: hertz });
  const volume = new GainNode(sound, { gain: 0.2 });
  volume.gain.setValueAtTime(0.2, at + toneSeconds - 0.03);
  volume.gain.linearRampToValueAtTime(0, at + toneSeconds);
  oscillator.connect(volume).connect(sound.destination);
  oscillator.start(at);
  oscillator.stop(at + toneSeconds);
}

export function canRequestNotifications(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

/** Through the service worker where there is one: phones show no other. */
async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: 'runner', renotify: true, data: window.location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).addEventListener('click', () => window.focus());
}
