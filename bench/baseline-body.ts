import type { Statement } from './baseline-server.ts';

/** SQL statements of the baseline server for visits, measurements and check-ins, for one reader whose rights are known. */
export function bodyStatements(account: string | undefined, client: string | undefined): Record<string, Statement> {
  const param = (name: string) => (url: URL) => [account, client, url.searchParams.get(name)];
  const period = (url: URL) => [account, client, url.searchParams.get('from'), url.searchParams.get('until')];
  return {
    '/visits': {
      name: 'visits',
      text: `select v.id, v.client_id as "clientId", c.name as "clientName", v.taken_on::text as "takenOn",
          case when v.completed_at is null then 'draft' else 'completed' end as state, v.measurement_type,
          v.weight_kg::float8 as "weightKg", v.fat_mass_perc::float8 as fat_mass_perc, v.bmr::float8 as bmr, u.name as "authorName"
        from (select * from visits where account_id = $1 order by taken_on desc, id limit 26) v
          join clients c on c.account_id = v.account_id and c.id = v.client_id
          left join memberships m on m.account_id = v.account_id and m.id = v.created_by
          left join users u on u.id = m.user_id
        order by v.taken_on desc, v.id`,
      values: () => [account],
    },
    '/visit-values': {
      name: 'visit values',
      text: `select id, taken_on::text as "takenOn", completed_at is not null as completed, content -> 'measures' as measures
        from visits where account_id = $1 and client_id = $2 order by taken_on desc, id desc limit 60`,
      values: () => [account, client],
    },
    '/save-visit': {
      name: 'save visit',
      text: `update visits set content = $3::jsonb, version = version + 1, saved_at = now()
        where account_id = $1 and id = $2 returning version`,
      values: (url, body) => [account, url.searchParams.get('id'), JSON.stringify(body)],
    },
    '/complete-visit': {
      name: 'complete visit',
      text: `with visit as (
          update visits set completed_at = now() where account_id = $1 and id = $2 returning client_id
        )
        insert into measurements (account_id, id, client_id, type, value, entered_text, entered_unit, measured_at, local_day,
          time_zone, source, source_id, author_id, is_by_client, method, device, side, takes, note)
        select account_id, gen_random_uuid(), visit.client_id, type, value, entered_text, entered_unit, measured_at, local_day,
          time_zone, source, $2, author_id, is_by_client, method, device, side, takes, note
        from measurements m, visit where m.account_id = $1 and m.client_id = $3 and m.source = 'visit' and m.source_id = $4`,
      values: (url) => [account, url.searchParams.get('id'), client, url.searchParams.get('from')],
    },
    '/weights': {
      name: 'weights',
      text: `select m.id, type as metric, side, value::float8 as value,
          json_build_object('text', entered_text, 'unit', entered_unit) as entered, local_day::text as day,
          measured_at as "measuredAt", source, source_id as "sourceId", u.name as author, is_by_client as "isByClient", method,
          device, note, disputed_at as "disputedAt", dispute_note as "disputeNote", m.version
        from measurements m left join memberships s on s.account_id = m.account_id and s.id = m.author_id
          left join users u on u.id = s.user_id
        where m.account_id = $1 and m.client_id = $2 and type = 'weight' and local_day >= $3
        order by local_day desc, measured_at desc, m.id limit 2000`,
      values: param('from'),
    },
    '/answers': {
      name: 'answers',
      text: `select i.id, i.client_id as "clientId", c.name as "clientName", s.id as "surveyId", s.name as "surveyName", s.type,
          i.due_on::text as "dueOn", i.state, i.sent_at as "sentAt", i.reviewed_at as "reviewedAt", i.reply_by::text as "replyBy",
          jsonb_array_length(i.flags) as flags, i.flags -> 0 ->> 'question' as "firstFlag"
        from (
            select * from check_ins where account_id = $1 and state in ('sent', 'reviewed') order by sent_at desc, id limit 26
          ) i
          join surveys s on s.account_id = i.account_id and s.id = i.survey_id
          join clients c on c.account_id = i.account_id and c.id = i.client_id
        order by i.sent_at desc, i.id`,
      values: () => [account],
    },
    '/answer': {
      name: 'answer',
      text: `with this as (select * from check_ins where account_id = $1 and client_id = $2 and id = $3)
        select this.id, c.name as "clientName", s.name as "surveyName", this.due_on::text as "dueOn", this.state,
          this.sent_at as "sentAt", this.reply_by as "replyBy", this.flags, this.answers, (
            select json_agg(times) from (
              select id, due_on, answers from check_ins i
              where account_id = $1 and i.survey_id = this.survey_id and i.client_id = $2 and i.due_on < this.due_on
                and i.answers is not null order by due_on desc limit 7) times) as times, (
            select json_build_object('id', id, 'clientId', client_id) from check_ins
            where account_id = $1 and state = 'sent' and (review_rank, sent_at, id) > (this.review_rank, this.sent_at, this.id)
            order by review_rank, sent_at, id limit 1) as next, (
            select json_build_object('id', id, 'clientId', client_id) from check_ins
            where account_id = $1 and state = 'sent' and (review_rank, sent_at, id) < (this.review_rank, this.sent_at, this.id)
            order by review_rank desc, sent_at desc, id desc limit 1) as previous
        from this join surveys s on s.account_id = $1 and s.id = this.survey_id
          join clients c on c.account_id = $1 and c.id = this.client_id`,
      values: param('id'),
    },
    '/answer-period': {
      name: 'answer period',
      text: `select (
            select json_agg(json_build_object('day', local_day, 'value', value)) from measurements
            where account_id = $1 and client_id = $2 and type = 'weight' and local_day between $3::date - 84 and $3::date) as weights, (
            select json_agg(json_build_object('pose', p.pose, 'id', p.id, 'takenOn', s.taken_on))
            from progress_sets s join progress_photos p on p.account_id = $1 and p.set_id = s.id
            where s.account_id = $1 and s.client_id = $2) as photos`,
      values: param('until'),
    },
    '/answer-workouts': {
      name: 'answer workouts',
      text: `select w.id, p.starts_on + w.day_offset as day, done.finished_at
        from programs p join program_workouts w on w.account_id = $1 and w.program_id = p.id
          left join completed_workouts done on done.account_id = $1 and done.prescribed_workout_id = w.id and not done.is_skipped
        where p.account_id = $1 and p.client_id = $2 and p.starts_on <= $4::date and p.ends_on >= $3::date`,
      values: period,
    },
    '/answer-meals': {
      name: 'answer meals',
      text: `select c.content -> 'days' as days, (
            select json_agg(e) from meal_entries e
            where e.account_id = $1 and e.client_id = $2 and e.eaten_on between $3::date and $4::date) as entries
        from meal_plans m join published_meal_plans p on p.account_id = $1 and p.meal_plan_id = m.id
          join meal_plan_contents c on c.account_id = $1 and c.id = p.content_id
        where m.account_id = $1 and m.client_id = $2 and p.starts_on <= $4::date
        order by p.starts_on desc limit 1`,
      values: period,
    },
  };
}
