import type { Frame } from './frames.ts';

export interface Transport {
  /** Sends the number of the last event; an event stream cannot. */
  send: (seq: number) => void;
  close: () => void;
}

interface TransportHandlers {
  onFrame: (frame: Frame) => void;
  /** The connection ended, or could not be opened. Called once, and not after `close`. */
  onEnd: () => void;
}

export function openSocket(query: string, { onFrame, onEnd }: TransportHandlers): Transport {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/events/socket?${query}`);
  socket.onmessage = ({ data }) => onFrame(JSON.parse(String(data)));
  socket.onclose = onEnd;
  return {
    send: (seq) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ kind: 'ping', seq })),
    close: () => {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    },
  };
}

/** Server-sent events, for networks that let no WebSocket pass. */
export function openStream(query: string, { onFrame, onEnd }: TransportHandlers): Transport {
  const stream = new EventSource(`/api/events?${query}`);
  const close = () => {
    stream.onmessage = null;
    stream.onerror = null;
    stream.close();
  };
  stream.onmessage = ({ data }) => onFrame(JSON.parse(String(data)));
  // The browser would reconnect with the same ticket, which has expired.
  stream.onerror = () => {
    close();
    onEnd();
  };
  return { send: () => {}, close };
}
