import { connectPipelined } from '../database/connect.ts';
import type { CloseReason, Connection } from './connection.ts';
import type { Report } from './listener.ts';
import type { ConnectionEvents, LiveChanges } from './log.ts';
import { createLogReads } from './log-reads.ts';
import { createRegistry } from './registry.ts';
import { startWakeUps } from './wake-ups.ts';

/** Each connection is pinged once in this time, and has twice as long to answer. */
const pingSeconds = 25;
/** Each connection reads the log at least this often, so a lost wake-up delays an event by no more. */
const sweepSeconds = 5;
const maxConnectionsPerMembership = 20;
const maxBufferedBytes = 1024 * 1024;

export interface Hub {
  /** Wakes the connections of this process and, by NOTIFY, those of the others. Called after the commit. */
  announce(changes: LiveChanges): void;
  /** Adds a connection, which then receives the events after its `seq`. False when its membership has too many. */
  add(connection: Connection): boolean;
  remove(connection: Connection): void;
  /** The app names the last event that it has; events that it lost are sent again. */
  acknowledge(connection: Connection, seq: number): void;
  /** The second in which the next connection is pinged: they are spread evenly. */
  nextSlot(): number;
  connectionCount(): number;
  /** False while wake-ups of other processes do not arrive: then events are up to 5 s late. */
  isListening(): boolean;
  /** Closes all connections and refuses new ones. */
  close(): void;
  stop(): Promise<void>;
}

/**
 * The open connections of this process. Events are never passed on from memory: whatever wakes a connection makes it read
 * the log after its own `seq`. So each event arrives once and in order, also one that is committed while a connection opens.
 */
export function startHub(url: string, options: { report: Report; beforeRead?: () => Promise<void> }): Hub {
  const pool = connectPipelined(url, 1);
  const registry = createRegistry();
  const read = createLogReads({ ...options, pool, deliver });
  const wakeUps = startWakeUps({ ...options, url, onWake: wake, onListening: () => read(registry.all) });
  let isClosed = false;
  let slots = 0;
  let second = 0;
  const timer = setInterval(tick, 1000).unref();

  /** Without `seq` every connection of the owner reads, which closes those whose session has ended. */
  function wake(id: string, seq = Number.POSITIVE_INFINITY): void {
    read([...registry.ownedBy(id)].filter((connection) => (connection.seq ?? -1) < seq));
  }

  function deliver(connection: Connection, events: ConnectionEvents): void {
    if (!registry.all.has(connection)) return;
    if (!events.is_valid) disconnect(connection, 'ended');
    else if (!sendEvents(connection, events)) disconnect(connection, 'slow');
    else if ((connection.seq ?? 0) < events.newest) read([connection]);
  }

  function tick(): void {
    second++;
    const isDue = ({ slot }: Connection, seconds: number) => second % seconds === slot % seconds;
    for (const connection of registry.all) {
      if (!isDue(connection, pingSeconds)) continue;
      const reason = ping(connection);
      if (reason) disconnect(connection, reason);
    }
    read([...registry.all].filter((connection) => isDue(connection, sweepSeconds)));
  }

  function disconnect(connection: Connection, reason: CloseReason): void {
    registry.remove(connection);
    connection.close(reason);
  }

  function close(): void {
    isClosed = true;
    clearInterval(timer);
    for (const connection of [...registry.all]) disconnect(connection, 'restart');
  }

  return {
    announce: ({ positions, endedIds }) => {
      for (const { membershipId, seq } of positions) wake(membershipId, seq);
      for (const id of endedIds) wake(id);
      wakeUps.notify([...positions.map(({ membershipId, seq }) => `${membershipId}:${seq}`), ...endedIds]);
    },
    add: (connection) => {
      if (isClosed || registry.ownedBy(connection.membershipId).size >= maxConnectionsPerMembership) return false;
      registry.add(connection);
      read([connection]);
      return true;
    },
    remove: registry.remove,
    acknowledge: (connection, seq) => {
      connection.receivedAtMs = Date.now();
      if (seq >= connection.pingedSeq) return;
      connection.seq = seq;
      read([connection]);
    },
    nextSlot: () => slots++ % pingSeconds,
    connectionCount: () => registry.all.size,
    isListening: wakeUps.isListening,
    close,
    stop: async () => {
      close();
      await Promise.all([wakeUps.stop(), pool.end()]);
    },
  };
}

/** Sends what was read; false when the network does not take it. */
function sendEvents(connection: Connection, { is_reset, newest, last, events }: ConnectionEvents): boolean {
  const seq = is_reset ? newest : last;
  connection.seq = seq;
  if (is_reset) connection.send({ seq, json: `{"kind":"reset","seq":${seq}}` });
  else if (events) connection.send({ seq, json: `{"kind":"events","seq":${seq},"events":${events}}` });
  if (!connection.isReady && seq === newest) {
    connection.isReady = true;
    connection.send({ seq, json: `{"kind":"ready","seq":${seq}}` });
  }
  return connection.bufferedBytes() <= maxBufferedBytes;
}

/** Sends the number of the last event; the app answers with its own. Returns why the connection is closed instead. */
function ping(connection: Connection): CloseReason | undefined {
  if (Date.now() - connection.receivedAtMs > 2 * pingSeconds * 1000) return 'silent';
  if (connection.bufferedBytes() > maxBufferedBytes) return 'slow';
  const { seq } = connection;
  connection.pingedSeq = seq ?? 0;
  if (seq !== undefined) connection.send({ seq, json: `{"kind":"ping","seq":${seq}}` });
  return undefined;
}
