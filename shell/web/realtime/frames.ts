/** What the server sends on a connection for live events. `seq` is the last event that the app has after it. */
export interface Frame {
  kind: 'events' | 'ready' | 'reset' | 'ping';
  seq: number;
  events?: { seq: number; type: string; data: unknown }[];
}

/** Where this tab is in the log of its membership. */
export interface LogPosition {
  /** The last event that was handled; undefined before the first frame. */
  seq: number | undefined;
  /** `performance.now()` before which no cached response was fetched. */
  startedAt: number;
}

/** The query of the address of a connection. */
export function queryOf({ seq, startedAt }: LogPosition, ticket: string): string {
  const position = seq === undefined ? { age: `${Math.ceil(performance.now() - startedAt)}` } : { after: `${seq}` };
  return new URLSearchParams({ ticket, ...position }).toString();
}

interface FrameHandlers {
  onEvent: (event: { type: string; data: unknown }) => void;
  onReset: () => void;
}

/** Handles the events of a frame that this tab has not handled yet. */
export function applyFrame(position: LogPosition, frame: Frame, { onEvent, onReset }: FrameHandlers): void {
  if (frame.kind === 'reset') {
    position.seq = frame.seq;
    onReset();
    return;
  }
  for (const event of frame.events ?? []) {
    if (position.seq !== undefined && event.seq <= position.seq) continue;
    position.seq = event.seq;
    onEvent(event);
  }
  // The log of a new membership is empty, and the first frame says so.
  if (frame.kind === 'ready') position.seq ??= frame.seq;
}
