-- The state of a meal with its swaps, and its note, are parts with times of their own: what one device says about the meal and what
-- another one writes beside it are both stored. `logged_at` is the time of the state, or of the first report while there is none.
alter table meal_entries
  -- False: only a note or a picture was added, so a state that was reported before them is still valid.
  add column has_state boolean not null default true,
  -- Null: no note was ever written.
  add column noted_at timestamptz;
update meal_entries set noted_at = logged_at where note <> '';
