-- Notifications about first surveys have kinds of their own: what was chosen for those of check-ins before holds for them too.
create function pg_temp.with_first_surveys(choices jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(choices, '{channels}',
    jsonb_object_agg(replace(cell, 'check_in', 'first_survey'), mode) || (choices -> 'channels'))
  from jsonb_each(choices -> 'channels') as chosen (cell, mode)
  where split_part(cell, '.', 1) in ('check_in_open', 'check_in_sent')
$$;

update notification_settings set choices = pg_temp.with_first_surveys(choices)
  where jsonb_path_exists(choices -> 'channels', '$.keyvalue() ? (@.key starts with "check_in_open." || @.key starts with "check_in_sent.")');
update notification_defaults set choices = pg_temp.with_first_surveys(choices)
  where jsonb_path_exists(choices -> 'channels', '$.keyvalue() ? (@.key starts with "check_in_open." || @.key starts with "check_in_sent.")');
