import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { newId } from '#shell/common/ids.ts';
import { queryRows } from '../database/rows.ts';

export const channel = 'forma_live';
const timeouts = { connectionTimeoutMillis: 3000, query_timeout: 5000 };
const reconnectMs = { first: 200, max: 5000 };
const probeIntervalMs = 5000;
const probeTimeoutMs = 2000;
/** Share of the queue of notifications that a process which does not read may fill before it is reported. */
const maxQueueUsage = 0.1;

/** Writes a line to the log. */
export type Report = (level: 'warn' | 'error', details: object, message: string) => void;

export interface ListenerOptions {
  url: string;
  report: Report;
  onPayload: (payload: string) => void;
  /** The connection listens (again): notifications since the last one may be lost. */
  onListening: () => void;
}

export interface Listener {
  /** The connection, which is never in a transaction; undefined while it does not listen. */
  current(): pg.Client | undefined;
  stop(): Promise<void>;
}

/**
 * Receives notifications on one dedicated connection. Every 5 s it notifies itself: this finds a dead connection, and a pooler
 * that accepts LISTEN but delivers nothing. Then the connection is opened again and again.
 */
export function startListener(options: ListenerOptions): Listener {
  const stopping = new AbortController();
  let listening: pg.Client | undefined;
  let present: AbortController | undefined;

  const listen = async () => {
    const ended = new AbortController();
    present = ended;
    const change = (client: pg.Client | undefined) => {
      listening = client;
      if (client) options.onListening();
    };
    await listenUntilEnded(options, ended, change).finally(() => change(undefined));
  };
  const running = repeat(listen, options.report, stopping.signal);

  return {
    current: () => listening,
    stop: async () => {
      stopping.abort();
      present?.abort(new Error('listen: stopping'));
      await running;
    },
  };
}

/** Listens again after each error, at first after 0.2 s, later after 5 s. */
async function repeat(listen: () => Promise<void>, report: Report, stopping: AbortSignal): Promise<void> {
  let waitMs = reconnectMs.first;
  while (!stopping.aborted) {
    const startedAtMs = Date.now();
    await listen().catch((error) => {
      if (!stopping.aborted) report('warn', { err: error }, 'live events: wake-ups do not arrive, reconnecting');
    });
    waitMs = Date.now() - startedAtMs > 10_000 ? reconnectMs.first : Math.min(waitMs * 2, reconnectMs.max);
    await pause(waitMs, undefined, { signal: stopping, ref: false }).catch(() => {});
  }
}

async function listenUntilEnded(
  { url, report, onPayload }: ListenerOptions,
  ended: AbortController,
  onChange: (client: pg.Client) => void,
): Promise<never> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, pipeline: true, ...timeouts });
  client.on('error', (error) => ended.abort(error));
  client.on('end', () => ended.abort(new Error('listen: the connection ended')));
  const probe = createProbe(client, ended.signal);
  try {
    await client.connect();
    client.on('notification', ({ payload = '' }) => {
      if (!probe.receive(payload)) onPayload(payload);
    });
    await client.query(`listen ${channel}`);
    for (let probes = 0; ; probes++) {
      const queueUsage = await probe.send();
      if (queueUsage > maxQueueUsage) report('error', { queueUsage }, 'live events: a process reads no notifications');
      if (probes === 0) onChange(client);
      await pause(probeIntervalMs, undefined, { signal: ended.signal, ref: false });
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** Notifications of a connection to itself, each of which must arrive within 2 s. */
function createProbe(client: pg.Client, ended: AbortSignal) {
  const sender = `probe:${newId()}`;
  const arrivals = new EventEmitter();
  let count = 0;
  return {
    /** Whether the payload is a probe, of this or of another process. */
    receive: (payload: string): boolean => {
      if (payload === `${sender} ${count}`) arrivals.emit('arrived');
      return payload.startsWith('probe:');
    },
    /** Returns the used share of the queue of notifications. Throws when the notification does not arrive. */
    send: async (): Promise<number> => {
      const signal = AbortSignal.any([ended, AbortSignal.timeout(probeTimeoutMs)]);
      const arrived = once(arrivals, 'arrived', { signal });
      arrived.catch(() => {});
      const text = 'select pg_notify($1, $2), pg_notification_queue_usage()::float as usage';
      const Usage = z.object({ usage: z.number() });
      const [row] = await queryRows(client, Usage, { text, values: [channel, `${sender} ${++count}`] });
      await arrived;
      return row?.usage ?? 0;
    },
  };
}
