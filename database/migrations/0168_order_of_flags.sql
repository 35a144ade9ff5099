-- The flags of check-ins are stored in the order in which they are shown: those that a question sets come first.
update check_ins set flags = (
    select jsonb_agg(flag order by flag ->> 'reason' <> 'answer', position)
    from jsonb_array_elements(flags) with ordinality as stored (flag, position))
  where jsonb_path_exists(flags, '$[*] ? (@.reason != "answer")') and jsonb_path_exists(flags, '$[*] ? (@.reason == "answer")');
