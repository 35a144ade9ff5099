import type { LogReader } from './log.ts';

/** Why the server closes a connection. The numbers are the close codes of a WebSocket; an event stream just ends. */
export const closeCodes = {
  restart: 1001,
  unexpected: 1008,
  ended: 4001,
  slow: 4002,
  silent: 4003,
  busy: 4004,
} as const;
export type CloseReason = keyof typeof closeCodes;

/** A frame as the server sends it, `seq` is the last event that the receiver has after it. */
export interface Frame {
  seq: number;
  json: string;
}

/** An open app: a WebSocket or an event stream. `seq` is the last event that was sent to it. */
export interface Connection extends LogReader {
  userId: string;
  /** The second, out of `pingSeconds`, in which it is pinged. */
  slot: number;
  /** When the app last sent something, in ms; infinite for a transport that cannot send. */
  receivedAtMs: number;
  /** `seq` of the last ping: the app has at least that when it answers, or has lost events. */
  pingedSeq: number;
  /** Whether it has received the events since `seq` or `ageMs` once. */
  isReady: boolean;
  send(frame: Frame): void;
  /** Bytes that the network has not taken yet. */
  bufferedBytes(): number;
  close(reason: CloseReason): void;
}
