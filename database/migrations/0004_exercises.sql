create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- Lower case, no accents: how names are compared in a search.
create function plain(words text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, words));

create function words_of(name text) returns text[] language sql immutable strict parallel safe
  return array_remove(regexp_split_to_array(plain(name), '[^[:alnum:]]+'), '');

-- The words run together, for those who write "latmachine".
create function squeezed(name text) returns text language sql immutable strict parallel safe
  return regexp_replace(plain(name), '[^[:alnum:]]+', '', 'g');

-- The words of a search as rows. Strict, so that it is not inlined: the planner then counts on 3 words whatever was
-- asked and keeps one plan for all searches.
create function asked_words(words text[]) returns setof text language sql immutable strict parallel safe rows 3
  as 'select unnest(words)';

-- How near a known word is to the one that was asked: 1 the same, 0 another word. The letters may be 1 apart, 2 in a
-- word of 6 or more, or 2 may have changed places; the first two letters hold the real first one. Not strict, so that
-- it is inlined.
create function closeness(asked text, known text) returns real language sql immutable parallel safe return case
  when known = asked then real '1'
  when starts_with(known, asked) then real '0.9'
  when length(asked) > 2 and strpos(known, asked) > 0 then real '0.7'
  when length(asked) < 4 or abs(length(known) - length(asked)) > 2 or strpos(left(asked, 2), left(known, 1)) = 0 then real '0'
  else case levenshtein_less_equal(asked, known, 2)
    when 1 then real '0.6'
    when 2 then case
      when length(asked) > 5 then real '0.4'
      when length(known) = length(asked) and translate(known, asked, '') = '' and translate(asked, known, '') = '' then real '0.5'
      else real '0' end
    else real '0' end
  end;

-- The library that all accounts share, read-only to them. Of two that match equally the less rare is shown first.
create table system_exercises (
  id uuid primary key,
  code text not null unique,
  name_it text not null,
  name_en text not null,
  primary_muscles text[] not null,
  secondary_muscles text[] not null,
  equipment text[] not null,
  category text not null,
  level text,
  mechanic text,
  force text,
  rarity smallint not null,
  squeezed text not null generated always as (squeezed(name_it || ' ' || name_en)) stored
);
grant select on system_exercises to forma_app;

-- Each word of the library's names, in both languages, and where it stands. Refreshed when the library is loaded.
create materialized view exercise_words as
  select word, array_agg(distinct id) as exercise_ids
  from system_exercises, unnest(words_of(name_it || ' ' || name_en)) word
  group by word;
grant select on exercise_words to forma_app;

create table exercises (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null,
  primary_muscles text[] not null,
  secondary_muscles text[] not null,
  equipment text[] not null,
  category text not null,
  instructions text,
  created_at timestamptz not null default now(),
  words text[] not null generated always as (words_of(name)) stored,
  squeezed text not null generated always as (squeezed(name)) stored,
  primary key (account_id, id)
);
create unique index exercises_by_name on exercises (account_id, lower(name));
call protect_by_account('exercises');
