import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { EventTicketHolder, Tickets } from '../files/tickets.ts';
import { type Connection, closeCodes } from './connection.ts';
import type { Hub } from './hub.ts';
import { readPosition } from './position.ts';

const socketPath = '/api/events/socket';
const maxFrameBytes = 512;
/** An app that has not answered a close frame by then is disconnected. */
const closeTimeoutMs = 1000;
/** Frames that an app may send between two pings; it needs two. */
const maxFrames = 20;

const socketOptions = {
  noServer: true,
  maxPayload: maxFrameBytes,
  perMessageDeflate: false,
  clientTracking: false,
  closeTimeout: closeTimeoutMs,
};

const AppFrame = z.object({ kind: z.literal('ping'), seq: z.int().min(0) });

interface Opened extends EventTicketHolder {
  after: number | undefined;
  ageMs: number;
}

export function isSocketRequest({ url = '' }: IncomingMessage): boolean {
  return url.split('?')[0] === socketPath;
}

/**
 * Serves `GET /api/events/socket?ticket=&after=` as a WebSocket. `after` is the number of the last event that the app has;
 * without it `age` is the age of its oldest data in ms.
 */
export function serveSockets(
  app: FastifyInstance,
  { hub, tickets, publicUrl }: { hub: Hub; tickets: Tickets; publicUrl: string },
): void {
  const server = new WebSocketServer(socketOptions);

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const query = new URL(request.url ?? '/', publicUrl).searchParams;
    const holder = tickets.verifyEventTicket(query.get('ticket') ?? '');
    const position = readPosition(query);
    if (!isOwnOrigin(request, publicUrl)) return refuse(socket, '403 Forbidden');
    if (!holder) return refuse(socket, '401 Unauthorized');
    if (!position) return refuse(socket, '400 Bad Request');
    server.handleUpgrade(request, socket, head, (opened) => connectSocket(hub, opened, { ...holder, ...position }));
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** A browser names the origin of the page, which must be this server. Other programs name none; they have the ticket. */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const { host, origin } = new URL(headers.origin);
  return origin === new URL(publicUrl).origin || host === headers.host;
}

function connectSocket(hub: Hub, socket: WebSocket, { after, ...opened }: Opened): void {
  const connection: Connection = {
    ...opened,
    seq: after,
    slot: hub.nextSlot(),
    receivedAtMs: Date.now(),
    isReady: false,
    pingedSeq: 0,
    send: ({ json }) => {
      frames = 0;
      socket.send(json);
    },
    bufferedBytes: () => socket.bufferedAmount,
    close: (reason) => {
      // An app that is gone or does not read would never answer the close frame.
      if (reason === 'slow' || reason === 'silent') socket.terminate();
      else socket.close(closeCodes[reason], reason);
    },
  };
  let frames = 0;
  socket.on('close', () => hub.remove(connection));
  socket.on('error', () => socket.terminate());
  socket.on('message', (frame: Buffer, isBinary) => {
    const seq = isBinary || ++frames > maxFrames ? undefined : seqOf(frame);
    if (seq === undefined) socket.close(closeCodes.unexpected, 'unexpected');
    else hub.acknowledge(connection, seq);
  });
  if (!hub.add(connection)) socket.close(closeCodes.busy, 'busy');
}

function seqOf(frame: Buffer): number | undefined {
  try {
    return AppFrame.safeParse(JSON.parse(frame.toString())).data?.seq;
  } catch {
    return undefined;
  }
}
