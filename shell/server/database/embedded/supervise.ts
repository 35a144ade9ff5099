import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const intervalMs = 1000;

interface Supervised {
  port: number;
  /** Starts PostgreSQL, or waits for it if another process is starting it. */
  start(): Promise<void>;
}

/**
 * Starts PostgreSQL again when it has ended, for example because the system was out of memory. Returns a function that ends
 * the supervision and waits for a start in progress.
 */
export function supervise({ port, start }: Supervised): () => Promise<void> {
  const stopping = new AbortController();
  const supervision = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(intervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted || (await isListening(port))) continue;
      report('PostgreSQL does not run and is started again');
      await start().then(
        () => report('PostgreSQL runs again'),
        (error: Error) => report(`PostgreSQL did not start: ${error.message}`),
      );
    }
  }

  return () => {
    stopping.abort();
    return supervision;
  };
}

/** A connection is the fastest check that works on every system: without a postmaster nothing listens on its port. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const finish = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

function report(message: string): void {
  process.stderr.write(`${message}\n`);
}
