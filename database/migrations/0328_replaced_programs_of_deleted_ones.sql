-- What a deleted program of a client had replaced, as the other programs were then: `id`, `from` (their `replaced_from`, the first day of
-- this one), `startsOn` and `chosenEnd`. They go on while this one is deleted, and end again when both are back.
alter table programs add column replaced_programs jsonb not null default '[]'
  check (jsonb_typeof(replaced_programs) = 'array');

-- Before a program is deleted: notes what it has replaced, also the programs that are deleted themselves, which row-level security hides.
-- Locks the client first, as whoever assigns or restores a program does.
create function note_replaced_programs(of_program uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from clients where (account_id, id) = (
      select account_id, client_id from programs where account_id = current_account() and id = of_program)
    for no key update;
  update programs replacement set replaced_programs = noted.programs
  from (
    select jsonb_agg(program) as programs from (
      select jsonb_build_object('id', earlier.id, 'from', earlier.replaced_from, 'startsOn', earlier.starts_on,
        'chosenEnd', earlier.chosen_end) as program
      from programs deleted join programs earlier
        on (earlier.account_id, earlier.client_id, earlier.replaced_from) = (deleted.account_id, deleted.client_id, deleted.starts_on)
      where deleted.account_id = current_account() and deleted.id = of_program
      union
      -- Of programs that were deleted before this one came back.
      select jsonb_array_elements(replaced_programs) from programs where account_id = current_account() and id = of_program
    ) replaced
  ) noted
  where replacement.account_id = current_account() and replacement.id = of_program and noted.programs is not null;
end $$;
revoke execute on function note_replaced_programs from public;
grant execute on function note_replaced_programs to forma_app;
