-- Rules of the contracts that the database holds as well: enumerations, ranges and unique positions.

alter table accounts
  add check (length(name) between 1 and 120),
  add check (main_color ~ '^#[0-9a-fA-F]{6}$');
alter table users add check (length(name) between 1 and 120);
alter table training_school_users add check (length(name) between 1 and 120);
alter table role_permissions add check (role in ('admin', 'coach', 'nutritionist', 'client', 'super_admin'));
alter table files add check (size_bytes >= 0);
alter table rate_limits add check (attempts >= 0);
alter table payment_plans
  add unique (position),
  add check (max_clients > 0),
  add check (month_cents >= 0),
  add check (year_cents >= 0);

alter table clients
  add check (length(name) between 1 and 120),
  add check (height_cm between 50 and 250),
  add check (birth_date >= '1900-01-01' and birth_date < '2200-01-01');
alter table client_types add check (length(name) between 1 and 60);
alter table groups add check (length(name) between 1 and 80);
alter table folders add check (length(name) between 1 and 80);

alter table exercises
  add constraint exercises_category check (category in (
    'strength', 'calisthenics', 'powerlifting', 'olympic_weightlifting', 'strongman', 'plyometrics',
    'cardio', 'stretching', 'mobility', 'pilates_yoga', 'rehab')),
  add constraint exercises_level check (level in ('beginner', 'intermediate', 'expert')),
  add constraint exercises_mechanic check (mechanic in ('compound', 'isolation')),
  add constraint exercises_force check (force in ('push', 'pull', 'static')),
  add constraint exercises_muscles check (primary_muscles || secondary_muscles <@ array[
    'chest', 'lats', 'middle_back', 'lower_back', 'traps', 'neck', 'shoulders', 'biceps', 'triceps',
    'forearms', 'abs', 'obliques', 'hip_flexors', 'quads', 'hamstrings', 'glutes', 'adductors', 'abductors',
    'calves', 'tibialis', 'full_body']),
  add constraint exercises_equipment check (equipment <@ array[
    'bodyweight', 'barbell', 'dumbbell', 'kettlebell', 'ez_bar', 'trap_bar', 'cable', 'machine',
    'smith_machine', 'cardio_machine', 'band', 'suspension', 'rings', 'pull_up_bar', 'parallel_bars',
    'bench', 'box', 'exercise_ball', 'bosu', 'medicine_ball', 'plate', 'ab_wheel', 'landmine', 'sled',
    'sandbag', 'battle_rope', 'rope', 'strongman', 'foam_roller', 'other']),
  add check (length(name) between 1 and 120),
  add check (asset_count between 0 and 10);

alter table system_exercises
  add constraint system_exercises_category check (category in (
    'strength', 'calisthenics', 'powerlifting', 'olympic_weightlifting', 'strongman', 'plyometrics',
    'cardio', 'stretching', 'mobility', 'pilates_yoga', 'rehab')),
  add constraint system_exercises_level check (level in ('beginner', 'intermediate', 'expert')),
  add constraint system_exercises_mechanic check (mechanic in ('compound', 'isolation')),
  add constraint system_exercises_force check (force in ('push', 'pull', 'static')),
  add constraint system_exercises_muscles check (primary_muscles || secondary_muscles <@ array[
    'chest', 'lats', 'middle_back', 'lower_back', 'traps', 'neck', 'shoulders', 'biceps', 'triceps',
    'forearms', 'abs', 'obliques', 'hip_flexors', 'quads', 'hamstrings', 'glutes', 'adductors', 'abductors',
    'calves', 'tibialis', 'full_body']),
  add constraint system_exercises_equipment check (equipment <@ array[
    'bodyweight', 'barbell', 'dumbbell', 'kettlebell', 'ez_bar', 'trap_bar', 'cable', 'machine',
    'smith_machine', 'cardio_machine', 'band', 'suspension', 'rings', 'pull_up_bar', 'parallel_bars',
    'bench', 'box', 'exercise_ball', 'bosu', 'medicine_ball', 'plate', 'ab_wheel', 'landmine', 'sled',
    'sandbag', 'battle_rope', 'rope', 'strongman', 'foam_roller', 'other']),
  add check (length(name_it) between 1 and 120),
  add check (length(name_en) between 1 and 120),
  add check (asset_count between 0 and 10);

alter table programs add check (version > 0);
alter table program_settings add check (jsonb_typeof(choices) = 'object');
alter table client_program_settings add check (jsonb_typeof(choices) = 'object');

alter table completed_workouts
  add check (week_number >= 0),
  add check (day_number >= 0),
  add check (effort between 1 and 10),
  add check (jsonb_typeof(row_changes) = 'array');
alter table completed_sets
  add check (set_number > 0),
  add check (weight_kg >= 0),
  add check (reps >= 0),
  add check (rir between 0 and 10),
  add check (rpe between 1 and 10),
  add check (seconds >= 0),
  add check (metres >= 0);
alter table completed_set_versions
  add check (set_number > 0),
  add check (weight_kg >= 0),
  add check (reps >= 0),
  add check (rir between 0 and 10),
  add check (rpe between 1 and 10),
  add check (seconds >= 0),
  add check (metres >= 0);
alter table completed_comments add check (set_number > 0);
