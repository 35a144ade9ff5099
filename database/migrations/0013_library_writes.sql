-- The library is written by super admins: what they touched is left alone when the catalogue is loaded again.
alter table system_exercises
  add instructions_it text,
  add instructions_en text,
  add thumbnail_key text,
  add asset_count smallint not null default 0,
  add archived_at timestamptz,
  add edited_at timestamptz;
create index system_exercises_by_name_it on system_exercises (lower(name_it));
create index system_exercises_by_name_en on system_exercises (lower(name_en));
create index system_exercises_by_muscle on system_exercises using gin (primary_muscles);

create table system_exercise_assets (
  id uuid primary key,
  exercise_id uuid not null references system_exercises on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('image', 'video', 'youtube', 'vimeo')),
  content_id uuid not null,
  storage_key text,
  media_type text,
  size_bytes bigint,
  link_id text,
  poster_key text,
  thumbnail_key text,
  created_at timestamptz not null default now(),
  check ((kind in ('image', 'video')) = (storage_key is not null)),
  check ((kind in ('youtube', 'vimeo')) = (link_id is not null))
);
create index system_exercise_assets_in_order on system_exercise_assets (exercise_id, position, id);
create index system_exercise_assets_by_content on system_exercise_assets (content_id);

-- Codes of the catalogue that a super admin took out of the library.
create table deleted_system_exercises (
  code text primary key,
  deleted_at timestamptz not null default now()
);

grant insert, update, delete on system_exercises to forma_app;
grant select, insert, update, delete on system_exercise_assets to forma_app;
grant select, insert on deleted_system_exercises to forma_app;

-- All accounts share these tables, so it is not the row that decides but who is at work.
create function refuse_all_but_super_admins() returns trigger language plpgsql as $$
begin
  if current_user = 'forma_app' and current_setting('app.role', true) is distinct from 'super_admin' then
    raise insufficient_privilege using message = 'the library is written by super admins only';
  end if;
  return null;
end $$;
create trigger super_admins_only before insert or update or delete on system_exercises
  for each statement execute function refuse_all_but_super_admins();
create trigger super_admins_only before insert or update or delete on system_exercise_assets
  for each statement execute function refuse_all_but_super_admins();
create trigger super_admins_only before insert or update or delete on deleted_system_exercises
  for each statement execute function refuse_all_but_super_admins();

-- The search reads the words of the library from a view that only its owner may refresh.
create function refresh_exercise_words() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  refresh materialized view exercise_words;
end $$;
revoke execute on function refresh_exercise_words from public;
grant execute on function refresh_exercise_words to forma_app;

-- Whether any account has the library's exercise in a program or in what a client logged.
create function is_system_exercise_used(asked uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from exercise_rows where system_exercise_id = asked)
    or exists (select from completed_sets where exercise_id = asked)
$$;
revoke execute on function is_system_exercise_used from public;
grant execute on function is_system_exercise_used to forma_app;

-- Whether an exercise of any account or of the library still shows these files.
create function is_exercise_content_used(content uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from exercise_assets where content_id = content)
    or exists (select from system_exercise_assets where content_id = content)
$$;
revoke execute on function is_exercise_content_used from public;
grant execute on function is_exercise_content_used to forma_app;

-- As before, and the transaction also knows the role of who asks.
create or replace function enter(asked_token_hash bytea, needed text)
returns table (
  user_id uuid, account_id uuid, membership_id uuid, client_id uuid, role text, locale text, time_zone text, allowed boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select coalesce(s.user_id, s.training_school_user_id), s.account_id, s.membership_id, c.id,
    case when u.is_super_admin then 'super_admin' else m.role end,
    coalesce(u.locale, 'it'),
    coalesce(a.time_zone, 'Europe/Rome'),
    case needed
      when 'login' then true
      when 'admin' then m.role = 'admin'
      when 'super admin' then u.is_super_admin
      when 'training school' then true
      else needed = any (p.permissions)
    end is true
  into user_id, account_id, membership_id, client_id, role, locale, time_zone, allowed
  from sessions s
    left join users u on u.id = s.user_id
    left join accounts a on a.id = s.account_id
    left join memberships m on m.account_id = s.account_id and m.id = s.membership_id
    left join clients c on m.role = 'client' and c.account_id = m.account_id and c.membership_id = m.id
    left join role_permissions p on p.role = m.role
  where s.token_hash = asked_token_hash
    and s.expires_at > now()
    and (s.strategy = 'training_school') = (needed = 'training school')
    and c.deactivated_at is null
    and (m.role is distinct from 'client' or c.id is not null);
  if found then
    perform set_config('app.account', coalesce(account_id::text, ''), true), set_config('app.role', coalesce(role, ''), true);
    return next;
  end if;
end $$;
