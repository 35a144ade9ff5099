-- The own foods that a collaborator created, which are handed over when the collaborator leaves.
create index aliments_of_author on aliments (account_id, created_by) where created_by is not null;
