import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../database/rows.ts';
import { statementName } from '../database/transaction.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';

/** A limit of `attempts` for each key, such as an IP address or an e-mail, within a fixed period of `minutes`. */
export interface RateLimit {
  key: string;
  attempts: number;
  minutes: number;
  /** Number of attempts that a request counts as, 1 by default. */
  count?: number;
}

/**
 * Counts the attempts of a request for each limit and throws above one of them. The counters are in the database, so they count for all
 * processes, and are written on a separate connection, so they remain when the transaction of the request is rolled back.
 */
export async function consumeRateLimits(pool: pg.Pool, limits: RateLimit[]): Promise<void> {
  // Rows are written in the order of their keys, so that two requests with the same limits never wait for each other.
  const text = `insert into rate_limits as t (key, attempts, window_started_at)
     select "limit".key, "limit".count, now() from unnest($1::text[], $3::int[]) as "limit" (key, count) order by 1
     on conflict (key) do update set
       attempts = case when t.window_started_at < now() - make_interval(mins => ($2::int[])[array_position($1, t.key)]) then excluded.attempts else t.attempts + excluded.attempts end,
       window_started_at = case when t.window_started_at < now() - make_interval(mins => ($2::int[])[array_position($1, t.key)]) then now() else t.window_started_at end
     returning key, attempts`;
  const keys = limits.map(({ key }) => digest(key));
  const values = [keys, limits.map(({ minutes }) => minutes), limits.map(({ count = 1 }) => count)];
  const counters = await queryRows(pool, Counter, { name: statementName(text), text, values });
  for (const [index, { attempts, minutes }] of limits.entries()) {
    const counter = counters.find(({ key }) => key === keys[index]);
    if (counter && counter.attempts > attempts) throw new Problem(commonProblems.too_many, { values: { minutes } });
  }
}

const Counter = z.object({ key: z.string(), attempts: z.int() });

export async function refundRateLimits(pool: pg.Pool, limits: RateLimit[]): Promise<void> {
  // The rows are locked in the order of their keys, as above.
  const text = `with locked as (select key from rate_limits where key = any($1::text[]) order by key for update)
     update rate_limits set attempts = greatest(attempts - ($2::int[])[array_position($1, rate_limits.key)], 0)
     from locked where rate_limits.key = locked.key`;
  const values = [limits.map(({ key }) => digest(key)), limits.map(({ count = 1 }) => count)];
  await pool.query({ name: statementName(text), text, values });
}

/** Keys are hashed, because they are personal data. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
