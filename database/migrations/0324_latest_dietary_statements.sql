-- Home lists the clients whose latest statements about food are still to be decided.
create index dietary_statements_latest on dietary_statements (account_id, sent_at desc);
