-- The text about a whole program, which clients read with their training: reading it from the content would decompress all
-- weeks. `''` for content without one.
alter table programs add info text not null generated always as (coalesce(content ->> 'info', '')) stored;
