import type { Statement } from './baseline-server.ts';

/** The limit's answers to what is asked of programs. */
export function programStatements(account: string | undefined): Record<string, Statement> {
  return {
    '/programs': {
      name: 'programs',
      text: `select p.id, p.title, p.folder_id as "folderId", f.name as "folderName", p.updated_at as "updatedAt",
          (select count(*)::int from program_weeks w where w.account_id = $1 and w.program_id = p.id) as weeks,
          (select count(*)::int from workouts x where x.account_id = $1 and x.program_id = p.id
            and exists (select 1 from exercise_rows r where r.account_id = $1 and r.workout_id = x.id)) as workouts,
          (select count(distinct c.client_id)::int from programs c where c.account_id = $1 and c.template_id = p.id) as assigned
        from programs p left join folders f on f.account_id = $1 and f.id = p.folder_id
        where p.account_id = $1 and p.client_id is null order by p.updated_at desc, p.id limit 26`,
      values: () => [account],
    },
    '/save': {
      name: 'save',
      text: `with saved as (
          update programs set title = $3, version = version + 1, updated_at = now() where account_id = $1 and id = $2
        )
        insert into exercise_rows as old (account_id, program_id, workout_id, id, exercise_id, system_exercise_id, name,
          key, position, superset_position, type, sets, reps, value, weight, rpe, rir, tut, info, rest_type, rest_value, progression)
        select $1, $2, sent."workoutId", id, null, "exerciseId", name, key, position, "supersetPosition", type, sets, reps,
          value, weight, rpe, rir, tut, info, "restType", "restValue", progression
        from jsonb_to_recordset($4::jsonb) as sent("workoutId" uuid, id uuid, "exerciseId" uuid, name text, key text,
          position int, "supersetPosition" int, type text, sets int, reps text, value text, weight text, rpe float8,
          rir int, tut text, info text, "restType" text, "restValue" int, progression jsonb)
        on conflict (account_id, id) do update set reps = excluded.reps where old is distinct from excluded`,
      values: (asked, body) => [account, asked.searchParams.get('id'), body['title'], JSON.stringify(rowsOf(body))],
      answer: '/program',
    },
    '/paste': {
      name: 'paste',
      text: `with gone as (
          delete from program_days where account_id = $1 and week_id = $4
        ), days as materialized (select id, gen_random_uuid() as new_id, day_number from program_days where account_id = $1 and week_id = $3
        ), sessions as materialized (select x.id, gen_random_uuid() as new_id, d.new_id as day, x.position, x.title, x.info from days d join workouts x on x.account_id = $1 and x.day_id = d.id
        ), new_days as (insert into program_days select $1, $2, $4, new_id, day_number from days
        ), new_workouts as (insert into workouts select $1, $2, day, new_id, position, title, info from sessions)
        insert into exercise_rows
        select $1, $2, s.new_id, gen_random_uuid(), r.exercise_id, r.system_exercise_id, r.name, r.key, r.position,
          r.superset_position, r.type, r.sets, r.reps, r.value, r.weight, r.rpe, r.rir, r.tut, r.info, r.rest_type, r.rest_value, r.progression
        from sessions s join exercise_rows r on r.account_id = $1 and r.workout_id = s.id`,
      values: (asked) => [account, ...['id', 'from', 'to'].map((name) => asked.searchParams.get(name))],
    },
    '/assign': {
      name: 'assign',
      text: `with copy as (
          insert into programs (account_id, id, title, info, client_id, template_id, starts_on, ends_on)
          select account_id, gen_random_uuid(), title, info, client, id, '2026-11-23', '2026-11-29'
          from programs, unnest($3::uuid[]) client where account_id = $1 and id = $2
          returning id
        ), weeks as materialized (select copy.id as copy, w.id, gen_random_uuid() as new_id, week_number from program_weeks w, copy where account_id = $1 and program_id = $2
        ), days as materialized (select w.copy, d.id, gen_random_uuid() as new_id, w.new_id as week, d.day_number from program_days d join weeks w on w.id = d.week_id where d.account_id = $1 and d.program_id = $2
        ), sessions as materialized (select d.copy, x.id, gen_random_uuid() as new_id, d.new_id as day, x.position, x.title, x.info from workouts x join days d on d.id = x.day_id where x.account_id = $1 and x.program_id = $2
        ), new_weeks as (insert into program_weeks select $1, copy, new_id, week_number from weeks
        ), new_days as (insert into program_days select $1, copy, week, new_id, day_number from days
        ), new_workouts as (insert into workouts select $1, copy, day, new_id, position, title, info from sessions)
        insert into exercise_rows
        select $1, s.copy, s.new_id, gen_random_uuid(), r.exercise_id, r.system_exercise_id, r.name, r.key, r.position,
          r.superset_position, r.type, r.sets, r.reps, r.value, r.weight, r.rpe, r.rir, r.tut, r.info, r.rest_type, r.rest_value, r.progression
        from exercise_rows r join sessions s on s.id = r.workout_id where r.account_id = $1 and r.program_id = $2`,
      values: (asked, body) => [account, asked.searchParams.get('id'), body['clientIds']],
    },
  };
}

interface Sent {
  weeks?: { days: { workouts: { id: string; exercises: object[] }[] }[] }[];
}

function rowsOf({ weeks = [] }: Sent): object[] {
  const workouts = weeks.flatMap((week) => week.days.flatMap((day) => day.workouts));
  return workouts.flatMap(({ id, exercises }) => exercises.map((row) => ({ ...row, workoutId: id })));
}
