-- For what is read of each client of a list: the copies of one client that have not ended. With an index of the client and another one
-- of the end, the planner may read all copies of the account that have not ended, once for each client.
create index programs_of_client_by_end on programs (account_id, client_id, ends_on) where client_id is not null;
