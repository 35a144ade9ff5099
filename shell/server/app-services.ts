import type pg from 'pg';
import type { Subscriber } from './database/scope.ts';
import type { RegisteredExtension } from './extension-points.ts';
import type { createImageProcessor } from './files/images.ts';
import type { createFileParser } from './files/table-parsing/file-parser.ts';
import type { Storage } from './files/storage.ts';
import type { Tickets } from './files/tickets.ts';
import type { EnqueueJob } from './jobs/job.ts';
import type { createPdfRenderer } from './pdf/renderer.ts';
import type { PushSender } from './push/sender.ts';
import type { Hub } from './realtime/hub.ts';
import type { Config } from './config.ts';

/** Services shared by all requests. */
export interface AppServices {
  settings: Config;
  pool: pg.Pool;
  /** Separate connections for heavy requests (`Route.isHeavy`), which never occupy those of the others. */
  heavyPool: pg.Pool;
  /**
   * Separate connections for rate limits, whose counters must remain when the transaction of the request is rolled
   * back.
   */
  rateLimitPool: pg.Pool;
  storage: Storage;
  tickets: Tickets;
  sendJob: EnqueueJob;
  /** The open connections of this process for live events. */
  hub: Hub;
  images: ReturnType<typeof createImageProcessor>;
  fileParser: ReturnType<typeof createFileParser>;
  pdf: ReturnType<typeof createPdfRenderer>;
  push: PushSender;
  /** Subscribers of all areas, in the order in which the areas are mounted. */
  subscribers: readonly Subscriber[];
  /** Extensions of all areas, in the order in which the areas are mounted. */
  extensions: readonly RegisteredExtension[];
}
