-- Pasted lines look for foods with exactly their names.
create index system_aliments_of_name_it on system_aliments (folded_it);
create index system_aliments_of_name_en on system_aliments (folded_en);
create index aliments_of_name_it on aliments (account_id, folded_it);
create index aliments_of_name_en on aliments (account_id, folded_en);
