-- `meal_plan_settings` had two unique keys with the same value. `insert … on conflict` names one of them, so that two first
-- saves at the same time could violate the other. The picture of the PDF refers to the primary key now.
do $$
declare
  reference text;
begin
  select conname into strict reference from pg_constraint
  where conrelid = 'attachments'::regclass and confrelid = 'meal_plan_settings'::regclass and contype = 'f';
  execute format('alter table attachments drop constraint %I', reference);
end
$$;
alter table meal_plan_settings drop column id;
alter table attachments
  add foreign key (meal_plan_settings_id) references meal_plan_settings on delete cascade,
  add constraint settings_of_own_account check (meal_plan_settings_id = account_id);
