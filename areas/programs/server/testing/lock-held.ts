import pg from 'pg';
import type { Programs } from './open-programs.ts';

/**
 * Locks the rows `lockedRows`, sends a request that waits for the lock, runs `meanwhile` and releases the lock. Returns the
 * response of the request.
 */
export async function withLockHeld<T>(
  { server }: Pick<Programs, 'server'>,
  lockedRows: string,
  request: () => Promise<T>,
  meanwhile?: () => unknown,
): Promise<T> {
  const holder = new pg.Client({ connectionString: server.ownerUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(`select 1 from ${lockedRows} for update`);
  const response = request();
  await waitForLock();
  try {
    await meanwhile?.();
  } finally {
    await holder.end();
  }
  return response;
}

/** Waits until a concurrent request is blocked by the lock. */
export const waitForLock = () => new Promise((go) => setTimeout(go, 250));
