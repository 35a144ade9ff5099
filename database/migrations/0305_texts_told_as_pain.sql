-- Texts of the client that explained reported pain when its notification was sent: a notification of their own is due only for what was
-- not in them.
alter table completed_workouts add column pain_texts text[] not null default '{}';

update completed_workouts set pain_texts = array(
  select comment where comment <> '' and comment_author_id is null
  union select change ->> 'skipNote' from jsonb_array_elements(row_changes) change
    where change ->> 'skipReason' = 'pain' and change ->> 'skipNote' <> '')
where row_changes @> '[{"skipReason": "pain"}]' or has_pain_at_end;
