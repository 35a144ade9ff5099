-- Comments on workouts and on their sets become messages of the conversation of the client, which point at the workout.
alter table messages
  -- The part of the record, such as one set of a workout.
  add reference_part text check (length(reference_part) <= 100),
  add check (reference_part is null or reference_id is not null);

alter table conversation_members
  -- Numbers above `last_read_seq` that were read elsewhere: on the workout that the message points at.
  add read_seqs integer[] not null default '{}';

insert into conversations (account_id, id)
select distinct workout.account_id, workout.client_id
from completed_comments comment
  join completed_workouts workout on (workout.account_id, workout.id) = (comment.account_id, comment.completed_workout_id)
on conflict do nothing;

-- The messages and comments of the conversations with comments, numbered in the order of their times.
create temporary table renumbered on commit drop as
select merged.*, conversations.wiped_seq
  + row_number() over (partition by merged.account_id, conversation_id order by at, old_seq nulls first, merged.id) as seq
from (
  select comment.account_id, workout.client_id as conversation_id, comment.id, null::integer as old_seq,
    comment.created_at as at, comment.is_by_client,
    case when comment.is_by_client then clients.membership_id else comment.author_id end as author_id,
    comment.created_at <= coalesce(workout.client_read_at, '-infinity') as is_read_by_client,
    comment.created_at <= coalesce(workout.coach_read_at, '-infinity') as is_read_by_coach
  from completed_comments comment
    join completed_workouts workout on (workout.account_id, workout.id) = (comment.account_id, comment.completed_workout_id)
    join clients on (clients.account_id, clients.id) = (workout.account_id, workout.client_id)
  union all
  select message.account_id, message.conversation_id, message.id, message.seq, message.created_at, null, message.author_id,
    null, null
  from messages message
  where exists (
    select from completed_workouts workout
      join completed_comments comment on (comment.account_id, comment.completed_workout_id) = (workout.account_id, workout.id)
    where (workout.account_id, workout.client_id) = (message.account_id, message.conversation_id))
) merged join conversations on (conversations.account_id, conversations.id) = (merged.account_id, merged.conversation_id);
create index on renumbered (account_id, conversation_id, seq);

-- Everybody who takes part in these conversations. A professional without a row has read all messages, a client none.
create temporary table participants on commit drop as
select conversations.account_id, conversations.id as conversation_id, people.membership_id, people.is_client,
  coalesce(known.last_read_seq, case when people.is_client then 0 else conversations.last_seq end) as last_read_seq,
  coalesce(known.wiped_seq, 0) as wiped_seq
from conversations cross join lateral (
    select clients.membership_id, true as is_client from clients
    where (clients.account_id, clients.id) = (conversations.account_id, conversations.id) and clients.membership_id is not null
    union
    select id, false from memberships
    where account_id = conversations.account_id and role = 'admin' and deactivated_at is null
    union
    select membership_id, false from client_collaborators care
    where (care.account_id, care.client_id) = (conversations.account_id, conversations.id)
    union
    select member.membership_id, memberships.role = 'client' from conversation_members member
      join memberships on (memberships.account_id, memberships.id) = (member.account_id, member.membership_id)
    where (member.account_id, member.conversation_id) = (conversations.account_id, conversations.id)
  ) people
  left join conversation_members known
    on (known.account_id, known.conversation_id, known.membership_id)
      = (conversations.account_id, conversations.id, people.membership_id)
where exists (
  select from renumbered where (renumbered.account_id, renumbered.conversation_id) = (conversations.account_id, conversations.id));

-- The pointer of each participant ends before the first message that is unread; what was read after it is listed.
insert into conversation_members (account_id, conversation_id, membership_id, last_read_seq, wiped_seq, read_seqs)
select account_id, conversation_id, membership_id, pointer, new_wiped_seq, read_seqs
from participants cross join lateral (
    select coalesce(min(seq) filter (where not is_read) - 1, max(seq))::integer as pointer,
      coalesce(max(seq) filter (where old_seq <= wiped_seq), wiped_seq)::integer as new_wiped_seq
    from (
      select seq, old_seq, case when old_seq is not null then old_seq <= last_read_seq
        when is_client then is_by_client or is_read_by_client else not is_by_client or is_read_by_coach end as is_read
      from renumbered
      where (renumbered.account_id, renumbered.conversation_id) = (participants.account_id, participants.conversation_id)
    ) numbered
  ) read cross join lateral (
    select coalesce(array_agg(seq::integer order by seq), '{}') as read_seqs from renumbered
    where (renumbered.account_id, renumbered.conversation_id) = (participants.account_id, participants.conversation_id)
      and seq > pointer and author_id is distinct from membership_id
      and case when old_seq is not null then old_seq <= last_read_seq
        when is_client then is_by_client or is_read_by_client else not is_by_client or is_read_by_coach end
  ) later
on conflict (account_id, conversation_id, membership_id) do update
  set last_read_seq = excluded.last_read_seq, wiped_seq = excluded.wiped_seq, read_seqs = excluded.read_seqs;

-- Numbers are unique, so they are moved out of the way first.
update messages set seq = messages.seq + 1000000000 from renumbered
where (messages.account_id, messages.id) = (renumbered.account_id, renumbered.id);
update messages set seq = renumbered.seq from renumbered
where (messages.account_id, messages.id) = (renumbered.account_id, renumbered.id);

-- A comment whose author has left the account is a line of the system with the name of the author.
insert into messages (account_id, id, conversation_id, seq, author_id, type, text, reference_kind, reference_id,
  reference_label, reference_part, created_at)
select comment.account_id, comment.id, renumbered.conversation_id, renumbered.seq, renumbered.author_id,
  case when renumbered.author_id is null then 'system' else 'text' end,
  case when renumbered.author_id is null then comment.author_name || ': ' else '' end || comment.text,
  'completed_workout', workout.id, concat_ws(' · ', prescribed.name, workout.title),
  comment.row_id || '.' || comment.set_number, comment.created_at
from completed_comments comment
  join renumbered on (renumbered.account_id, renumbered.id) = (comment.account_id, comment.id)
  join completed_workouts workout on (workout.account_id, workout.id) = (comment.account_id, comment.completed_workout_id)
  left join lateral (
    select prescribed_row ->> 'name' as name from jsonb_array_elements(workout.prescription) prescribed_row
    where prescribed_row ->> 'id' = comment.row_id::text limit 1
  ) prescribed on true;

update conversations set last_seq = newest.seq, last_message_at = greatest(last_message_at, newest.at)
from (select account_id, conversation_id, max(seq) as seq, max(at) as at from renumbered group by 1, 2) newest
where (conversations.account_id, conversations.id) = (newest.account_id, newest.conversation_id);

drop table completed_comments;
alter table completed_workouts drop client_commented_at, drop coach_commented_at, drop client_read_at;
create index completed_workouts_unread on completed_workouts (account_id, finished_at desc, id)
  where finished_at is not null and client_feedback_at > coalesce(coach_read_at, '-infinity');
