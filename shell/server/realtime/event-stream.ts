import type { FastifyInstance } from 'fastify';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Tickets } from '../files/tickets.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { readPosition } from './position.ts';

/**
 * Serves `GET /api/events?ticket=&after=` as server-sent events, for networks that let no WebSocket pass. The frames are those
 * of the socket; `Last-Event-ID` replaces `after` when the browser reconnects by itself.
 */
export function serveEventStream(app: FastifyInstance, { hub, tickets }: { hub: Hub; tickets: Tickets }): void {
  app.get('/api/events', { exposeHeadRoute: false }, (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const holder = tickets.verifyEventTicket(query.get('ticket') ?? '');
    const position = readPosition(query, request.headers['last-event-id'] as string | undefined);
    if (!holder) throw new Problem(commonProblems.unauthenticated);
    if (!position) throw new Problem(commonProblems.invalid);
    const { raw } = reply;
    const connection: Connection = {
      ...holder,
      seq: position.after,
      ageMs: position.ageMs,
      slot: hub.nextSlot(),
      receivedAtMs: Number.POSITIVE_INFINITY,
      isReady: false,
      pingedSeq: 0,
      send: ({ seq, json }) => void raw.write(`id: ${seq}\ndata: ${json}\n\n`),
      bufferedBytes: () => raw.writableLength,
      close: (reason) => (reason === 'slow' ? raw.destroy() : raw.end()),
    };
    reply.hijack();
    raw.on('error', () => raw.destroy());
    raw.on('close', () => hub.remove(connection));
    // A proxy that buffers the response would hold back every event.
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    raw.flushHeaders();
    if (!hub.add(connection)) raw.end();
  });
}
