-- Names that explain themselves. Functions written as `return ...` and generated columns follow a rename by themselves;
-- functions with a text body are created again.
alter procedure protect_by_account rename to enable_account_rls;

alter table throttles rename to rate_limits;
alter table rate_limits rename column since to window_started_at;

alter table links rename to one_time_links;
alter table one_time_links rename column pending to payload;
alter index links_of_client rename to one_time_links_of_client;
alter index links_of_user rename to one_time_links_of_user;
alter index links_by_end rename to one_time_links_by_end;

alter function plain rename to normalize_text;
alter function words_of rename to tokenize;
alter function squeezed rename to compact_text;
alter function asked_words rename to token_rows;
alter function closeness rename to token_similarity;
alter table system_exercises rename column squeezed to compact_name;
alter table exercises rename column squeezed to compact_name;
alter table exercises rename column words to name_tokens;
alter materialized view exercise_words rename to exercise_tokens;
alter materialized view exercise_tokens rename column word to token;
drop function refresh_exercise_words;
create function refresh_exercise_tokens() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  refresh materialized view exercise_tokens;
end $$;
revoke execute on function refresh_exercise_tokens from public;
grant execute on function refresh_exercise_tokens to forma_app;

alter function refuse_all_but_super_admins rename to require_super_admin;
alter trigger super_admins_only on system_exercises rename to require_super_admin;
alter trigger super_admins_only on system_exercise_assets rename to require_super_admin;
alter trigger super_admins_only on deleted_system_exercises rename to require_super_admin;

alter table programs rename column model_id to template_id;
alter table programs rename column model_version to template_version;
alter index program_models_by_change rename to program_templates_by_change;
alter index program_models_by_title rename to program_templates_by_title;
alter index program_models_of_folder rename to program_templates_of_folder;
alter index programs_of_model rename to programs_of_template;

alter table program_settings rename column chosen to choices;
alter table client_program_settings rename column chosen to choices;
alter table workout_choices rename to workout_adjustments;
alter table workout_adjustments rename column chosen_at to adjusted_at;

-- Authenticates a request: finds the session by its token's hash, sets `app.account` for row-level security and
-- `app.role`, returns the caller and whether the role has the permission. No row: no valid session, or one of the other
-- strategy.
drop function enter;
create function authenticate_session(asked_token_hash bytea, required_permission text)
returns table (
  user_id uuid, account_id uuid, membership_id uuid, client_id uuid, role text, locale text, time_zone text, allowed boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select coalesce(s.user_id, s.training_school_user_id), s.account_id, s.membership_id, c.id,
    case when u.is_super_admin then 'super_admin' else m.role end,
    coalesce(u.locale, 'it'),
    coalesce(a.time_zone, 'Europe/Rome'),
    case required_permission
      when 'login' then true
      when 'admin' then m.role = 'admin'
      when 'super admin' then u.is_super_admin
      when 'training school' then true
      else required_permission = any (p.permissions)
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
    and (s.strategy = 'training_school') = (required_permission = 'training school')
    and c.deactivated_at is null
    and (m.role is distinct from 'client' or c.id is not null);
  if found then
    perform set_config('app.account', coalesce(account_id::text, ''), true), set_config('app.role', coalesce(role, ''), true);
    return next;
  end if;
end $$;
revoke execute on function authenticate_session from public;
grant execute on function authenticate_session to forma_app;
