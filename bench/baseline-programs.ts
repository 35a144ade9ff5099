import type { Statement } from './baseline-server.ts';

/**
 * SQL statements of the baseline server for programs, by path. The document is stored without validation; the rows of
 * program_parts, program_workouts and program_exercises are copied in SQL.
 */
export function programStatements(account: string | undefined): Record<string, Statement> {
  return {
    '/programs': {
      name: 'programs',
      text: `select p.id, p.title, p.folder_id as "folderId", f.name as "folderName", p.saved_at as "savedAt",
          p.week_count as weeks, p.workout_count as workouts,
          (select count(distinct c.client_id)::int from programs c where c.account_id = $1 and c.template_id = p.id) as assigned
        from programs p left join folders f on f.account_id = $1 and f.id = p.folder_id
        where p.account_id = $1 and p.client_id is null order by p.saved_at desc, p.id limit 26`,
      values: () => [account],
    },
    '/save': {
      name: 'save',
      text: `update programs set content = $3::jsonb, version = version + 1, saved_at = now()
        where account_id = $1 and id = $2 returning version`,
      values: (url, body) => [account, url.searchParams.get('id'), JSON.stringify(body)],
    },
    '/paste': {
      name: 'paste',
      text: `with pasted as (
          update programs set content = jsonb_set(content, '{weeks,1,days}', content #> '{weeks,0,days}'),
            version = version + 1, saved_at = now()
          where account_id = $1 and id = $2
        ), parts as (
          insert into program_parts (account_id, program_id, id)
          select $1, $2, gen_random_uuid() from program_workouts, generate_series(0, row_count)
          where account_id = $1 and program_id = $2 and week_number = 1
        )
        update program_workouts target set title = source.title, row_count = source.row_count
        from program_workouts source
        where target.account_id = $1 and target.program_id = $2 and target.week_number = 2 and source.account_id = $1
          and source.program_id = $2 and source.week_number = 1 and source.day_number = target.day_number`,
      values: (url) => [account, url.searchParams.get('id')],
    },
    '/assign': {
      name: 'assign',
      text: `with copies as (
          insert into programs (account_id, id, title, content, client_id, template_id, starts_on)
          select account_id, gen_random_uuid(), title, content, client, id, '2026-11-23'
          from programs, unnest($3::uuid[]) client where account_id = $1 and id = $2
          returning id
        ), parts as (
          insert into program_parts (account_id, program_id, id)
          select $1, copies.id, gen_random_uuid() from copies, program_parts p where p.account_id = $1 and p.program_id = $2
        ), exercises as (
          insert into program_exercises (account_id, program_id, exercise_id, system_exercise_id)
          select $1, copies.id, e.exercise_id, e.system_exercise_id from copies, program_exercises e
          where e.account_id = $1 and e.program_id = $2
        )
        insert into program_workouts (account_id, program_id, id, week_number, day_number, position, day_offset, title, row_count)
        select $1, copies.id, gen_random_uuid(), week_number, day_number, position, day_offset, w.title, row_count
        from copies, program_workouts w where w.account_id = $1 and w.program_id = $2`,
      values: (url, body) => [account, url.searchParams.get('id'), body['clientIds']],
    },
  };
}
