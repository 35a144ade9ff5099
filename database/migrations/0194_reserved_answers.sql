-- The ids of the questions whose answers are reserved from professionals who may not view visits: those about health, except the ones that
-- are also for who trains the client, and those that are shown or hidden by the answer to a reserved one, because they tell it.
-- Conditions name earlier questions only. Measurements and progress photos have readers of their own.
create function reserved_questions(content jsonb, is_trainer boolean) returns text[]
language plpgsql immutable set search_path = public, pg_temp as $$
declare
  reserved text[] := '{}';
  question jsonb;
begin
  for question in select value from jsonb_array_elements(content -> 'questions') loop
    if (coalesce(question -> 'isHealth' = 'true', false)
        and question ->> 'kind' not in ('metric', 'progress')
        and not (is_trainer and coalesce(question -> 'isForTraining' = 'true', false)))
      or exists (select from jsonb_array_elements(question -> 'showIf') condition
        where condition ->> 'questionId' = any (reserved)) then
      reserved := reserved || (question ->> 'id');
    end if;
  end loop;
  return reserved;
end $$;

-- As before, except that a professional who may not view visits does not read the surveys of a client as the client.
create or replace function permissions_in_client_view(of_viewer text[]) returns text[]
language sql stable set search_path = public, pg_temp as $$
  select coalesce(array_agg(permission order by permission), '{}')
  from role_permissions, unnest(permissions) permission
  where role = 'client' and of_viewer @> case substr(permission, strpos(permission, ' ') + 1)
    when 'own record' then array['view clients']
    when 'own training' then array['view programs', 'view workouts']
    when 'own nutrition' then array['view meal plans', 'view macros']
    when 'own surveys' then array['view surveys', 'view visits']
    when 'own notices' then array['view notices']
    when 'chats' then array['view chats']
    when 'notifications' then array['view clients', 'view programs', 'view workouts', 'view meal plans', 'view macros',
      'view surveys', 'view notices', 'view chats']
  end
$$;
