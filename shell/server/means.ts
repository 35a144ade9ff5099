import type pg from 'pg';
import type { Listener } from './database/scope.ts';
import type { Storage } from './files/storage.ts';
import type { Tickets } from './files/tickets.ts';
import type { SendJob } from './jobs/job.ts';
import type { Printer } from './print/printer.ts';
import type { Settings } from './settings.ts';

/** What the shell lends to every request. */
export interface Means {
  settings: Settings;
  pool: pg.Pool;
  /** A few connections for what must hold even when the request's transaction does not: throttles. */
  aside: pg.Pool;
  storage: Storage;
  tickets: Tickets;
  sendJob: SendJob;
  printer: Printer;
  /** Of all areas, in their order. */
  listeners: readonly Listener[];
}
