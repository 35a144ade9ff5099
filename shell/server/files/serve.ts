import type { FastifyInstance } from 'fastify';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Storage } from './storage.ts';
import type { Tickets } from './tickets.ts';

/** Hands out stored files against a ticket. */
export function serveFiles(app: FastifyInstance, storage: Storage, tickets: Tickets): void {
  app.get<{ Params: { ticket: string } }>('/api/files/:ticket', async (request, reply) => {
    const key = tickets.keyOf(request.params.ticket);
    const file = key && (await storage.get(key));
    if (!file) throw new Problem(commonProblems.not_found);
    return reply
      .header('content-type', file.mediaType)
      .header('content-length', file.sizeBytes)
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(file.stream);
  });
}
