-- The units in which a user reads and types weights and lengths of the body. Values are always stored in kg and cm.
alter table users
  add column weight_unit text not null default 'kg' check (weight_unit in ('kg', 'lb')),
  add column length_unit text not null default 'cm' check (length_unit in ('cm', 'in'));
