import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/**
 * Serves `/healthz`, which responds while this process runs, and `/readyz`, which responds with 200 while its database
 * responds too.
 */
export function answerHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'no database' });
  });
}
