-- What was recorded with these ids was deleted: a request with one of them that arrives late, or again, stores nothing.
create table deleted_measurement_records (
  account_id uuid not null,
  client_id uuid not null,
  record_id uuid not null,
  primary key (account_id, client_id, record_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call enable_account_rls('deleted_measurement_records');
