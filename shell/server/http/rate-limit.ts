import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../database/rows.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';

/** A limit of `attempts` for each key, such as an IP address or an e-mail, within a fixed period of `minutes`. */
export interface RateLimit {
  key: string;
  attempts: number;
  minutes: number;
}

/**
 * Counts an attempt and throws above the limit. The counter is in the database, so it counts for all processes, and is
 * written on a separate connection, so it remains when the transaction of the request is rolled back.
 */
export async function consumeRateLimit(pool: pg.Pool, { key, attempts, minutes }: RateLimit): Promise<void> {
  const text = `insert into rate_limits as t (key, attempts, window_started_at) values ($1, 1, now())
     on conflict (key) do update set
       attempts = case when t.window_started_at < now() - make_interval(mins => $2) then 1 else t.attempts + 1 end,
       window_started_at = case when t.window_started_at < now() - make_interval(mins => $2) then now() else t.window_started_at end
     returning attempts`;
  const values = [digest(key), minutes];
  const [counter] = await queryRows(pool, z.object({ attempts: z.int() }), { text, values });
  if ((counter?.attempts ?? 0) > attempts) throw new Problem(commonProblems.too_many, { values: { minutes } });
}

export async function refundRateLimit(pool: pg.Pool, { key }: RateLimit): Promise<void> {
  await pool.query('update rate_limits set attempts = greatest(attempts - 1, 0) where key = $1', [digest(key)]);
}

/** Keys are hashed, because they are personal data. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
