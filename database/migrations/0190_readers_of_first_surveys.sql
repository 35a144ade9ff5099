-- The memberships that read the present answers, besides the one that reviewed them.
alter table check_ins add column read_by uuid[] not null default '{}';

-- Answers that were reviewed before count as read by who is in charge of the client now.
update check_ins set read_by = array(
  select membership_id from client_collaborators care
  where care.account_id = check_ins.account_id and care.client_id = check_ins.client_id)
where state = 'reviewed' and assignment_id is null;

create index check_ins_flagged_first on check_ins (account_id, client_id)
  where state = 'reviewed' and assignment_id is null and review_rank = 0;
