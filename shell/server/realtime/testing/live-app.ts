import { WebSocket } from 'ws';
import type { TestServer } from '#database/testing/server.ts';

interface ReceivedFrame {
  kind: 'events' | 'ready' | 'reset' | 'ping';
  seq: number;
  events?: { seq: number; type: string; data: unknown }[];
}

/** An open connection of a test, with what it received. */
export interface LiveApp {
  frames: ReceivedFrame[];
  socket: WebSocket;
  /** The received events in order, with repeats if there are any. */
  events(): { seq: number; type: string; data: unknown }[];
  closed: Promise<number>;
}

/** Asks for a ticket with the token. */
export async function eventTicket({ app }: Pick<TestServer, 'app'>, token: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/event-tickets',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });
  return response.json().data.ticket;
}

interface Opening {
  token: string;
  port: number;
  query?: string;
}

/** Opens a WebSocket and waits until it is ready. */
export async function openLiveApp(
  server: Pick<TestServer, 'app'>,
  { token, port, query = '' }: Opening,
): Promise<LiveApp> {
  const ticket = await eventTicket(server, token);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/events/socket?ticket=${ticket}${query}`);
  const frames: ReceivedFrame[] = [];
  const closed = new Promise<number>((resolve) => void socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.on('message', (frame) => {
      frames.push(JSON.parse(frame.toString()));
      if (frames.at(-1)?.kind === 'ready') resolve();
    });
  });
  return { frames, socket, closed, events: () => frames.flatMap(({ events = [] }) => events) };
}

/** Waits until a condition holds, also one that is read from the server, at most `ms`. */
export async function eventually(condition: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  const untilMs = performance.now() + ms;
  while (!(await condition())) {
    if (performance.now() > untilMs) throw new Error('eventually: the condition does not hold in time');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
