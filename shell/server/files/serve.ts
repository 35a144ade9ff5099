import type { FastifyInstance } from 'fastify';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { parseRange } from './range.ts';
import type { Storage } from './storage.ts';
import type { Tickets } from './tickets.ts';

/** Serves stored files to holders of a ticket, with support for ranges, which video players request. */
export function serveFiles(app: FastifyInstance, storage: Storage, tickets: Tickets): void {
  app.get<{ Params: { ticket: string } }>('/api/files/:ticket', async (request, reply) => {
    const { key, downloadName } = found(tickets.verifyFileUrl(request.params.ticket));
    const { range: header } = request.headers;
    const size = header ? found(await storage.head(key)).sizeBytes : 0;
    const range = parseRange(header, size);
    if (range === null) {
      reply.header('content-range', `bytes */${size}`);
      throw new Problem(commonProblems.range_not_satisfiable);
    }
    const file = await storage.get(key, range);
    if (!file) throw new Problem(commonProblems.not_found);
    if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.sizeBytes}`);
    if (downloadName) reply.header('content-disposition', contentDisposition(downloadName));
    return reply
      .header('content-type', file.mediaType)
      .header('content-length', range ? range.last - range.first + 1 : file.sizeBytes)
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(file.stream);
  });
}
