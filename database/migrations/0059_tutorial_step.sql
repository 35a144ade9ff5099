-- Where a professional is in the first steps of the home screen: the step to continue with; 'done' hides them. Null: not chosen,
-- the first step that is not done comes next.
alter table memberships add tutorial_step text check (tutorial_step in ('client', 'program', 'assign', 'done'));
