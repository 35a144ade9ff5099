import { applyFrame, type Frame, type LogPosition, queryOf } from './frames.ts';
import { openSocket, openStream, type Transport } from './transports.ts';

const connectTimeoutMs = 5000;
/** The server pings every 25 s. */
const silenceMs = 60_000;
/** After the tab is shown or the network returns, requests fail for a moment. */
const settleMs = 750;
const backoffMs = { first: 1000, max: 30_000 };
const checkMs = 5000;
/** A timer that is late by more than this shows that the device slept. */
const sleepMs = 10_000;
/** Sockets in a row that were refused, although tickets are issued, before the event stream is used. */
const maxSocketFailures = 3;

export interface LiveConnectionOptions {
  /** Fetches a ticket; null when the login has no live events. Throws when the server does not respond. */
  fetchTicket: (signal: AbortSignal) => Promise<string | null>;
  onEvent: (event: { type: string; data: unknown }) => void;
  /** Events were missed that the server no longer has. */
  onReset: () => void;
  /** Called after each failure with the time since the last connection. */
  onDisconnected: (ms: number) => void;
  position: LogPosition;
}

interface LiveState extends LiveConnectionOptions {
  transport: Transport | undefined;
  /** Aborts the attempt that is running. */
  attempt: AbortController;
  timer: number | undefined;
  failures: number;
  socketFailures: number;
  isReady: boolean;
  receivedAt: number;
  connectedAt: number;
}

/** Keeps one connection for live events open until the returned function is called. */
export function startLiveConnection(options: LiveConnectionOptions): () => void {
  const now = performance.now();
  const state: LiveState = {
    ...options,
    transport: undefined,
    attempt: new AbortController(),
    timer: undefined,
    failures: 0,
    socketFailures: 0,
    isReady: false,
    receivedAt: now,
    connectedAt: now,
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  const resume = () => reconnect(state, settleMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resume(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume(), { signal });
  window.addEventListener('online', resume, { signal });
  const check = startCheck(state, resume);
  reconnect(state, 0);
  return () => {
    stopped.abort();
    clearInterval(check);
    disconnect(state);
  };
}

/** A socket of a device that slept looks open and receives nothing, so a new one is opened without asking it. */
function startCheck(state: LiveState, resume: () => void): number {
  let checkedAt = performance.now();
  return window.setInterval(() => {
    const now = performance.now();
    if (now - checkedAt > checkMs + sleepMs) resume();
    else if (state.isReady && now - state.receivedAt > silenceMs) reconnect(state, 0);
    checkedAt = now;
  }, checkMs);
}

function disconnect(state: LiveState): void {
  clearTimeout(state.timer);
  state.attempt.abort();
  state.transport?.close();
  state.transport = undefined;
  state.isReady = false;
}

function reconnect(state: LiveState, delayMs: number): void {
  disconnect(state);
  state.timer = window.setTimeout(() => void connect(state), delayMs);
}

async function connect(state: LiveState): Promise<void> {
  if (!navigator.onLine) return;
  const attempt = new AbortController();
  state.attempt = attempt;
  const { signal } = attempt;
  state.timer = window.setTimeout(() => fail(state), connectTimeoutMs);
  try {
    const ticket = await state.fetchTicket(signal);
    if (signal.aborted) return;
    if (ticket === null) return disconnect(state);
    open(state, ticket);
  } catch {
    if (!signal.aborted) fail(state);
  }
}

function open(state: LiveState, ticket: string): void {
  const usesSocket = state.socketFailures < maxSocketFailures;
  const openTransport = usesSocket ? openSocket : openStream;
  // Counted before the socket opens: some networks leave it hanging, and the timeout ends it.
  if (usesSocket) state.socketFailures++;
  state.transport = openTransport(queryOf(state.position, ticket), {
    onFrame: (frame) => receive(state, frame),
    onEnd: () => fail(state),
  });
}

function receive(state: LiveState, frame: Frame): void {
  const { position, transport } = state;
  if (!state.isReady) {
    clearTimeout(state.timer);
    Object.assign(state, { isReady: true, failures: 0, socketFailures: 0 });
  }
  state.receivedAt = performance.now();
  state.connectedAt = state.receivedAt;
  applyFrame(position, frame, state);
  if (frame.kind === 'ping') transport?.send(position.seq ?? 0);
}

/** Tries again after 1 s, later after 30 s, spread over half of that so that not all apps return at once. */
function fail(state: LiveState): void {
  const delayMs = Math.min(backoffMs.first * 2 ** state.failures, backoffMs.max);
  state.failures++;
  reconnect(state, delayMs * (0.5 + Math.random() / 2));
  state.onDisconnected(performance.now() - state.connectedAt);
}
