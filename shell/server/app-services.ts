import type pg from 'pg';
import type { Subscriber } from './database/scope.ts';
import type { Storage } from './files/storage.ts';
import type { Tickets } from './files/tickets.ts';
import type { EnqueueJob } from './jobs/job.ts';
import type { createPdfRenderer } from './pdf/renderer.ts';
import type { Config } from './config.ts';

/** What the shell lends to every request. */
export interface AppServices {
  settings: Config;
  pool: pg.Pool;
  /** A few connections for what must hold even when the request's transaction does not: throttles. */
  rateLimitPool: pg.Pool;
  storage: Storage;
  tickets: Tickets;
  sendJob: EnqueueJob;
  pdf: ReturnType<typeof createPdfRenderer>;
  /** Of all areas, in their order. */
  listeners: readonly Subscriber[];
}
