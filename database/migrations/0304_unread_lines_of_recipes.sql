-- Ingredients of a recipe as they were pasted that are no food yet: they are in no value.
alter table recipes add unread_lines text[] not null default '{}' check (cardinality(unread_lines) <= 60);
