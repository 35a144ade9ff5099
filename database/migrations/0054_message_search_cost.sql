-- The cost of a search depends neither on the number of messages with a word nor on how these are distributed over time.

-- With the id, so that the index has the whole order of a search.
drop index messages_by_time;
create index messages_by_time on messages (account_id, created_at desc, id);

-- A search reads the pending entries of these indexes one by one.
alter index messages_search set (gin_pending_list_limit = 256);
alter index messages_trigrams set (gin_pending_list_limit = 256);

-- The messages of the account with all words, newest first; row-level security would let no index find them. `conversation_ids`: only
-- those; null: all. `reader`: the membership whose wiped messages are left out. `kind`: only messages with a file, or with a
-- link; then there may be no words.
create or replace function search_messages(
  words text[], conversation_ids uuid[], reader uuid, sees_internal boolean, kind text, max_rows integer, skipped integer
) returns table (id uuid) language plpgsql stable rows 25 security definer
set search_path = public, pg_temp as $$
declare
  has_words boolean := cardinality(words) > 0;
  conditions text := 'm.account_id = current_account() and m.deleted_at is null and ($4 or not m.is_internal)'
    || case when has_words then ' and m.search @@ search_query($1)' else '' end
    || case when conversation_ids is null then '' else ' and m.conversation_id = any($2)' end
    || case kind when 'file' then ' and m.storage_key is not null' when 'link' then ' and m.text ~* ''https?://''' else '' end
    || ' and not exists (select from conversation_members member where member.account_id = m.account_id
      and member.conversation_id = m.conversation_id and member.membership_id = $3 and member.wiped_seq >= m.seq)';
  max_sorted constant integer := 500;
  total integer;
  sorted_ids uuid[];
begin
  -- Rare words: the index of the words finds all messages.
  if has_words then
    execute 'select count(*), array_agg(m.id order by m.created_at desc, m.id) from (
        select m.id, m.created_at from messages m where ' || conditions || ' limit ' || max_sorted || ') m'
      into total, sorted_ids using words, conversation_ids, reader, sees_internal;
    if total < max_sorted then return query select unnest(sorted_ids[skipped + 1 : skipped + max_rows]); return; end if;
  end if;
  -- Frequent words: sorting all messages takes longer than reading the newest ones until enough of them have the words.
  return query execute 'select m.id from messages m where ' || conditions || ' order by m.created_at desc, m.id limit $5 offset $6'
    using words, conversation_ids, reader, sees_internal, max_rows, skipped;
end
$$;
