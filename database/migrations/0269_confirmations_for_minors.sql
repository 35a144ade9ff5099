-- Alcohol is confirmed for a minor, also when no dietary profile was saved: its version is 0 then.
alter table meal_plan_allergy_confirmations drop constraint meal_plan_allergy_confirmations_profile_version_check;
alter table meal_plan_allergy_confirmations
  add constraint meal_plan_allergy_confirmations_profile_version_check check (profile_version >= 0);
