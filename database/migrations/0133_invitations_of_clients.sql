-- When the last invitation of a client was sent; null when none was. Links are deleted after their expiry, so for clients who have not
-- registered and have none any more it is the day on which they were created, when every new client was invited.
alter table clients add invited_at timestamptz;
update clients set invited_at = coalesce(
    (select max(created_at) from one_time_links links where (links.account_id, links.client_id) = (clients.account_id, clients.id)),
    clients.created_at)
  where membership_id is null and not is_sample;
