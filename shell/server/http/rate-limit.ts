import { createHash } from 'node:crypto';
import type pg from 'pg';
import { commonProblems, Problem } from '#shell/common/problem.ts';

/** At most so many attempts of one key (an address, an e-mail) within the window. */
export interface RateLimit {
  key: string;
  attempts: number;
  minutes: number;
}

/** Counts in the database, in a statement of its own: it holds for all processes and survives a refusal. */
export async function consumeRateLimit(pool: pg.Pool, { key, attempts, minutes }: RateLimit): Promise<void> {
  const { rows } = await pool.query<{ attempts: number }>(
    `insert into rate_limits as t (key, attempts, window_started_at) values ($1, 1, now())
     on conflict (key) do update set
       attempts = case when t.window_started_at < now() - make_interval(mins => $2) then 1 else t.attempts + 1 end,
       window_started_at = case when t.window_started_at < now() - make_interval(mins => $2) then now() else t.window_started_at end
     returning attempts`,
    [hidden(key), minutes],
  );
  if ((rows[0]?.attempts ?? 0) > attempts) throw new Problem(commonProblems.too_many, { values: { minutes } });
}

export async function refundRateLimit(pool: pg.Pool, { key }: RateLimit): Promise<void> {
  await pool.query('update rate_limits set attempts = greatest(attempts - 1, 0) where key = $1', [hidden(key)]);
}

/** E-mails and addresses are not kept in clear just for counting. */
function hidden(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
