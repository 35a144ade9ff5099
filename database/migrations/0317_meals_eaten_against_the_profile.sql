-- Whether the client ate a food that their dietary profile was against when the meal was reported, and that no professional left in the
-- meal plan on purpose. The lists of what is unread count it without the meal plan and the profile.
alter table meal_entries add column is_against_profile boolean not null default false;
