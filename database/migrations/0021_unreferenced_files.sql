-- The storage keys among `candidates` that no record of any account refers to: files of uploads whose server was killed before
-- the record was written.
create function unreferenced_files(candidates text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select unnest(candidates)
  except
  select storage_key from files
  except
  select unnest(array[storage_key, poster_key, thumbnail_key]) from attachments
  except
  select unnest(array[storage_key, poster_key, thumbnail_key]) from system_attachments
$$;
revoke execute on function unreferenced_files from public;
grant execute on function unreferenced_files to forma_app;
