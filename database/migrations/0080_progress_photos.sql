-- Progress photos of a client, in one set for each local day.
create table progress_sets (
  account_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  taken_on date not null,
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (account_id, id),
  unique (account_id, client_id, taken_on),
  foreign key (account_id, client_id) references clients on delete cascade
);
create index progress_sets_newest on progress_sets (account_id, created_at desc, id desc);
call enable_account_rls('progress_sets');

create table progress_photos (
  account_id uuid not null,
  id uuid not null,
  set_id uuid not null,
  pose text not null check (pose in ('front', 'side', 'back', 'own')),
  -- Name of an own pose.
  name text not null default '' check (length(name) <= 40),
  -- The professional who added it; null: the client.
  author_id uuid,
  -- Two points of the body, as shares of width and height: `{"upper": {"x", "y"}, "lower": {"x", "y"}}`. The image is never changed.
  alignment jsonb check (jsonb_typeof(alignment) = 'object'),
  -- Since when the client allows the use of this photo in advertising; null: not.
  advertised_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  check ((pose = 'own') = (name <> '')),
  foreign key (account_id, set_id) references progress_sets on delete cascade,
  foreign key (account_id, author_id) references memberships on delete set null (author_id)
);
create index progress_photos_of_set on progress_photos (account_id, set_id, created_at, id);
create index progress_photos_of_author on progress_photos (account_id, author_id) where author_id is not null;
call enable_account_rls('progress_photos');

-- The file of a photo. It is read through the route of the photo only, never by a signed address.
alter table attachments
  add column progress_photo_id uuid,
  add foreign key (account_id, progress_photo_id) references progress_photos on delete cascade,
  add constraint attachments_of_progress_photo
    exclude using btree (account_id with =, progress_photo_id with =, position with =)
    where (progress_photo_id is not null) deferrable;

-- An attachment has one owner among all columns that refer to one.
do $$
declare
  owners text;
begin
  select string_agg(distinct quote_ident(attname), ', ') into owners
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where conrelid = 'attachments'::regclass and contype = 'f' and attname <> 'account_id';
  execute 'alter table attachments drop constraint one_owner, add constraint one_owner check (num_nonnulls(' || owners || ') = 1)';
end
$$;
