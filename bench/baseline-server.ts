import http from 'node:http';
import pg from 'pg';
import { bodyStatements } from './baseline-body.ts';
import { chatStatements } from './baseline-chats.ts';
import { foodStatements } from './baseline-foods.ts';
import { mealPlanStatements } from './baseline-meal-plans.ts';
import { programStatements } from './baseline-programs.ts';

/**
 * The baseline: node:http and prepared statements on suitable indexes, without authentication and validation. No
 * product can be faster on the same database; the ratio of the product to it is measured.
 */
const pool = new pg.Pool({ connectionString: process.env['LIMIT_URL'], max: 10 });
const account = process.env['LIMIT_ACCOUNT'];
const client = process.env['LIMIT_CLIENT'];

export interface Statement {
  name: string;
  text: string;
  values(url: URL, body: Record<string, unknown>): unknown[];
}

const statements: Record<string, Statement> = {
  '/clients': {
    name: 'clients',
    text: `select c.id, c.name, c.email, c.deactivated_at is null as "isActive", c.membership_id is not null as "isRegistered",
        t.name as "clientType", u.name as "trainingCollaborator", n.name as "nutritionCollaborator",
        (select p.title from programs p where p.account_id = $1 and p.client_id = c.id and p.starts_on <= current_date
          and p.ends_on >= current_date order by p.starts_on desc limit 1) as program,
        (select max(w.finished_at) from completed_workouts w where w.account_id = $1 and w.client_id = c.id) as "lastWorkoutAt",
        c.subscription_end as "subscriptionEnd"
      from clients c
        left join client_types t on t.account_id = c.account_id and t.id = c.client_type_id
        left join client_collaborators tc on tc.account_id = c.account_id and tc.client_id = c.id and tc.kind = 'training'
        left join memberships m on m.account_id = c.account_id and m.id = tc.membership_id
        left join users u on u.id = m.user_id
        left join client_collaborators nc on nc.account_id = c.account_id and nc.client_id = c.id and nc.kind = 'nutrition'
        left join memberships nm on nm.account_id = c.account_id and nm.id = nc.membership_id
        left join users n on n.id = nm.user_id
      where c.account_id = $1 order by lower(c.name), c.id limit 26`,
    values: () => [account],
  },
  '/exercises': {
    name: 'exercises',
    text: `select system_exercises.* from (
        select id, count(*) as words, sum(near) as near from (
          select number, id, max(token_similarity(asked.word, known.token)) as near
          from token_rows($1::text[]) with ordinality asked(word, number)
            join exercise_tokens known on token_similarity(asked.word, known.token) > 0, unnest(exercise_ids) id
          group by number, id) hits
        group by id order by words desc, near desc limit 26) best join system_exercises using (id)
      order by words desc, near desc`,
    values: (url) => [url.searchParams.get('search')?.split(' ')],
  },
  '/program': {
    name: 'program',
    text: `select json_build_object('id', id, 'version', version, 'content', content)::text as document
      from programs where account_id = $1 and id = $2`,
    values: (url) => [account, url.searchParams.get('id')],
  },
  ...programStatements(account),
  ...bodyStatements(account, client),
  ...chatStatements(account),
  ...foodStatements(account),
  ...mealPlanStatements(account, client),
  '/sets': {
    name: 'sets',
    text: `insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number, weight_kg, reps, rir, logged_at)
      select $1, id, $2, $3, "rowId", $4, "setNumber", "weightKg", reps, rir, "loggedAt"
      from jsonb_to_recordset($5::jsonb) sent (id uuid, "rowId" uuid, "setNumber" int, "weightKg" numeric, reps int, rir int, "loggedAt" timestamptz)
      on conflict (account_id, completed_workout_id, row_id, set_number) do update set weight_kg = excluded.weight_kg, reps = excluded.reps`,
    values: (url, body) => [
      account,
      url.searchParams.get('workout'),
      client,
      url.searchParams.get('exercise'),
      JSON.stringify(body['sets']),
    ],
  },
};

http
  .createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://limit');
    const statement = statements[url.pathname];
    if (!statement) return void reply.end('{}');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {};
    const { name, text, values } = statement;
    const { rows } = await pool.query<{ document?: string }>({ name, text, values: values(url, body) });
    const document = rows[0]?.document ?? JSON.stringify(rows);
    reply.setHeader('content-type', 'application/json');
    reply.end(`{"success":true,"data":${document}}`);
  })
  .listen(Number(process.env['PORT']), '127.0.0.1');
