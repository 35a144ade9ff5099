import type { FastifyInstance } from 'fastify';
import type { AppServices } from '../app-services.ts';

/**
 * Serves `/healthz`, which responds while this process runs, and `/readyz`, which responds with 200 while its database
 * responds too. `live` is `polling` while wake-ups of other processes do not arrive and live events are up to 5 s late.
 */
export function answerHealth(app: FastifyInstance, { pool, hub }: Pick<AppServices, 'pool' | 'hub'>): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'no database', live: hub.isListening() ? 'listening' : 'polling' });
  });
}
