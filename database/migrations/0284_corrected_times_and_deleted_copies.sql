-- Constraints and index of 0283.
alter table completed_workouts validate constraint completed_workouts_times_author;
alter table completed_workouts validate constraint completed_workouts_corrected_minutes;
alter table completed_workouts validate constraint completed_workouts_sent_times;
create index completed_workouts_of_times_author on completed_workouts (account_id, times_author_id)
  where times_author_id is not null;

-- The program of a client is deleted as templates are, and can be restored for 30 days with all that was done in it. With a client, only the
-- deleted visits or programs of this client are listed, without one the templates.
create index programs_deleted_of_client on programs (account_id, client_id, deleted_at)
  where deleted_at is not null and client_id is not null;

create or replace function deleted_records(name text, membership uuid, undo_days int, of_client uuid)
returns table (id uuid, title text, deleted_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute format('select id, %s, deleted_at from %I
    where account_id = current_account() and deleted_at > now() - make_interval(days => $2)
      and (deleted_by = $1 or $1 is null) %s order by deleted_at desc, id limit 100',
    case name when 'recipes' then 'coalesce(nullif(name, ''''), name_en)' when 'folders' then 'deleted_name'
      -- The application writes the day in the language of the reader.
      when 'visits' then '(select clients.name from clients where clients.account_id = visits.account_id and clients.id = client_id) || '' · '' || taken_on'
      else 'title' end,
    name,
    case when of_client is null then case name when 'programs' then 'and client_id is null' else '' end
      when name in ('visits', 'programs') then 'and client_id = $3' else 'and false' end)
    using membership, undo_days, of_client;
end $$;
