-- Foods of an account with only one of salt (g) and sodium (mg) get the other one, computed: salt is sodium times 2.5
-- (Regulation (EU) 1169/2011, annex I). Foods that are saved later get it from the application.
update aliments
set micronutrients = micronutrients || jsonb_build_object('salt', trim_scale((micronutrients ->> 'sodium')::numeric * 2.5 / 1000)),
  states = states || '{"salt": "calculated"}'
where micronutrients ? 'sodium' and not micronutrients ? 'salt';

update aliments
set micronutrients = micronutrients || jsonb_build_object('sodium', trim_scale((micronutrients ->> 'salt')::numeric * 1000 / 2.5)),
  states = states || '{"sodium": "calculated"}'
where micronutrients ? 'salt' and not micronutrients ? 'sodium';
