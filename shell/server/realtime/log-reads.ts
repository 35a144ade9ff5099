import type pg from 'pg';
import type { Connection } from './connection.ts';
import type { Report } from './listener.ts';
import { type ConnectionEvents, readLiveEvents } from './log.ts';

const maxEvents = 200;
const maxConnections = 250;

interface LogReadOptions {
  pool: pg.Pool;
  report: Report;
  deliver: (connection: Connection, events: ConnectionEvents) => void;
  /** Tests wait here, to commit events at a chosen moment. */
  beforeRead?: (() => Promise<void>) | undefined;
}

/**
 * Reads the log for connections, one statement at a time: those that are woken while it runs are read for together by the
 * next one.
 */
export function createLogReads({ pool, report, deliver, beforeRead }: LogReadOptions) {
  const waiting = new Set<Connection>();
  let isReading = false;

  async function readWaiting(): Promise<void> {
    isReading = true;
    try {
      while (waiting.size > 0) {
        const batch = [...waiting].slice(0, maxConnections);
        for (const connection of batch) waiting.delete(connection);
        await beforeRead?.();
        const positions = batch.map(({ seq }) => seq);
        const rows = await readLiveEvents(pool, batch, maxEvents);
        for (const [index, connection] of batch.entries()) {
          // Meanwhile the app named an earlier event than was read from: it waits for another read.
          if (connection.seq === positions[index]) deliver(connection, rows[index] as ConnectionEvents);
        }
      }
    } catch (error) {
      report('warn', { err: error }, 'live events: the log cannot be read');
      // The sweep of the hub wakes every connection again.
      waiting.clear();
    } finally {
      isReading = false;
    }
  }

  return (connections: Iterable<Connection>): void => {
    for (const connection of connections) waiting.add(connection);
    if (waiting.size > 0 && !isReading) void readWaiting();
  };
}
