-- A yes to one of these questions of the ready-made first visit is flagged. Surveys that were made from it before get the rule where
-- the question is unchanged; so do editions, since a rule is no part of what clients read, and flags are computed when they send.
create function pg_temp.is_flagged_by_yes(kind text, question text) returns boolean language sql immutable as $$
  select kind = 'boolean' and question in (
    'Hai malattie diagnosticate o prendi farmaci?', 'Do you have diagnosed conditions, or take medication?',
    'Hai allergie o intolleranze?', 'Do you have allergies or intolerances?')
$$;

-- Null when nothing changes.
create function pg_temp.with_flag_rules(content jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(content, '{questions}', jsonb_agg(
    case when is_missing then question || '{"flagIf": {"test": "yes", "value": null, "optionIds": []}}' else question end order by position))
  from (
    select question, position, pg_temp.is_flagged_by_yes(question ->> 'kind', question ->> 'text')
      and coalesce(question -> 'flagIf', 'null') = 'null' as is_missing
    from jsonb_array_elements(content -> 'questions') with ordinality as questions (question, position)) checked
  having bool_or(is_missing)
$$;

update surveys set content = pg_temp.with_flag_rules(content)
  where type = 'WELCOME' and pg_temp.with_flag_rules(content) is not null;

update survey_editions set content = pg_temp.with_flag_rules(content)
  where content ->> 'type' = 'WELCOME' and pg_temp.with_flag_rules(content) is not null;

-- Answers that nobody has read yet, with their flags in the order in which they are shown.
update check_ins set flags = flagged.flags
  from (
    select account_id, id, jsonb_agg(flag order by flag ->> 'reason' <> 'answer', position) as flags
    from check_ins cross join lateral (
      select position, coalesce(present.flag, jsonb_build_object(
        'questionId', answer -> 'questionId', 'question', answer -> 'question', 'reason', 'answer')) as flag,
        present.flag is null as is_new
      from jsonb_array_elements(answers) with ordinality as given (answer, position)
        full join jsonb_array_elements(flags) as present (flag) on flag -> 'questionId' = answer -> 'questionId'
      where present.flag is not null
        or (answer -> 'value' -> 'value' = 'true' and pg_temp.is_flagged_by_yes(answer ->> 'kind', answer ->> 'question'))) as shown
    where state = 'sent'
    group by account_id, id
    having bool_or(is_new)) flagged
  where (check_ins.account_id, check_ins.id) = (flagged.account_id, flagged.id);
