-- Whether the whole team sees a template of the library; only its author and the admins change it.
alter table programs add is_shared boolean not null default false,
  add constraint only_templates_are_shared check (not is_shared or client_id is null);
