import type { Statement } from './baseline-server.ts';

/**
 * SQL statements of the baseline server for meal plans, by path. Documents are stored without validation.
 */
export function mealPlanStatements(account: string | undefined, client: string | undefined): Record<string, Statement> {
  return {
    '/mealPlans': {
      name: 'meal plans',
      text: `select m.id, m.title, m.is_draft as "isDraft", m.calories, m.protein_tot, m.carbs_tot, m.lipids_tot,
          m.protein_percent, m.carbs_percent, m.lipids_percent, m.day_count as days, m.duration, m.saved_at as "updatedAt",
          (select count(distinct c.client_id)::int from meal_plans c where c.account_id = $1 and c.template_id = m.id
            and c.archived_at is null) as assigned,
          (select u.name from memberships p join users u on u.id = p.user_id where p.id = m.created_by) as "authorName"
        from meal_plans m where m.account_id = $1 and m.client_id is null order by m.saved_at desc, m.id limit 26`,
      values: () => [account],
    },
    '/mealPlan': {
      name: 'meal plan',
      text: `select json_build_object('id', id, 'version', version, 'content', content)::text as document
        from meal_plans where account_id = $1 and id = $2`,
      values: (url) => [account, url.searchParams.get('id')],
    },
    '/diet': {
      name: 'diet',
      // The whole content, because two weeks have all of its days.
      text: `select json_build_object('publishedId', p.id, 'content', c.content, 'entries', (
            select json_agg(e) from meal_entries e
            where e.account_id = $1 and e.client_id = $2 and e.eaten_on between $3::date and $3::date + $4::int))::text as document
        from meal_plans m join published_meal_plans p on p.account_id = $1 and p.meal_plan_id = m.id
          join meal_plan_contents c on c.account_id = $1 and c.id = p.content_id
        where m.account_id = $1 and m.client_id = $2 and p.starts_on <= $3::date + $4::int
        order by p.starts_on desc limit 1`,
      values: (url) => [account, client, url.searchParams.get('from'), url.searchParams.get('days')],
    },
    '/saveMealPlan': {
      name: 'save meal plan',
      text: `update meal_plans set content = $3::jsonb, version = version + 1, saved_at = now()
        where account_id = $1 and id = $2 returning version`,
      values: (url, body) => [account, url.searchParams.get('id'), JSON.stringify(body)],
    },
    '/assignMealPlan': {
      name: 'assign meal plan',
      text: `with source as (select * from meal_plans where account_id = $1 and id = $2),
        shared as (
          insert into meal_plan_contents (account_id, id, content) select account_id, gen_random_uuid(), content from source
          returning id
        ), copies as (
          insert into meal_plans (account_id, id, client_id, content, title, is_draft, day_count, duration, template_id, base_id,
            starts_on, ends_on)
          select account_id, gen_random_uuid(), client, content, title, is_draft, day_count, duration, source.id, shared.id,
            $4::date, $4::date - 1 + duration
          from source, shared, unnest($3::uuid[]) client returning id, base_id, duration
        ), foods as (
          insert into meal_plan_aliments (account_id, meal_plan_id, aliment_id, quantity, portion)
          select $1, copies.id, aliment_id, quantity, portion from copies, meal_plan_aliments f
          where f.account_id = $1 and f.meal_plan_id = $2
        )
        insert into published_meal_plans (account_id, id, meal_plan_id, number, version, content_id, starts_on, first_day_on, duration)
        select $1, gen_random_uuid(), id, 1, 1, base_id, $4::date, $4::date, duration from copies`,
      values: (url, body) => [account, url.searchParams.get('id'), body['clientIds'], url.searchParams.get('startsOn')],
    },
  };
}
