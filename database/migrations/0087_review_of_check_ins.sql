-- What a professional should look at first in the answers of a client, and when the client was promised a reply.
alter table check_ins
  -- Questions with a remarkable answer: `[{"questionId", "question", "reason"}]`.
  add column flags jsonb not null default '[]' check (jsonb_typeof(flags) = 'array'),
  -- The day, on the client's calendar, by which the client was promised a reply; null: nothing was promised.
  add column reply_by date;
-- The order of the queue: 0 with flags, 1 without.
alter table check_ins
  add column review_rank smallint generated always as (case when flags = '[]'::jsonb then 1 else 0 end) stored;

drop index check_ins_to_review;
create index check_ins_to_review on check_ins (account_id, review_rank, sent_at, id) where state = 'sent';
