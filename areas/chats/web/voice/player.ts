import { useEffect } from 'react';
import { createAtom, createStoredAtom } from '#shell/web/atom.ts';
import type { Message } from '../../contract.ts';

/** A voice note as the player plays it. */
export interface VoiceTrack {
  id: string;
  url: string;
  durationMs: number;
  senderId: string | null;
}

interface Playback {
  /** The note that is played or paused; null: none. */
  id: string | null;
  isPlaying: boolean;
  positionMs: number;
  /** The browser cannot play or load the note. */
  hasFailed: boolean;
}

const idle: Playback = { id: null, isPlaying: false, positionMs: 0, hasFailed: false };

/** The id of a recording that is not sent yet. */
export const previewId = 'preview';

/** One note at a time, in all conversations of the page. */
export const playback = createAtom<Playback>(idle);

const rates: readonly number[] = [1, 1.5, 2];

/** The speed of this device. */
export const playbackRate = createStoredAtom(
  'chat-voice-rate',
  (stored) => rates.find((rate) => String(rate) === stored) ?? 1,
);

/** One element for all notes: a phone lets it play the next note without another tap. */
let audio: HTMLAudioElement | undefined;
let current: VoiceTrack | undefined;
let queue: readonly VoiceTrack[] = [];

export function togglePlay(track: VoiceTrack): void {
  const element = load(track);
  if (element.paused) void play(element);
  else element.pause();
}

/** Plays on from there, or waits there when it is paused. */
export function seek(track: VoiceTrack, positionMs: number): void {
  const element = load(track);
  element.currentTime = positionMs / 1000;
  publish({ positionMs });
}

export function nextRate(): void {
  const index = rates.indexOf(playbackRate.get());
  playbackRate.set(rates[(index + 1) % rates.length] ?? 1);
  if (audio) applyRate(audio);
}

export function stopPlaying(): void {
  current = undefined;
  audio?.pause();
  audio?.removeAttribute('src');
  playback.set(idle);
}

/** Plays the notes of a conversation one after the other, until it is closed. A note that was deleted is not played on. */
export function useVoiceQueue(messages: readonly Message[]): void {
  // Synchronises with the audio element, which outlives the messages.
  useEffect(() => {
    queue = tracksOf(messages);
    const isGone = current !== undefined && current.id !== previewId && !queue.some(({ id }) => id === current?.id);
    if (isGone) stopPlaying();
  }, [messages]);
  useEffect(() => stopPlaying, []);
}

/** Oldest first; `messages` are newest first. */
function tracksOf(messages: readonly Message[]): VoiceTrack[] {
  return messages.toReversed().flatMap((message) => trackOf(message) ?? []);
}

/** Undefined for any other message. */
export function trackOf({ id, fileUrl, voice, sender }: Message): VoiceTrack | undefined {
  return voice && fileUrl !== null
    ? { id, url: fileUrl, durationMs: voice.durationMs, senderId: sender?.id ?? null }
    : undefined;
}

function load(track: VoiceTrack): HTMLAudioElement {
  audio ??= createAudio();
  if (current?.id === track.id && !playback.get().hasFailed) return audio;
  current = track;
  audio.pause();
  audio.src = track.url;
  applyRate(audio);
  playback.set({ ...idle, id: track.id });
  return audio;
}

function createAudio(): HTMLAudioElement {
  const element = new Audio();
  const onChange = () => publish({ isPlaying: !element.paused, positionMs: element.currentTime * 1000 });
  for (const event of ['play', 'pause', 'timeupdate', 'seeked']) element.addEventListener(event, onChange);
  element.addEventListener('ended', playNext);
  element.addEventListener('error', () => publish({ isPlaying: false, hasFailed: true }));
  return element;
}

/** A new source resets the speed to the default one. */
function applyRate(element: HTMLAudioElement): void {
  element.defaultPlaybackRate = playbackRate.get();
  element.playbackRate = playbackRate.get();
}

async function play(element: HTMLAudioElement): Promise<void> {
  await element.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotSupportedError') publish({ hasFailed: true });
  });
}

/** The next note of the same person, whatever was written in between. */
function playNext(): void {
  const index = queue.findIndex(({ id }) => id === current?.id);
  const next = index === -1 ? undefined : queue.slice(index + 1).find(({ senderId }) => senderId === current?.senderId);
  if (next) togglePlay(next);
  else publish({ isPlaying: false, positionMs: 0 });
}

function publish(changes: Partial<Playback>): void {
  if (current) playback.set({ ...playback.get(), ...changes });
}
