-- Corrections of the end of a workout. Devices send ends repeatedly and late: one that is older than the correction of the effort does not
-- change it, and text that was merged before the comment was corrected is not appended again. Null: not corrected.
alter table completed_workouts
  add effort_corrected_at timestamptz,
  -- The comment as the devices sent it at the end.
  add sent_comment text;
