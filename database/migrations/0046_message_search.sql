-- Search in the messages of all conversations: words in any form, in Italian and English, with or without accents; with the
-- trigrams also words with a typing error.
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

-- The words of a message, lower case and without accents.
create function message_words(text text, filename text) returns text language sql immutable parallel safe
  return regexp_replace(normalize_text(text || ' ' || coalesce(filename, '')), '[^[:alnum:]]+', ' ', 'g');

-- The words as they are, for the beginning of a word, and their Italian and English stems. Positions are not used.
create function search_document(words text) returns tsvector language sql immutable strict parallel safe
  return strip(to_tsvector('simple', words) || to_tsvector('italian', words) || to_tsvector('english', words));

-- All words, each in any of its forms; the last one may be unfinished. `words` are letters and digits only.
create function search_query(words text[]) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg('(' || concat_ws(' | ', format('''%s''', word) || case when n = cardinality(words) then ':*' else '' end,
    nullif(plainto_tsquery('italian', word)::text, ''), nullif(plainto_tsquery('english', word)::text, '')) || ')', ' & ')::tsquery
  from unnest(words) with ordinality as given(word, n)
$$;

alter table messages
  add search tsvector not null generated always as (search_document(message_words(text, filename))) stored;
create index messages_search on messages using gin (account_id, search);
create index messages_trigrams on messages using gin (account_id, message_words(text, filename) gin_trgm_ops);
create index messages_by_time on messages (account_id, created_at desc);
create index messages_with_file_by_time on messages (account_id, created_at desc) where storage_key is not null;
create index messages_with_link on messages (account_id, created_at desc) where text ~* 'https?://';

-- The messages of the account with all words, newest first; row-level security would let no index find them. `conversation_ids`: only
-- those; null: all. `reader`: the membership whose wiped messages are left out. `kind`: only messages with a file, or with a
-- link; then there may be no words.
create function search_messages(
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
  range text := ' order by m.created_at desc, m.id limit $5 offset $6';
  -- A frequent word is found among the newest messages; sorting all messages with it takes longer.
  newest text := '(select * from messages where account_id = current_account()
    order by created_at desc limit 3000 + 20 * $6::bigint)';
  found_ids uuid[];
begin
  if has_words then
    execute 'select array(select m.id from ' || newest || ' m where ' || conditions || range || ')'
      into found_ids using words, conversation_ids, reader, sees_internal, max_rows, skipped;
    if cardinality(found_ids) = max_rows then return query select unnest(found_ids); return; end if;
  end if;
  -- Materialized, so that the index of the words is used, and not that of the time.
  return query execute case when has_words
      then 'with m as materialized (select m.id, m.created_at from messages m where ' || conditions || ') select m.id from m' || range
      else 'select m.id from messages m where ' || conditions || range end
    using words, conversation_ids, reader, sees_internal, max_rows, skipped;
end
$$;
revoke execute on function search_messages from public;
grant execute on function search_messages to forma_app;

-- For each word the most similar one that is written in a message of the account; the word itself when there is none. Numbers and
-- words of fewer than four letters are left as they are.
create function similar_words(words text[]) returns text[] language sql stable security definer
set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.5 as $$
  select array_agg(coalesce(known.word, given.word) order by n)
  from unnest(words) with ordinality as given(word, n) left join lateral (
    select candidate as word from (
      select message_words(text, filename) as text from messages
      where account_id = current_account() and message_words(text, filename) %> given.word and given.word ~ '^[^0-9]{4,}$' limit 50
    ) message, regexp_split_to_table(message.text, ' ') candidate
    where similarity(candidate, given.word) > 0.3
    order by similarity(candidate, given.word) desc, candidate limit 1
  ) known on true
$$;
revoke execute on function similar_words from public;
grant execute on function similar_words to forma_app;
