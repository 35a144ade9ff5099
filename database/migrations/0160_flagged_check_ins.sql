-- Unread answers with flags, by client: the list of clients marks them in each row.
create index check_ins_flagged on check_ins (account_id, client_id) where state = 'sent' and review_rank = 0;
